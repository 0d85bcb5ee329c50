#pragma once

#include <span>
#include <vector>

#include "core/theory/score_model.h"

namespace attnscope {

/// Returns whole ranks from 1 to n ≥ 1 for a curve over them: all of the first and of the last 64,
/// and ever farther apart towards the middle.
std::vector<double> ranks_of(double n);

/// Returns the typical weights of a row of n random scores at the given ranks, rank 1 being the
/// largest: p_r ∝ exp(λ F⁻¹(1 − (r − ½)/n)), each score at a quantile of its law F (a Gaussian
/// query has norm √d), Σ p_r = 1 over all n ranks. The sum is a trapezoid over ranks_of(n): exact
/// up to 128 keys, otherwise within 1e-4. Domain: n ∈ [1, 10¹²], d ∈ [2, 10⁶], λ ≥ 0. Throws
/// InvalidRequest outside.
std::vector<double> typical_weights(ScoreModel model, double n, double d, double lambda,
                                    std::span<const double> ranks);

}  // namespace attnscope
