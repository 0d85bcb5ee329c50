#pragma once

namespace attnscope {

/// The angle θ ∈ [0, π] between two independent uniform directions in ℝᵈ, whose density is
/// p(θ) = Γ(d/2) / (Γ((d−1)/2) √π) · sin^{d−2} θ (radians). Every function takes d ∈ [2, 10⁶] and
/// throws InvalidRequest outside its domain.

/// log p(θ), θ ∈ [0, π]; −∞ at the poles for d > 2.
double log_angle_pdf(double d, double theta);

/// p(θ) per radian.
double angle_pdf(double d, double theta);

/// P(angle ≤ θ). Relative error 2e-14 down to 1e-40, and 3e-16·|log P| below.
double angle_cdf(double d, double theta);

/// The θ with P(angle ≤ θ) = p, p ∈ [0, 1]. Relative error 2e-15.
double angle_quantile(double d, double p);

/// E max cos θ over n independent uniform keys (n ≥ 1, real or whole, to 10¹²), by quadrature:
/// relative error 1e-14 or better. The first n for a given d takes at most about 60 µs, others 8
/// µs.
double expected_max_cosine(double d, double n);

}  // namespace attnscope
