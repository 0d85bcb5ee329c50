#pragma once

#include <cstdint>

#include "core/attention/prepared.h"

namespace attnscope {

/// The score s of one pair, summed in double precision.
double score_at(const Scores& scores, std::int64_t query, std::int64_t key);

/// The logit λs, squeezed by c·tanh(λs/c) where c = softcap > 0.
double capped_logit(double logit, double softcap);

}  // namespace attnscope
