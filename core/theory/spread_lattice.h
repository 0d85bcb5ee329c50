#pragma once

#include <array>

namespace attnscope {

/// The weights with which the values at six neighbouring points of a lattice enter the polynomial
/// through them.
struct LatticeWeights {
    static constexpr int count = 6;
    int first;  ///< number of the first point
    std::array<double, count> weights;
};

/// A lattice of spreads β = e^{step·k}, k whole, where β is the factor of a logit β cos θ. What a
/// key contributes to a row's means is known at the points of the lattice, and in between by
/// polynomials through six of them.
class SpreadLattice {
public:
    /// Makes the lattice for rows of up to n = `keys` keys in d dimensions with spreads up to
    /// `widest`, which is at most widest_spread(). The step is 1/(2D), at most 1/20.
    /// D = min(2·widest, d((100n)^{2/d} − 1)), or 2·widest below d = 8, bounds the slope of log φ
    /// in log β where e^{−F} leaves 1 (φ and F as in spread_table.h).
    SpreadLattice(double d, double keys, double widest);

    double spread(int point) const;

    /// Returns the weights for the value at a spread. The spread lies between the third and the
    /// fourth of the six points.
    LatticeWeights weights(double spread) const;

private:
    double step_;
};

/// Returns the largest spread β for which means of n = `keys` keys in d dimensions are computed:
/// 10⁶, or 128 if the lattice would be too fine. This is so below d = 8, and where d((100n)^{2/d} −
/// 1) is above 256: at d = 8 from 12,000 keys on, at d = 9 from 41,000.
double widest_spread(double d, double keys);

}  // namespace attnscope
