#pragma once

namespace attnscope {

/// The angle θ ∈ [0, π] between two independent uniform directions in ℝᵈ, whose density is
/// p(θ) = Γ(d/2) / (Γ((d−1)/2) √π) · sin^{d−2} θ (radians). Every function takes d ∈ [2, 10⁶] and
/// throws InvalidRequest outside its domain.

/// Returns log p(θ) for θ ∈ [0, π]; −∞ at the poles for d > 2.
double log_angle_pdf(double d, double theta);

/// Returns p(θ) for θ ∈ [0, π], per radian.
double angle_pdf(double d, double theta);

/// Returns P(angle ≤ θ) for θ ∈ [0, π]. Relative error 2e-14 where P ≥ 1e-40, and 3e-16·|log P|
/// below.
double angle_cdf(double d, double theta);

/// Returns the θ with P(angle ≤ θ) = p for p ∈ [0, 1]. Relative error 2e-15.
double angle_quantile(double d, double p);

/// Returns E max cos θ over n independent uniform keys (n ∈ [1, 10¹²], not necessarily whole), by
/// quadrature. Relative error 1e-14 or better. For a given d, the first n takes at most about 60 µs
/// and each further n 8 µs.
double expected_max_cosine(double d, double n);

}  // namespace attnscope
