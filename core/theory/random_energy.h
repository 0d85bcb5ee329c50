#pragma once

namespace attnscope {

// The random energy model: rows of very many keys with Gaussian scores. They freeze at λ_c
// (freezing_scale()); beyond it the weights follow the Poisson–Dirichlet law of parameter
// m = λ_c/λ. (B. Derrida, Phys. Rev. B 24, 1981; J. Pitman and M. Yor, Ann. Probab. 25, 1997.)

/// Returns E H = ψ(1) − ψ(1 − m) in nats of a frozen row, with the digamma function ψ; 0 ≤ m < 1.
/// Error 1e-15 (absolute where H is small).
double frozen_entropy(double m);

/// Returns E Σpᵏ = Γ(k − m)/(Γ(k) Γ(1 − m)) of a frozen row; 0 ≤ m < 1, k ≥ 1. Relative error
/// 1e-14.
double frozen_power_sum(double m, double k);

/// Returns the mean entropy of rows of n keys with q·k ~ N(0, d) in the limit of very long rows:
/// log n − λ²d/2 up to λ_c, and frozen_entropy() beyond. The limit is approached slowly: the error
/// is 1.1 nat at n = 4,096, λ√d = 6. Domain: n ∈ [1, 10¹²], d ∈ [2, 10⁶], λ ≥ 0; throws
/// InvalidRequest outside.
double random_energy_entropy(double n, double d, double lambda);

/// Returns E Σp² of rows of n keys with q·k ~ N(0, d) in the limit of very long rows: 0 up to λ_c,
/// and 1 − λ_c/λ beyond. Domain: n ∈ [1, 10¹²], d ∈ [2, 10⁶], λ ∈ [0, 10²⁴]; throws InvalidRequest
/// outside.
double random_energy_collision(double n, double d, double lambda);

/// Returns the smallest λ at which a planted key with q·k = gap takes half of the weight, among n −
/// 1 ≥ 1 keys with Gaussian scores of standard deviation `deviation`. There λ gap = log(n−1) +
/// λ²deviation²/2, so that
///
///     λ = (gap − √(gap² − 2 deviation² log(n−1)))/deviation² = 2 log(n−1)/(gap + √…).
///
/// NaN for gap < deviation √(2 log(n−1)): noise then hides the key at every scale.
double retrieval_scale(double n, double deviation, double gap);

}  // namespace attnscope
