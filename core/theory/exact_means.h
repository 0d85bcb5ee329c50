#pragma once

#include "core/theory/score_model.h"

namespace attnscope {

/// Exact means over the random keys of one row of n keys, in nats; for gaussian_qk over the query's
/// norm, too.
struct ExactMeans {
    double log_partition;  ///< E log Σ e^{λ s_j}
    double entropy;        ///< E H
    double collision;      ///< E Σ p²
    double diversity;      ///< E (1 − Σ p²), also accurate where Σ p² is close to 1
};

/// The precision of exact means: full, or that of a line that is redrawn during a drag (relative
/// error 2e-4, mostly below 1e-6).
enum class Precision { full, drawn };

/// Returns the exact means at finite n by quadrature, below and above freezing_scale().
///
/// The logit of a key is X = λs, and φ(t) = E exp(−t e^X). Let T be an exponential variable divided
/// by Z = Σ e^{λ s_j}. Then P(T > t) = φ(t)ⁿ, and Λ = −n log φ(T) is an exponential variable
/// itself. With u = log T, τ = e^{u+X} and Euler's constant γ:
///     E log Z = −γ − E u,                E H = −E_Λ[E[τ e^{−τ}(log τ + γ)] / E[τ e^{−τ}]],
///     E Σp²   = E_Λ[E[τ² e^{−τ}] / E[τ e^{−τ}]],  1 − E Σp² = (n−1) E_Λ[E[τ e^{−τ}] / φ],
/// where E is over X at the u that belongs to Λ, and E_Λ over Λ. Both expectations are trapezoid
/// sums that converge exponentially. For gaussian_qk these means are averaged over the query's
/// norm.
///
/// Domain: n ∈ [1, 10¹²] real, d ∈ [2, 10⁶] real, λ ∈ [0, 10⁶]. Relative error at most 1e-9
/// (typically 1e-13), except for two or three keys on spheres of 2 or 3 dimensions with λ above
/// 10⁵: 1e-7. Throws InvalidRequest outside.
ExactMeans exact_means(ScoreModel model, double n, double d, double lambda,
                       Precision precision = Precision::full);

/// Returns E λ(1 − Σp²), the mean of half the L1 norm of the softmax's Jacobian. Never decreases in
/// λ for Gaussian scores. Domain and error of exact_means().
double exact_gradient(ScoreModel model, double n, double d, double lambda);

}  // namespace attnscope
