#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// How far an approximation may lie from the exact value and still hold: at most `absolute` (in the
/// quantity's unit) or `relative` of the exact value, whichever is more.
struct Tolerance {
    double absolute, relative;
};

/// The rule by which everything that the program calls valid, within or out of range is decided:
///  - an entropy holds within 0.1 nat or 2 % of the exact mean;
///  - a gradient within 2 % of the exact mean;
///  - a density of the angle within 2 % of the exact density at the right angle, its `peak`.
/// The exact curve alone is the reference, no simulation; log n, simulated values and the exact
/// curve itself are not judged.
inline constexpr Tolerance entropy_tolerance{0.1, 0.02};  // nats
inline constexpr Tolerance gradient_tolerance{0, 0.02};
constexpr Tolerance density_tolerance(double peak) {
    return {0.02 * peak, 0};
}

/// |value − exact| ≤ max(absolute, relative · exact), and value ≥ 0, below which none of these
/// quantities lies. False for NaN.
bool holds(double value, double exact, const Tolerance& tolerance);

/// Where an approximation holds. At the curve's own abscissas it is judged by its own values there,
/// between them by interpolated ones: where it begins, ends or crosses the exact curve between two
/// points is found by bisection. What holds at an end of the curve holds on from there. The exact
/// curve is interpolated where it has no point.
std::vector<Interval> where_it_holds(const Curve& approximation, const Curve& exact,
                                     const Axis& axis, const Tolerance& tolerance);

/// "Within 2 % of the exact mean: annealed λ ≤ 0.23; …." for approximations that have been judged.
std::string ranges_note(std::span<const Curve> judged, const std::string& within,
                        const std::string& symbol, std::string (*text)(double));

/// Where none of the figure's approximations holds; empty where it shows none.
std::vector<Interval> where_none_holds(const Figure& figure);

}  // namespace attnscope
