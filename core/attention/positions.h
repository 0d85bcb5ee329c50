#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "core/attention/prepared.h"
#include "core/attention/rotation.h"
#include "core/attention/weights.h"
#include "core/parameters/parameter.h"

namespace attnscope {

/// The inputs on which a position scheme may depend.
struct PositionInput {
    std::int64_t d;  ///< dimension of the vectors
    std::int64_t n;  ///< number of keys
    const ParameterValues& parameters;
    std::int64_t places = n;       ///< queries and keys are at positions below this
    Weights numbers = Weights(0);  ///< that the scheme reads besides its parameters
    std::int64_t head = 0;         ///< index of the head in these numbers
};

/// A number as a function of the position of the query minus that of the key.
using DistanceFormula = std::function<double(double distance)>;

/// Where the numbers come from that a scheme reads besides its parameters.
enum class PositionNumbers {
    none,    ///< it reads no others
    listed,  ///< a file has them; without one they are as the scheme says
    drawn    ///< a file has them; without one they are drawn from the seed
};

/// How the positions of queries and keys enter logits: by turning the vectors of inner products, by
/// a factor, as a bias, by a change of whole rows, or not at all. Each function throws
/// InvalidRequest for parameters that do not fit each other, and what Weights::matrix() throws.
struct PositionScheme {
    std::string_view key;      ///< name on the command line, in files and in exports
    std::string_view label;    ///< what a person reads
    std::string_view formula;  ///< empty if there is none
    std::string_view help;     ///< one sentence
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view source;   ///< empty if there is none
    std::span<const Parameter* const> parameters;

    PositionNumbers numbers = PositionNumbers::none;
    bool bias_reads_d = false;  ///< whether the bias depends on the dimension of the vectors

    Rotation (*rotation)(const PositionInput&) = nullptr;       ///< null if there is none
    DistanceFormula (*factor)(const PositionInput&) = nullptr;  ///< of the logit λs; null if none
    DistanceFormula (*bias)(const PositionInput&) = nullptr;    ///< null if there is none
    /// Null if there is none. Rows are those of queries at the positions 0, 1, …
    PairBias (*pair_bias)(const PositionInput&) = nullptr;
    /// Null if there is none. The queries are those of the rows, as they were drawn or read.
    RowChange (*row_change)(const PositionInput&, const SharedVectors& queries) = nullptr;

    bool has_effect() const { return rotation || factor || bias || pair_bias || row_change; }
};

/// All position schemes, the standard one first.
std::span<const PositionScheme* const> positions();

}  // namespace attnscope
