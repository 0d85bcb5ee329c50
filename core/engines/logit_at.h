#pragma once

#include <cstdint>
#include <optional>

#include "core/attention/prepared.h"

namespace attnscope {

/// The logits of a pair: one, and a second if weights are a difference of two softmaxes.
struct PairLogits {
    double first;
    std::optional<double> second;
};

/// Returns the logits of one pair, aλs + b(i, j) with the factor a of their distance, or c
/// tanh(aλs/c) + b(i, j) if c = softcap > 0.
PairLogits logits_at(const PreparedAttention& attention, std::int64_t query, std::int64_t key,
                     double lambda, double softcap);

}  // namespace attnscope
