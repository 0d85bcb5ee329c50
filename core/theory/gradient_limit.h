#pragma once

#include "core/theory/score_model.h"

namespace attnscope {

/// Returns lim E λ(1 − Σp²) for λ → ∞ over rows of n ≥ 1 random keys. The limit is the density at 0
/// of the gap between the two largest scores; with the density p and the distribution function F of
/// one score s it is
///
///     n(n−1) ∫ p(s)² F(s)^{n−2} ds.
///
/// For Gaussian scores of standard deviation τ this equals E max / τ² (Stein): E max z/√d for n
/// standard normals z, times E √d/‖q‖ if the query's norm is random. On the sphere, s = d cos θ,
/// the limit is (d − 3)/d E[c/(1 − c²)] with the largest cosine c for d > 3, n/6 for d = 3, and
/// infinite for d = 2 and n > 1. Relative error 1e-9 or better. Throws InvalidRequest outside
/// n ∈ [1, 10¹²], d ∈ [2, 10⁶].
double gradient_limit(ScoreModel model, double n, double d);

}  // namespace attnscope
