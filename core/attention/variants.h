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
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view source;   ///< empty if there is none
    std::span<const Parameter* const> parameters;

    /// Computes the scores. Called on a worker thread, once for many λ. Throws Cancelled,
    /// InvalidRequest, and what the source of the weights throws.
    Scores (*prepare)(const QueriesAndKeys& input, const ParameterValues& parameters,
                      const Weights& weights, const std::stop_token& stop);
    bool learns = false;  ///< whether it has weights, so that the seed or their file matters

    /// Whether scores are inner products of query and key, possibly divided by norms; only then do
    /// query and key have a cosine.
    bool is_product = false;
    bool divides_queries = false, divides_keys = false;  ///< whether by ‖q‖, by ‖k‖

    /// If set, weights are relu(x)² divided by this function of the number of keys that the row
    /// sees, instead of the softmax of x.
    double (*squared_relu_divisor)(double keys, const ParameterValues& parameters) = nullptr;
};

/// All variants, the standard one first.
std::span<const Variant* const> variants();

}  // namespace attnscope
