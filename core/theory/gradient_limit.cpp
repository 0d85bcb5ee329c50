#include "core/theory/gradient_limit.h"

#include <boost/math/special_functions/gamma.hpp>
#include <cmath>
#include <limits>

#include "core/limits.h"
#include "core/special/require.h"
#include "core/special/sphere_angle.h"
#include "core/theory/closed_forms.h"

namespace attnscope {
namespace {

/// Returns the limit on the sphere. With s = d c, c = cos θ, it is the integral over c, times d and
/// divided by d². With Q the probability of a larger cosine, this is n(n−1)/d ∫ p_θ/sin θ (1 −
/// Q)^{n−2} dQ. The trapezoid in v = log(Q/(1 − Q)) converges exponentially.
double sphere_limit(double n, double d) {
    if (d <= 2)
        return std::numeric_limits<double>::infinity();
    constexpr double step = 0.25, tail = 42;
    double sum = 0;
    for (double v = -std::log(n) - tail; v < tail; v += step) {
        const double q = 1 / (1 + std::exp(-v));
        const double log_weight = -std::log1p(std::exp(-v)) - (n - 1) * std::log1p(std::exp(v));
        if (n * (n - 1) * std::exp(log_weight) < 1e-18)
            continue;
        const double theta = angle_quantile(d, q);
        sum += std::exp(log_weight + log_angle_pdf(d, theta)) / std::sin(theta);
    }
    return n * (n - 1) / d * step * sum;
}

}  // namespace

double gradient_limit(ScoreModel model, double n, double d) {
    detail::require_within("n", n, 1, max_length);
    detail::require_dimension(d);
    if (n == 1)
        return 0;
    if (model == ScoreModel::sphere)
        return sphere_limit(n, d);
    const double maximum = expected_max_normal(n);
    if (model == ScoreModel::gaussian)
        return maximum / std::sqrt(d);
    // E 1/‖q‖ = Γ((d−1)/2) / (√2 Γ(d/2)).
    return maximum * boost::math::tgamma_delta_ratio((d - 1) / 2, 0.5) / std::sqrt(2.0);
}

}  // namespace attnscope
