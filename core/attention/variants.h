#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>

#include "core/attention/positions.h"
#include "core/attention/prepared.h"
#include "core/attention/weights.h"
#include "core/parameters/parameter.h"

namespace attnscope {

/// Gains of vectors that are divided by √(mean x² + ε).
struct RmsGains {
    double queries = 1, keys = 1, epsilon = 0;
};

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
    /// If set, queries and keys are divided by their root mean squares; weights from a file, where
    /// the variant learns some, multiply their components.
    RmsGains (*rms_gains)(const ParameterValues& parameters) = nullptr;

    /// Whether prepare() takes vectors that a position scheme has turned already; if null, the
    /// scheme turns what it returns.
    bool (*follows_rotation)(const ParameterValues& parameters) = nullptr;
    /// If set, a position scheme turns only so many of the first components of prepared vectors as
    /// this function returns, as if they had no others.
    std::int64_t (*turned_components)(std::int64_t d, const ParameterValues& parameters) = nullptr;

    /// If set, weights are relu(x)² divided by this function of the number of keys that the row
    /// sees, instead of the softmax of x.
    double (*squared_relu_divisor)(double keys, const ParameterValues& parameters) = nullptr;

    /// If set, queries and keys are two halves of d/2 components, which are prepared and turned
    /// each by itself. Weights are the softmax of the first halves' logits minus the value δ of
    /// this parameter times the softmax of the second halves' logits.
    const Parameter* subtracted = nullptr;
};

/// All variants, the standard one first.
std::span<const Variant* const> variants();

/// Returns of how many components of vectors of dimension d a score is made: all, or half of them.
std::int64_t scored_components(const Variant& variant, std::int64_t d);

/// Returns how many components of a variant's vectors a position scheme may turn.
std::int64_t turned_components(const Variant& variant, std::int64_t d,
                               const ParameterValues& parameters);

/// Returns the effect of a position scheme, which must have a rotation, on the vectors of a
/// variant.
Rotation rotation_of(const Variant& variant, const PositionScheme& position,
                     const PositionInput& input);

}  // namespace attnscope
