#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/attention/masks.h"
#include "core/parameters/parameter.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// What weighing a row tells besides its weights.
struct Weighing {
    /// Σ ∂p_j/∂x_j, the trace of the Jacobian of weights by logits.
    double trace = 0;
    /// The weight that no key gets; 0 where the normaliser sets none aside.
    double remainder = 0;
};

/// How the weights p of a row follow from its logits x. Without of_softmax() and weigh(), they are
/// the softmax.
struct Normalizer {
    std::string_view key;      ///< name on the command line, in files and in exports
    std::string_view label;    ///< what a person reads
    std::string_view formula;  ///< of the weight p of a key
    std::string_view help;     ///< one sentence
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view source;
    std::span<const Parameter* const> parameters;

    /// Whether a query sees only those keys of its mask that come before its own position.
    bool only_before = false;

    /// If set, weights are those of the softmax times one factor. The function returns the
    /// statistics of such a row, given those of its softmax, which merge over runs of keys: no row
    /// has to be in memory.
    RowStatistics (*of_softmax)(const RowStatistics& softmax,
                                const ParameterValues& parameters) = nullptr;

    /// If set, weights are no softmax times a factor. The function replaces the logits
    /// of the keys that the row sees, in the order of the keys, by their weights. It is never
    /// called without keys.
    Weighing (*weigh)(std::span<double> row, const ParameterValues& parameters) = nullptr;
    /// If set, a weight is σ(x + b) of its own logit alone, and this parameter is b: engines may
    /// then compute weights without weigh(), key by key.
    const Parameter* logistic_bias = nullptr;
    /// The weight that no key gets where a row sees no key.
    double remainder_of_none = 0;

    bool is_softmax() const { return !of_softmax && !weigh; }
    /// Whether weights can be had only with all logits of a row in memory.
    bool needs_whole_rows() const { return weigh && !logistic_bias; }
};

/// All normalisers, the softmax first.
std::span<const Normalizer* const> normalizers();

/// Returns the keys that the query at position `place` sees in a matrix with `keys` keys: those of
/// the mask, unless the normaliser leaves some out.
inline VisibleKeys visible_keys(const AttentionMask& mask, const Normalizer& normalizer,
                                std::int64_t place, std::int64_t keys,
                                const ParameterValues& parameters) {
    const VisibleKeys seen = mask.visible(place, keys, parameters);
    return normalizer.only_before ? within(seen, {0, place}) : seen;
}

/// Returns the statistics of a row, given the weights of the keys that it sees, of which there is
/// at least one. argmax is an index into `weights`, and log_sum_exp is NaN: such weights have no
/// denominator.
RowStatistics statistics_of_weights(std::span<const double> weights, const Weighing& weighing);

}  // namespace attnscope
