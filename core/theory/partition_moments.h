#pragma once

#include "core/theory/logit_nodes.h"

namespace attnscope {

/// Expectations over one logit X at t = e^u, with s = u + X and τ = e^s; φ as in exact_means().
struct PartitionMoments {
    double absorbed;   ///< E[1 − e^{−τ}] = 1 − φ
    double survived;   ///< φ = E[e^{−τ}], also accurate if it is small
    double first;      ///< E[τ e^{−τ}] = −dφ/du
    double second;     ///< E[τ² e^{−τ}]
    double logarithm;  ///< E[τ e^{−τ} s]
};

/// Returns the sums over the nodes of a window; relative error about 1e-15.
PartitionMoments partition_moments(const LogitNodes::Window& window);

/// Returns E K(s), K(s) = ∫_{−∞}^s τ e^{−τ}(−s′ − γ) ds′ = e^{−τ}(s + γ) + E₁(τ) > 0, with
/// τ = e^{s′} in the integral, τ = e^s after it, and Euler's constant γ.
double entropy_moment(const LogitNodes::Window& window);

}  // namespace attnscope
