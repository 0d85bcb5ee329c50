#pragma once

#include "core/theory/logit_nodes.h"

namespace attnscope {

/// Expectations over one logit X at t = e^u, with τ = e^s, s = u + X.
struct PartitionMoments {
    double absorbed;   ///< E[1 − e^{−τ}] = 1 − φ
    double survived;   ///< φ = E[e^{−τ}], also accurate if it is small
    double first;      ///< E[τ e^{−τ}] = −dφ/du
    double second;     ///< E[τ² e^{−τ}]
    double logarithm;  ///< E[τ e^{−τ} s]
};

/// Sums over the nodes of a window; relative error about 1e-15.
PartitionMoments partition_moments(const LogitNodes::Window& window);

/// E K(s) with K(s) = ∫_{−∞}^s τ e^{−τ}(−s′ − γ) ds′ = e^{−τ}(s + γ) + E₁(τ) > 0.
double entropy_moment(const LogitNodes::Window& window);

}  // namespace attnscope
