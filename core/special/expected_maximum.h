#pragma once

#include <algorithm>
#include <cmath>

namespace attnscope::detail {

/// 1 − (1−Q)ⁿ − Qⁿ for Q ∈ [0, ½] and n > 1, without cancellation as n → 1 or Q → 0.
inline double maximum_excess(double n, double q) {
    return -(1 - q) * std::expm1((n - 1) * std::log1p(-q)) - q * std::expm1((n - 1) * std::log(q));
}

/// The rest, (1−Q)ⁿ + Qⁿ.
inline double maximum_shortfall(double n, double q) {
    return std::exp(n * std::log1p(-q)) + std::exp(n * std::log(q));
}

/// The points y = j·step of the trapezoid rule; up to number `last`, which may be −1, (1−Q)ⁿ + Qⁿ
/// is below 1e-19.
struct MaximumGrid {
    double step, last;
};

template <typename Tail>
MaximumGrid maximum_grid(double n, Tail tail, double decay, double widest) {
    const double step = std::min(widest, 0.3 / decay);
    const auto saturated = [&](double j) { return n * tail(j * step) > 46.0; };
    double last = -1.0;
    double width = 1.0;
    for (; saturated(last + width); width *= 2)
        last += width;
    for (; width >= 1.0; width /= 2)
        last += saturated(last + width) ? width : 0.0;
    return {step, last};
}

/// E max of n ≥ 1 independent copies of a variable whose law is symmetric about 0,
///
///     ∫_0^∞ [1 − (1−Q)ⁿ − Qⁿ] dx,  x = x(y) with Q(−y) = 1 − Q(y),
///
/// by the trapezoid rule in y: the integrand is even and analytic, so half of the line serves and
/// the error falls exponentially with 1/step. `tail` is Q of y and `weight` is dx/dy; `decay`
/// bounds −d log Q/dy where nQ = 1, which is how steep the integrand grows there; `widest` is the
/// step that the law itself asks for.
template <typename Tail, typename Weight>
double expected_maximum(double n, Tail tail, Weight weight, double decay, double widest) {
    if (n == 1.0)
        return 0.0;
    const auto [step, last] = maximum_grid(n, tail, decay, widest);
    double sum = 0.0;
    double term = 1.0;
    for (double j = 0.0; term > 1e-18 * sum; j += 1.0) {
        const double y = j * step;
        term = (j <= last ? 1.0 : maximum_excess(n, tail(y))) * weight(y);
        sum += j == 0.0 ? term / 2 : term;
    }
    return step * sum;
}

/// 1 − E max for a variable whose largest value is 1, ∫_0^∞ [(1−Q)ⁿ + Qⁿ] dx by the same rule:
/// what is left where E max comes so close to 1 that its own sum, rounded, could pass it.
template <typename Tail, typename Weight>
double expected_shortfall(double n, Tail tail, Weight weight, double decay, double widest) {
    const auto [step, last] = maximum_grid(n, tail, decay, widest);
    double sum = 0.0;
    double term = 1.0;
    for (double j = last + 1; term > 1e-18 * sum; j += 1.0) {
        const double y = j * step;
        term = maximum_shortfall(n, tail(y)) * weight(y);
        sum += j == 0.0 ? term / 2 : term;
    }
    return step * sum;
}

}  // namespace attnscope::detail
