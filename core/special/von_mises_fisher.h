#pragma once

namespace attnscope {

/// Functions of the von Mises–Fisher law on the unit sphere of ℝᵈ at concentration β, where θ is
/// the angle to a uniformly distributed direction and ν = d/2 − 1:
///
///     M_d(β) = E e^{β cos θ} = Γ(ν+1) (2/β)^ν I_ν(β)
///     A_d(β) = (log M)′      = I_{ν+1}(β) / I_ν(β)
///     D_d(β) = β A − log M   (Kullback–Leibler divergence from the uniform law, nats)
///     dD/dβ  = β A′
struct VonMisesFisher {
    double log_mgf;                ///< log M
    double log_mgf_minus_beta;     ///< log M − β, accurate for large β
    double mean_cosine;            ///< A
    double entropy_deficit;        ///< D
    double entropy_deficit_slope;  ///< dD/dβ
};

/// Evaluates all of VonMisesFisher at dimension d and concentration β.
///
/// Domain: d ∈ [2, 10⁶] (not necessarily whole) and β ∈ [0, 10³⁰]; at d = 2 and 3, scales at which
/// 10¹² keys freeze are as large as that. Throws InvalidRequest outside. Largest relative error
/// measured: 7e-15 for D, at d below 4 and β about 29, and 5e-15 for the other values. Method:
/// power series of positive terms for √(ν²+β²) < 30, otherwise the uniform (Debye) expansion of log
/// I_ν (DLMF 10.41) with the β → 0 limit taken out exactly.
VonMisesFisher von_mises_fisher(double d, double beta);

/// Returns log(M(2β) / M(β)²), which is log(n Σp²) in the annealed approximation. Domain and
/// exceptions of von_mises_fisher(). Relative error 2.4e-15 for β > max(ν, 5).
double collision_exponent(double d, double beta);

}  // namespace attnscope
