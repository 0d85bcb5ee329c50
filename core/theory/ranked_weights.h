#pragma once

#include <span>
#include <vector>

#include "core/theory/score_model.h"

namespace attnscope {

/// Returns whole ranks from 1 to n ≥ 1 for a curve over ranks: the first 64 and the last 64, and
/// between them ranks that are farther apart towards the middle.
std::vector<double> ranks_of(double n);

/// Returns the typical weights p_r of a row of n random scores at the given ranks r; rank 1 is the
/// largest weight. Each score is taken at a quantile of its law, p_r ∝ exp(λ F⁻¹(1 − (r − ½)/n))
/// with the law's distribution function F, and Σ p_r = 1 over all n ranks. For gaussian_qk the
/// query's norm is taken as √d. The sum over the ranks is a trapezoid over ranks_of(n): exact up to
/// 128 keys, otherwise within 1e-4. Domain: n ∈ [1, 10¹²], d ∈ [2, 10⁶], λ ≥ 0. Throws
/// InvalidRequest outside.
std::vector<double> typical_weights(ScoreModel model, double n, double d, double lambda,
                                    std::span<const double> ranks);

}  // namespace attnscope
