#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "core/attention/rotation.h"
#include "core/parameters/parameter.h"

namespace attnscope {

/// The inputs on which a rotation may depend.
struct RotationInput {
    std::int64_t d;  ///< dimension of the vectors
    std::int64_t n;  ///< number of keys
    const ParameterValues& parameters;
};

/// The bias b as a function of the position of the query minus that of the key.
using BiasFormula = std::function<double(double distance)>;

/// How the positions of queries and keys enter logits: by turning the vectors of inner products, as
/// a bias, or not at all.
struct PositionScheme {
    std::string_view key;      ///< name on the command line, in files and in exports
    std::string_view label;    ///< what a person reads
    std::string_view formula;  ///< empty if there is none
    std::string_view help;     ///< one sentence
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view source;   ///< empty if there is none
    std::span<const Parameter* const> parameters;

    Rotation (*rotation)(const RotationInput&) = nullptr;   ///< null if there is none
    BiasFormula (*bias)(const ParameterValues&) = nullptr;  ///< null if none; throws InvalidRequest
};

/// All position schemes, the standard one first.
std::span<const PositionScheme* const> positions();

}  // namespace attnscope
