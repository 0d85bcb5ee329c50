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

/// The exact means of rows whose logits β_j cos θ_j are independent, each with a spread β_j of its
/// own; the directions are uniform on the sphere in d dimensions.
///
/// With φ_j(t) = E exp(−t e^{X_j}), t = e^u, τ = e^{u+X_j}, F = −Σ log φ_j:
///     E H = −γ − ∫ e^{−F} Σ_j E[τ e^{−τ} log τ]/φ_j du,  E Σp² = ∫ e^{−F} Σ_j E[τ² e^{−τ}]/φ_j du,
/// by trapezoids. The terms of the sums over keys are functions of β and u alone, which are kept at
/// the points of a lattice of β; a row is given by its number of keys at each point. Absolute error
/// 1e-5, 5e-5 below d = 8 (measured 2e-6 and 2e-5, mostly below 1e-6).
class SpreadTable {
public:
    /// Makes the table for rows of up to `keys` keys in d ∈ [2, 10⁶] dimensions at the points from
    /// `first` to `last` of the lattice that was made for them. Throws Cancelled.
    SpreadTable(const SpreadLattice& lattice, double d, double keys, int first, int last,
                const std::stop_token& stop);

    int first() const { return first_; }
    std::size_t points() const { return points_; }

    /// Returns the means of a row of two or more keys, given the number of keys at each point.
    DirectionMeans means(std::span<const double> keys) const;

private:
    void fill(std::size_t point, double beta, double d, double keys);

    int first_;
    std::size_t points_;
    double start_;                                     ///< of v, of which u is a function
    std::size_t levels_;                               ///< numbers of u, a multiple of most_lanes
    std::vector<double> decay_, entropy_, collision_;  ///< −log φ and the terms of the sums over
                                                       ///< keys, times the step of u there:
                                                       ///< points × levels, row-major
};

}  // namespace attnscope
