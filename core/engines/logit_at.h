#pragma once

#include <cstdint>

#include "core/attention/prepared.h"

namespace attnscope {

/// Returns the logit of one pair, λs + b(i, j), or c tanh(λs/c) + b(i, j) if c = softcap > 0.
double logit_at(const PreparedAttention& attention, std::int64_t query, std::int64_t key,
                double lambda, double softcap);

}  // namespace attnscope
