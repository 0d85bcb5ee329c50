#include "core/theory/partition_moments.h"

#include <boost/math/special_functions/expint.hpp>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

template <typename Doubles>
struct LaneSums {
    Doubles absorbed{}, survived{}, first{}, second{}, logarithm{};

    void add(const Doubles& s, const Doubles& weight) {
        const Doubles tau = exp_lanes<Doubles>(s);
        const Doubles exponent = -tau;
        const auto [scale, fraction] =
            split_exponential<Doubles>(exponent < -708.0 ? all_lanes<Doubles>(-708.0) : exponent);
        const Doubles survival = scale + scale * fraction;
        const Doubles first_term = weight * tau * survival;
        absorbed -= weight * ((scale - 1.0) + scale * fraction);
        survived += weight * survival;
        first += first_term;
        second += first_term * tau;
        logarithm += first_term * s;
    }
};

/// Ein(τ) = Σ_{k≥1} (−1)^{k+1} τ^k/(k k!), τ ≤ 1.
double entire_exponential_integral(double tau) {
    double term = tau, sum = tau;
    for (int k = 2; std::abs(term) > 1e-18 * sum; ++k) {
        term *= -tau / k;
        sum += term / k;
    }
    return sum;
}

double entropy_kernel(double s) {
    const double tau = std::exp(s);
    if (s < 0)
        return (s + std::numbers::egamma) * std::expm1(-tau) + entire_exponential_integral(tau);
    return std::exp(-tau) * (s + std::numbers::egamma) + boost::math::expint(1, tau);
}

}  // namespace

PartitionMoments partition_moments(const LogitNodes::Window& window) {
    return with_lanes([&](auto lanes) {
        using Doubles = typename decltype(lanes)::Doubles;
        const double* s = window.arguments.data();
        const double* weight = window.weights.data();
        const std::size_t count = window.arguments.size();
        LaneSums<Doubles> sums;
        std::size_t i = 0;
        for (; i + lane_count<Doubles> <= count; i += lane_count<Doubles>)
            sums.add(load_lanes<Doubles>(s + i), load_lanes<Doubles>(weight + i));
        if (i < count)
            sums.add(load_some<Doubles>(s + i, count - i),
                     load_some<Doubles>(weight + i, count - i));
        return PartitionMoments{
            window.above + sum_of_lanes(sums.absorbed), window.below + sum_of_lanes(sums.survived),
            sum_of_lanes(sums.first), sum_of_lanes(sums.second), sum_of_lanes(sums.logarithm)};
    });
}

double entropy_moment(const LogitNodes::Window& window) {
    double sum = 0;
    for (std::size_t i = 0; i < window.arguments.size(); ++i)
        sum += window.weights[i] * entropy_kernel(window.arguments[i]);
    return sum;
}

}  // namespace attnscope
