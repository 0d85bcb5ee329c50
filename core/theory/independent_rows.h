#pragma once

#include "core/theory/logit_law.h"

namespace attnscope {

/// How a weight v ≥ 0 follows from the logit x of its key alone: e^x, 1/(1 + e^{−x−bias}) or
/// relu(x)², whose factor does not matter to shares.
enum class OwnWeight { exponential, logistic, squared_relu };

/// Exact means over rows of n independent logits whose weights v each follow from the own logit
/// alone, M = Σ v.
struct IndependentMeans {
    double entropy;  ///< of the shares v/M, over the rows with M > 0; in nats
    double sink;     ///< E[c/(M + c)]: the share of a sink of weight c = e^sink
};

/// Returns the means. With T an exponential variable divided by M and τ = e^u v at u = log T, as in
/// exact_means(), φ = E e^{−τ} and the density n φ^{n−1} E[τ e^{−τ}] of u:
///     E H = −n ∫ φ^{n−1} E[τ e^{−τ}(log τ + γ)] du,  E[c/(M + c)] = E[1 − e^{−cT}].
/// Both integrals are trapezoid sums that converge exponentially. Relative error 1e-9. Domain:
/// n ≥ 2; NaN if the logits spread so far that too many nodes would be needed, σ or β above about
/// 100.
IndependentMeans independent_means(const LogitLaw& law, double n, OwnWeight weight, double bias = 0,
                                   double sink = 0);

/// Returns E σ(X + bias), σ the logistic function, of a logit X; NaN as in independent_means().
double mean_logistic(const LogitLaw& law, double bias);

/// Returns E h(σ(X)), h(p) = −p log p − (1 − p) log(1 − p), in nats; NaN as in independent_means().
double mean_logistic_entropy(const LogitLaw& law);

/// Returns E relu(X)², half the variance of a logit.
double mean_squared_relu(const LogitLaw& law);

}  // namespace attnscope
