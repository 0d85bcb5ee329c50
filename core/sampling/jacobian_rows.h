#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/sampling/estimate.h"
#include "core/theory/score_model.h"

namespace attnscope {

/// Norms of the softmax's Jacobian with respect to the logits, diag p − ppᵀ, over simulated rows.
struct JacobianNorms {
    std::vector<double> half_l1;  ///< 1 − Σp² of every row, ascending
    Estimate frobenius;           ///< mean of √(Σp² − 2Σp³ + (Σp²)²)
    Estimate spectral;            ///< mean of the largest eigenvalue, at most ½
};

/// Simulates `samples` independent rows at several scales at once; one result per scale. Domain,
/// exceptions and order of the draws are those of monte_carlo().
///
/// `frobenius` and `spectral` are regression estimates: in nearly frozen rows both norms and h = 1
/// − Σp² are nearly 2p₁p₂, and the exact mean E[h] is known (core/theory/exact_means.h). With b the
/// slope of the norm over h in the sample, the estimate is the mean of norm − b (h − E[h]) over the
/// rows, with the standard error of that mean. Its bias, O(1/samples), lies far within the error
/// (W. Cochran, "Sampling Techniques", 1977, 7.3).
std::vector<JacobianNorms> simulate_jacobians(ScoreModel model, std::int64_t n, double d,
                                              std::span<const double> lambdas, std::int64_t samples,
                                              std::uint64_t seed, const std::stop_token& stop = {});

}  // namespace attnscope
