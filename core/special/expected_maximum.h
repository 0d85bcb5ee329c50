#pragma once

#include <algorithm>
#include <cmath>

namespace attnscope::detail {

/// Returns 1 − (1−Q)ⁿ − Qⁿ for Q ∈ [0, ½] and n > 1, without cancellation as n → 1 or Q → 0.
inline double maximum_excess(double n, double q) {
    return -(1 - q) * std::expm1((n - 1) * std::log1p(-q)) - q * std::expm1((n - 1) * std::log(q));
}

/// Returns (1−Q)ⁿ + Qⁿ, which is 1 minus maximum_excess().
inline double maximum_shortfall(double n, double q) {
    return std::exp(n * std::log1p(-q)) + std::exp(n * std::log(q));
}

/// Returns the step in y of the trapezoid rule: the largest power of 2 that is neither above
/// `widest` nor above 0.3/`decay`. `widest` is the widest step that suits the law itself, and
/// `decay` bounds the steepness −d log Q/dy at nQ = 1. With powers of 2 all lengths n of a curve
/// share the points of a few grids.
inline double maximum_step(double decay, double widest) {
    return std::exp2(std::floor(std::log2(std::min(widest, 0.3 / decay))));
}

/// Returns the last index j such that (1−Q)ⁿ + Qⁿ is below 1e-19 at all points y = 0, step, …,
/// j·step; −1 if there is none. `tail` is Q at y = j·step.
template <typename Tail>
double last_saturated(double n, Tail& tail) {
    const auto saturated = [&](double j) { return n * tail(j) > 46.0; };
    double last = -1.0;
    double width = 1.0;
    for (; saturated(last + width); width *= 2)
        last += width;
    for (; width >= 1.0; width /= 2)
        last += saturated(last + width) ? width : 0.0;
    return last;
}

/// Computes E max of n ≥ 1 independent copies of a variable whose law is symmetric about 0,
///
///     ∫_0^∞ [1 − (1−Q)ⁿ − Qⁿ] dx,  x = x(y) with Q(−y) = 1 − Q(y),
///
/// by the trapezoid rule in y. The integrand is even and analytic, so half of the line suffices and
/// the error falls exponentially with 1/step. `tail` is Q and `weight` is dx/dy, both at y =
/// j·step.
template <typename Tail, typename Weight>
double expected_maximum(double n, double step, Tail tail, Weight weight) {
    if (n == 1.0)
        return 0.0;
    const double last = last_saturated(n, tail);
    double sum = 0.0;
    double term = 1.0;
    for (double j = 0.0; term > 1e-18 * sum; j += 1.0) {
        term = (j <= last ? 1.0 : maximum_excess(n, tail(j))) * weight(j);
        sum += j == 0.0 ? term / 2 : term;
    }
    return step * sum;
}

/// Returns 1 − E max for a variable whose largest value is 1, which is ∫_0^∞ [(1−Q)ⁿ + Qⁿ] dx, by
/// the trapezoid rule of expected_maximum(). Used if E max is so close to 1 that its own rounded
/// sum could exceed 1.
template <typename Tail, typename Weight>
double expected_shortfall(double n, double step, Tail tail, Weight weight) {
    const double last = last_saturated(n, tail);
    double sum = 0.0;
    double term = 1.0;
    for (double j = last + 1; term > 1e-18 * sum; j += 1.0) {
        term = maximum_shortfall(n, tail(j)) * weight(j);
        sum += j == 0.0 ? term / 2 : term;
    }
    return step * sum;
}

}  // namespace attnscope::detail
