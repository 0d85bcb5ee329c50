#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>

#include "core/attention/prepared.h"
#include "core/parameters/parameter.h"

namespace attnscope {

/// How scores are made from queries and keys.
struct Variant {
    std::string_view key;      ///< name on the command line, in files and in exports
    std::string_view label;    ///< what a person reads
    std::string_view formula;  ///< of the score s that λ multiplies
    std::string_view help;     ///< one sentence
    std::string_view source;   ///< empty where there is none
    std::span<const Parameter* const> parameters;

    /// Weights that the variant draws follow from the seed alone. Called on a worker thread, once
    /// for many λ. Throws Cancelled, InvalidRequest.
    Scores (*prepare)(const QueriesAndKeys& input, const ParameterValues& parameters,
                      std::uint64_t seed, const std::stop_token& stop);
    bool draws = false;  ///< whether it draws weights, so that the seed matters
};

/// All of them, the standard one first.
std::span<const Variant* const> variants();

}  // namespace attnscope
