#pragma once

#include <vector>

namespace attnscope {

/// The norm r of a query, and the weight of this norm in means over random queries.
struct QueryNorm {
    double norm, weight;
};

/// Returns nodes for means over the norm r ~ χ_d of a query q ~ N(0, I): E f(r) ≈ Σ weight f(norm),
/// where f is a smooth function of log r and the weights sum to 1. The nodes are a trapezoid in
/// log r or, from d = 64 on, a Gauss rule with as few nodes as reach the error below.
///
/// Relative error 1e-12 if f(r) is an exact mean (ExactMeans) of rows of n ≤ 10¹² keys with
/// Gaussian logits of standard deviation λr. d ∈ [2, 10⁶].
std::vector<QueryNorm> query_norms(double d);

}  // namespace attnscope
