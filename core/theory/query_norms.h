#pragma once

#include <vector>

namespace attnscope {

/// A query's norm r and the weight that it has in means over random queries.
struct QueryNorm {
    double norm, weight;
};

/// Nodes for means over the norm r ~ χ_d of a query q ~ N(0, I): E f(log r) ≈ Σ weight f(log norm);
/// the weights sum to 1. Relative error 1e-12 for means over Gaussian rows of standard deviation
/// λr, n ≤ 10¹². Uses a trapezoid in log r, or from d = 64 on a Gauss rule with as few nodes as
/// reach this error. d ∈ [2, 10⁶].
std::vector<QueryNorm> query_norms(double d);

}  // namespace attnscope
