#pragma once

#include "core/theory/score_model.h"

namespace attnscope {

/// Returns the λ with which rows of n keys have the exact mean entropy (exact_means()) that rows of
/// n₀ = `reference` keys have at 1/√d:
///     E H(n, λ) = E H(n₀, 1/√d).
/// The result is 0 if log n is not above that entropy, and at most max_scale (core/limits.h).
///
/// λ is solved for to 1e-10 at log n = log n₀ + k/8, k whole. In between, λ²d is interpolated by
/// polynomials in log n through six such values. The entropy is kept to 1e-6 from d = 16 on and to
/// 4e-5 at d = 2, but only to 0.06 where λ is near max_scale (measured). Solutions are kept, so
/// that a matrix with another n in every row takes about twenty of them.
///
/// Domain: n ∈ [1, 10¹²], n₀ ∈ [2, 10¹²], d ∈ [2, 10⁶]. Throws InvalidRequest outside.
double iso_entropy_scale(ScoreModel model, double n, double d, double reference);

}  // namespace attnscope
