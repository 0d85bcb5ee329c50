#pragma once

#include <span>
#include <string_view>

#include "core/attention/prepared.h"
#include "core/parameters/parameter.h"

namespace attnscope {

/// How places of queries and keys enter: by what is done to prepared scores, or as a bias.
struct PositionScheme {
    std::string_view key;      ///< name on the command line, in files and in exports
    std::string_view label;    ///< what a person reads
    std::string_view formula;  ///< empty where there is none
    std::string_view help;     ///< one sentence
    std::string_view source;   ///< empty where there is none
    std::span<const Parameter* const> parameters;

    /// Called on a worker thread, once for many λ. Throws InvalidRequest.
    void (*apply)(PreparedAttention& attention, const ParameterValues& parameters);
};

/// All of them, the standard one first.
std::span<const PositionScheme* const> positions();

}  // namespace attnscope
