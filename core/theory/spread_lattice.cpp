#include "core/theory/spread_lattice.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attnscope {
namespace {

constexpr double steepest = 256;
constexpr double few_dimensions = 8;

/// d((100n)^{2/d} − 1), the slope of log P(cos θ > c) in log c where this probability is 1/(100n);
/// ∞ below d = 8.
double slope_at_edge(double d, double keys) {
    return d < few_dimensions ? std::numeric_limits<double>::infinity()
                              : d * std::expm1(2 / d * std::log(100 * keys));
}

}  // namespace

SpreadLattice::SpreadLattice(double d, double keys, double widest)
    : step_(std::min(0.05, 0.5 / std::min(2 * widest, slope_at_edge(d, keys)))) {}

double SpreadLattice::spread(int point) const {
    return std::exp(step_ * point);
}

LatticeWeights SpreadLattice::weights(double spread) const {
    const double place = std::log(spread) / step_, before = std::floor(place), t = place - before;
    const double a = t + 2, b = t + 1, c = t - 1, e = t - 2, f = t - 3;
    return {static_cast<int>(before) - 2,
            {-b * t * c * e * f / 120, a * t * c * e * f / 24, -a * b * c * e * f / 12,
             a * b * t * e * f / 12, -a * b * t * c * f / 24, a * b * t * c * e / 120}};
}

double widest_spread(double d, double keys) {
    return slope_at_edge(d, keys) > steepest ? steepest / 2 : 1e6;
}

}  // namespace attnscope
