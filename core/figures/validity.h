#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/approximations/tolerance.h"
#include "core/figures/figure.h"
#include "core/figures/grids.h"

namespace attnscope {

// The rule by which the program calls anything valid, within or out of range. An approximation for
// a row holds within its quantity's tolerance (core/approximations/approximations.h). A density of
// the angle holds within 2 % of `peak`, the exact density at the right angle. The reference is the
// exact curve alone, not a simulation. log n, simulated values and the exact curve itself are not
// judged.
constexpr Tolerance density_tolerance(double peak) {
    return {0.02 * peak, 0};
}

/// Returns the ranges in which an approximation holds. It is judged by its own values at the
/// curve's abscissas and by interpolated values between them: bisection finds the ends of ranges,
/// and crossings of the exact curve between two points. An approximation that holds at an end of
/// the curve is taken to hold beyond it. The exact curve is interpolated where it has no point.
std::vector<Interval> where_it_holds(const Curve& approximation, const Curve& exact,
                                     const Axis& axis, const Tolerance& tolerance);

/// Returns a note on approximations that have been judged: "annealed holds for λ ≤ 0.23; … (each
/// within 2 % of the exact mean)." `within` is the tolerance in words, `exact` what they were
/// judged by.
Message ranges_note(std::span<const Curve> judged, const Message& within, const std::string& symbol,
                    RoundedText text, const Message& exact = {"curve.exact-mean", "exact mean"});

/// Returns the ranges in which none of the figure's approximations holds; empty if it shows none. A
/// curve without points is not shown.
std::vector<Interval> where_none_holds(const Figure& figure);

}  // namespace attnscope
