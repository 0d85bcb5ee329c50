#include "core/special/sphere_cap.h"

#include <algorithm>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace attnscope::detail {
namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();

/// ₂F₁(1, b; 3/2; x) for x ∈ [0, 1): Σ (b)_k/(3/2)_k x^k.
double positive_series(double b, double x) {
    double sum = 1.0;
    double term = 1.0;
    for (double k = 0.0; term > epsilon / 8 * sum; k += 1.0) {
        term *= (b + k) / (1.5 + k) * x;
        sum += term;
    }
    return sum;
}

/// ₂F₁(½, 1; a+1; −w) for w ≥ 0 as 1/(1 + u₁w/(1 + u₂w/(1 + …))), summed forwards (Steed).
double gauss_fraction(double a, double w) {
    double inverse = 1.0;
    double step = 1.0;
    double sum = 1.0;
    for (double n = 0.0; std::abs(step) > epsilon / 8 * sum; n += 1.0) {
        const double odd = (n + 0.5) * (a + n) / ((a + 2 * n) * (a + 2 * n + 1)) * w;
        const double even = (n + 1) * (a + n + 0.5) / ((a + 2 * n + 1) * (a + 2 * n + 2)) * w;
        for (const double u : {odd, even}) {
            inverse = 1 / (1 + u * inverse);
            step *= inverse - 1;
            sum += step;
        }
    }
    return sum;
}

/// Computes log c_d without a difference of two lgamma, which would have an error of 1.5e-10 at d =
/// 10⁶.
double make_log_density_constant(double d) {
    return -std::log(boost::math::tgamma_delta_ratio((d - 1) / 2, 0.5)) -
           std::log(std::numbers::pi) / 2;
}

/// Returns log c_d. The value for the last d is kept, because a curve needs it at each of its
/// points.
double log_density_constant_of(double d) {
    thread_local std::pair<double, double> last{0, 0};
    if (last.first != d)
        last = {d, make_log_density_constant(d)};
    return last.second;
}

}  // namespace

double PolarAngle::sine_to(double k) const {
    return cosine * cosine < 0.5 ? std::exp(k * log_sine) : std::pow(sine, k);
}

PolarAngle PolarAngle::of_angle(double theta) {
    const double c = std::cos(theta);
    const double s = std::sin(theta);
    return {c, s, c * c < 0.5 ? std::log1p(-c * c) / 2 : std::log(s)};
}

PolarAngle PolarAngle::of_rapidity(double y) {
    const double cosh = std::cosh(y);
    const double sinh = std::sinh(std::min(y, 1.0));
    return {std::tanh(y), 1 / cosh,
            y < 1.0 ? -std::log1p(sinh * sinh) / 2
                    : std::numbers::ln2 - y - std::log1p(std::exp(-2 * y))};
}

SphereCap::SphereCap(double d) : d_(d), log_constant_(log_density_constant_of(d)) {}

bool SphereCap::near_equator(const PolarAngle& at) const {
    return at.cosine * at.cosine < 4 / (d_ + 4);
}

double SphereCap::share_near_equator(const PolarAngle& at) const {
    const double ring = std::exp(log_constant_) * at.sine_to(d_ - 1) * at.cosine;
    return 0.5 - ring * positive_series(d_ / 2, at.cosine * at.cosine);
}

double SphereCap::mean_width_near_pole(const PolarAngle& at) const {
    const double tangent = at.sine / at.cosine;
    return gauss_fraction((d_ - 1) / 2, tangent * tangent) / ((d_ - 1) * at.cosine);
}

double SphereCap::share(const PolarAngle& at) const {
    if (near_equator(at))
        return share_near_equator(at);
    return std::exp(log_constant_) * at.sine_to(d_ - 1) * mean_width_near_pole(at);
}

double SphereCap::log_share(const PolarAngle& at) const {
    if (near_equator(at))
        return std::log(share_near_equator(at));
    return log_constant_ + (d_ - 1) * at.log_sine + std::log(mean_width_near_pole(at));
}

}  // namespace attnscope::detail
