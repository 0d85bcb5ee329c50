#pragma once

#include <stop_token>
#include <vector>

#include "core/attention/prepared.h"

namespace attnscope {

/// What additive attention learns, at hidden width h: W_q and W_k of h rows as long as a query, and
/// v of h numbers.
struct AdditiveWeights {
    Vectors queries, keys;
    std::vector<float> output;
};

/// s_ij = v·tanh(W_q q_i + W_k k_j), in float32. Throws Cancelled.
ScoreFunction additive_scores(const QueriesAndKeys& input, const AdditiveWeights& weights,
                              const std::stop_token& stop);

}  // namespace attnscope
