#pragma once

#include "core/theory/score_model.h"

namespace attnscope {

/// Exact means over independent scores of one row of n keys (nats).
struct ExactMeans {
    double log_partition;  ///< E log Σ e^{λ s_j}
    double entropy;        ///< E H
    double collision;      ///< E Σ p²
    double diversity;      ///< E (1 − Σ p²), also accurate where Σ p² is close to 1
};

/// Full precision, or that of a line that is redrawn during a drag: relative error 2e-4, mostly
/// below 1e-6.
enum class Precision { full, drawn };

/// Exact finite-n means by quadrature, on both sides of freezing.
///
/// With logit X = λs, φ(t) = E exp(−t e^X), t = e^u, τ = e^{u+X}, and T an exponential variable
/// divided by Z, so that P(T > t) = φⁿ and Λ = −n log φ(T) is an exponential variable itself:
///     E log Z = −γ − E u,                E H = −E_Λ[E[τ e^{−τ}(log τ + γ)] / E[τ e^{−τ}]],
///     E Σp²   = E_Λ[E[τ² e^{−τ}] / E[τ e^{−τ}]],  1 − E Σp² = (n−1) E_Λ[E[τ e^{−τ}] / φ].
/// Both expectations are trapezoids that converge exponentially. Domain: n ∈ [1, 10¹²] real, d ∈
/// [2, 10⁶] real, λ ∈ [0, 10⁶]. Relative error at most 1e-9 (typically 1e-13), except for two or
/// three keys on spheres of 2 or 3 dimensions with λ above 10⁵: 1e-7. Throws InvalidRequest
/// outside.
ExactMeans exact_means(ScoreModel model, double n, double d, double lambda,
                       Precision precision = Precision::full);

/// E λ(1 − Σp²): the mean of half the L1 norm of the Jacobian. Never decreases in λ for Gaussian
/// scores.
double exact_gradient(ScoreModel model, double n, double d, double lambda);

}  // namespace attnscope
