#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/spread_lattice.h"

namespace attnscope {

/// Exact means over random directions of one row of keys (nats).
struct DirectionMeans {
    double entropy, collision;  ///< E H, E Σp²
};

/// The exact means of rows with independent logits X_j = β_j cos θ_j. Each key j has a spread β_j
/// of its own; the directions are uniform on the sphere in d dimensions.
///
/// With φ_j(t) = E exp(−t e^{X_j}), t = e^u, τ = e^{u+X_j}, F = −Σ log φ_j and Euler's constant γ:
///     E H = −γ − ∫ e^{−F} Σ_j E[τ e^{−τ} log τ]/φ_j du,  E Σp² = ∫ e^{−F} Σ_j E[τ² e^{−τ}]/φ_j du,
/// where the integrals are trapezoid sums. The terms of the sums over keys depend on β_j and u
/// alone. The table holds them at the points of a lattice of β; a row is given by its number of
/// keys at each point. Absolute error 1e-5, and 5e-5 below d = 8 (measured 2e-6 and 2e-5, mostly
/// below 1e-6).
class SpreadTable {
public:
    /// Makes the table for rows of up to `keys` keys in d ∈ [2, 10⁶] dimensions, at the points from
    /// `first` to `last` of a lattice made for the same d and `keys`. Throws Cancelled.
    SpreadTable(const SpreadLattice& lattice, double d, double keys, int first, int last,
                const std::stop_token& stop);

    int first() const { return first_; }
    std::size_t points() const { return points_; }

    /// Returns the means of a row of two or more keys. keys[i], not necessarily whole, is its
    /// number of keys at the point first() + i.
    DirectionMeans means(std::span<const double> keys) const;

private:
    void fill(std::size_t point, double beta, double d, double keys);

    int first_;
    std::size_t points_;
    double start_;        ///< first value of the variable v; u is a function of v
    std::size_t levels_;  ///< how many values of u; a multiple of most_lanes
    std::vector<double> decay_, entropy_, collision_;  ///< at [point · levels_ + level]:
                                                       ///< decay_ is −log φ; the others are the
                                                       ///< terms of the sums over keys, times the
                                                       ///< step of u
};

}  // namespace attnscope
