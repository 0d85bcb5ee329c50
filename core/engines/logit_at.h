#pragma once

#include <cstdint>

#include "core/attention/prepared.h"

namespace attnscope {

/// Returns the logit of one pair, aλs + b(i, j) with the factor a of their distance, or c
/// tanh(aλs/c) + b(i, j) if c = softcap > 0.
double logit_at(const PreparedAttention& attention, std::int64_t query, std::int64_t key,
                double lambda, double softcap);

}  // namespace attnscope
