#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/approximations/tolerance.h"
#include "core/figures/figure.h"
#include "core/figures/grids.h"

namespace attnscope {

// The rule that decides everything that the program calls valid, within or out of range: an
// approximation for a row holds within its quantity's tolerance
// (core/approximations/approximations.h), a density of the angle within 2 % of the exact density at
// the right angle, its `peak`. The exact curve alone is the reference, no simulation; log n,
// simulated values and the exact curve itself are not judged.
constexpr Tolerance density_tolerance(double peak) {
    return {0.02 * peak, 0};
}

/// Returns the ranges in which an approximation holds. At the curve's own abscissas it is judged by
/// its own values, between them by interpolated ones: the ends of a range, and a crossing of the
/// exact curve between two points, are found by bisection. An approximation that holds at an end of
/// the curve is taken to hold beyond it. The exact curve is interpolated where it has no point.
std::vector<Interval> where_it_holds(const Curve& approximation, const Curve& exact,
                                     const Axis& axis, const Tolerance& tolerance);

/// "Within 2 % of the exact mean: annealed for λ ≤ 0.23; …." for approximations that have been
/// judged.
Message ranges_note(std::span<const Curve> judged, const Message& within, const std::string& symbol,
                    RoundedText text);

/// Returns the ranges in which none of the figure's approximations holds; empty if it shows none.
std::vector<Interval> where_none_holds(const Figure& figure);

}  // namespace attnscope
