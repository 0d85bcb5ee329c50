#pragma once

#include "core/scenario/scenario.h"

namespace attnscope {

/// Exact means over independent scores of one row of n keys (nats).
struct ExactMeans {
    double log_partition;  ///< E log Σ e^{λ s_j}
    double entropy;        ///< E H
    double collision;      ///< E Σ p²
};

/// Exact finite-n means by quadrature, on both sides of freezing.
///
/// With logit X = λs, φ(t) = E exp(−t e^X), t = e^u and τ = e^{u+X}:
///     E log Z = ∫ (e^{−t} − φⁿ) du,  E Σpx = n ∫ φ^{n−1} E[X τ e^{−τ}] du,
///     E Σp²  = n ∫ φ^{n−1} E[τ² e^{−τ}] du,  E H = E log Z − E Σpx.
/// Domain: n ∈ [1, 10¹²], d ∈ [2, 10⁶], λ ≥ 0. Relative error at most 1e-9 (typically 1e-13).
/// Throws InvalidRequest outside.
ExactMeans exact_means(ScoreModel model, double n, double d, double lambda);

/// E λ(1 − Σp²): the mean of half the L1 norm of the Jacobian. Never decreases in λ for Gaussian
/// scores.
double exact_gradient(ScoreModel model, double n, double d, double lambda);

}  // namespace attnscope
