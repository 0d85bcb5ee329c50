#include "core/special/sphere_angle.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

#include "core/limits.h"
#include "core/special/expected_maximum.h"
#include "core/special/require.h"
#include "core/special/sphere_cap.h"

namespace attnscope {
namespace {

using detail::PolarAngle;
using detail::require_dimension;
using detail::require_within;
using detail::SphereCap;
using std::numbers::pi;

/// Returns the θ ≤ π/2 whose cap has the share p, 0 < p ≤ ½. Newton's method solves log Q = log p
/// in the rapidity y, where log Q is concave: after one step it approaches the root from one side,
/// whatever p is.
double cap_angle(double d, double p) {
    const SphereCap cap(d);
    const double wanted = std::log(p);
    double y = 0.0;
    for (int step = 0; step < 100; ++step) {
        const PolarAngle at = PolarAngle::of_rapidity(y);
        const double got = cap.log_share(at);
        // −d log Q/dy = c_d sin^{d−1} θ / Q
        const double slope = std::exp(cap.log_density_constant() + (d - 1) * at.log_sine - got);
        double excess = got - wanted;
        if (std::abs(excess) < 1)
            excess = std::log(cap.share(at) / p);  // more exact where |log p| is large
        const double change = excess / slope;
        y = std::max(0.0, y + change);
        if (std::abs(change) <= 1e-9 * y)
            break;  // the error that is left is of the order of change²
    }
    return 2 * std::atan(std::exp(-y));
}

double lower_quantile(double d, double p) {
    if (p == 0.0)
        return 0.0;
    if (d == 2.0)
        return pi * p;
    return d == 3.0 ? 2 * std::asin(std::sqrt(p)) : cap_angle(d, p);
}

/// Caps at the rapidities j·step, computed when they are requested.
class CapsOnGrid {
public:
    struct Cap {
        double share, weight;  ///< weight: dc/dy of the cosine c = tanh y
    };

    CapsOnGrid(double d, double step) : d_(d), step_(step), cap_(d) {}

    bool is_of(double d, double step) const { return d == d_ && step == step_; }

    const Cap& at(double j) {
        while (static_cast<double>(caps_.size()) <= j) {
            const double y = static_cast<double>(caps_.size()) * step_;
            caps_.push_back(
                {cap_.share(PolarAngle::of_rapidity(y)), 1 / (std::cosh(y) * std::cosh(y))});
        }
        return caps_[static_cast<std::size_t>(j)];
    }

private:
    double d_, step_;
    SphereCap cap_;
    std::vector<Cap> caps_;
};

/// Returns the caps of this thread, which are kept for the next call: a curve over n needs the same
/// caps at each of its points.
CapsOnGrid& caps_on_grid(double d, double step) {
    thread_local CapsOnGrid last(d, step);
    if (!last.is_of(d, step))
        last = CapsOnGrid(d, step);
    return last;
}

}  // namespace

double log_angle_pdf(double d, double theta) {
    require_dimension(d);
    require_within("theta", theta, 0, pi);
    if (d == 2.0)
        return -std::log(pi);
    // The double nearest π stands for π.
    const double log_sine = theta == pi ? std::log(0.0) : PolarAngle::of_angle(theta).log_sine;
    return SphereCap(d).log_density_constant() + (d - 2) * log_sine;
}

double angle_pdf(double d, double theta) {
    return std::exp(log_angle_pdf(d, theta));
}

double angle_cdf(double d, double theta) {
    require_dimension(d);
    require_within("theta", theta, 0, pi);
    if (d == 2.0)
        return theta / pi;
    if (d == 3.0)
        return std::sin(theta / 2) * std::sin(theta / 2);
    PolarAngle at = PolarAngle::of_angle(theta);
    if (at.cosine >= 0)
        return SphereCap(d).share(at);
    at.cosine = -at.cosine;
    return 1 - SphereCap(d).share(at);
}

double angle_quantile(double d, double p) {
    require_dimension(d);
    require_within("p", p, 0, 1);
    return p <= 0.5 ? lower_quantile(d, p) : pi - lower_quantile(d, 1 - p);
}

double expected_max_cosine(double d, double n) {
    require_dimension(d);
    require_within("n", n, 1, max_length);
    const double largest = std::sqrt(-std::expm1(-2 * std::log(n) / d));  // sin^d θ = 1/n
    const double step = detail::maximum_step(d * largest, 0.25 / std::sqrt(d));
    CapsOnGrid& caps = caps_on_grid(d, step);
    const auto tail = [&caps](double j) { return caps.at(j).share; };
    const auto weight = [&caps](double j) { return caps.at(j).weight; };
    // Near 1 the result is computed as 1 minus the shortfall: a rounded sum would give cosines
    // above 1.
    return largest > 0.99 ? 1 - detail::expected_shortfall(n, step, tail, weight)
                          : detail::expected_maximum(n, step, tail, weight);
}

}  // namespace attnscope
