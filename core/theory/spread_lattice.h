#pragma once

#include <array>

namespace attnscope {

/// What the values at six neighbouring points weigh in the polynomial through them.
struct LatticeWeights {
    static constexpr int count = 6;
    int first;  ///< the point of the first
    std::array<double, count> weights;
};

/// Spreads β = e^{step·k}, k whole. What keys add to a row's means is known at these and, in
/// between, by polynomials through six of them.
class SpreadLattice {
public:
    /// For rows of up to n = `keys` keys in d dimensions with spreads up to `widest`, which is at
    /// most widest_spread(). The step is 1/(2D), at most 1/20, where D = min(2·widest,
    /// d((100n)^{2/d} − 1)), below d = 8 D = 2·widest, bounds the slope of log φ in log β where
    /// e^{−F} leaves 1 (spread_table.h).
    SpreadLattice(double d, double keys, double widest);

    double spread(int point) const;

    /// For the value at that spread, which lies between the third point and the fourth.
    LatticeWeights weights(double spread) const;

private:
    double step_;
};

/// The largest spread β that means of n = `keys` keys in d dimensions are made for: 10⁶, or 128
/// where the lattice would be too fine, which is below d = 8 and where d((100n)^{2/d} − 1) is above
/// 256: at d = 8 from 12,000 keys on, at d = 9 from 41,000.
double widest_spread(double d, double keys);

}  // namespace attnscope
