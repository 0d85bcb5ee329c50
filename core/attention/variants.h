#pragma once

#include <span>
#include <stop_token>
#include <string_view>

#include "core/attention/prepared.h"
#include "core/attention/weights.h"
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

    /// Called on a worker thread, once for many λ. Throws Cancelled, InvalidRequest, and what gives
    /// the weights.
    Scores (*prepare)(const QueriesAndKeys& input, const ParameterValues& parameters,
                      const Weights& weights, const std::stop_token& stop);
    bool learns = false;  ///< whether it has weights, so that the seed or their file matters

    /// Whether scores are inner products of query and key, whatever their lengths: only then do
    /// these have cosines.
    bool is_product = false;
    bool divides_queries = false, divides_keys = false;  ///< the product by the norms of these

    /// Where given, weights are relu(x)² over this, given how many keys the row sees, in place of
    /// the softmax of x.
    double (*squared_relu_divisor)(double keys, const ParameterValues& parameters) = nullptr;
};

/// All of them, the standard one first.
std::span<const Variant* const> variants();

}  // namespace attnscope
