#include "core/theory/logit_law.h"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>

#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

constexpr double unbounded = std::numeric_limits<double>::infinity();

/// Γ(x)/Γ(x + ½), relative error below 1e-14 up to x = 5·10⁵. Not computed in long double, whose
/// powers would take longer than everything else that a row of a curve needs.
double gamma_ratio(double x) {
    using namespace boost::math::policies;
    return boost::math::tgamma_delta_ratio(x, 0.5, policy<promote_double<false>>());
}

double log_cosh(double y) {
    const double s = std::sinh(y);
    return std::abs(y) < 20 ? 0.5 * std::log1p(s * s) : std::abs(y) - std::numbers::ln2;
}

}  // namespace

LogitLaw::LogitLaw(double spread, double power, double peak)
    : spread_(spread), power_(power), peak_(peak), origin_(few_dimensions() ? spread : 0) {}

LogitLaw LogitLaw::gaussian(double sigma) {
    return {sigma, 0, 0.5 * std::numbers::inv_sqrtpi * std::numbers::sqrt2};
}

LogitLaw LogitLaw::sphere(double d, double beta) {
    return {beta, d - 1, std::numbers::inv_sqrtpi / gamma_ratio((d - 1) / 2)};
}

double LogitLaw::logit(double y) const {
    if (power_ == 0)
        return spread_ * y;
    return origin_ == 0 ? spread_ * std::tanh(y) : -2 * spread_ / (1 + std::exp(2 * y));
}

namespace {

template <typename Doubles>
struct Hyperbolic {
    Doubles tanh, decay;  ///< tanh |y| and e^{−2|y|}
    Doubles log_sech;
};

/// Returns the functions of |y| = `size`. The logarithm of sech² y is computed as that of 1 − tanh²
/// y for |y| < 1, corrected for the rounding of this difference near 0, and as that of
/// 4e^{−2|y|}/(1 + e^{−2|y|})² from 1 on.
template <typename Doubles>
Hyperbolic<Doubles> hyperbolic(const Doubles& size) {
    const auto [scale, fraction] =
        split_exponential<Doubles>(size > 354.0 ? all_lanes<Doubles>(-708.0) : -2.0 * size);
    const Doubles decay = scale + scale * fraction, rest = (1.0 - scale) - scale * fraction;
    const Doubles tanh = rest / (2.0 - rest), square = tanh * tanh, difference = 1.0 - square;
    const Doubles logarithm = log_lanes<Doubles>(size < 1.0 ? difference : 1.0 + decay);
    const Doubles corrected =
        difference == 1.0 ? -square : logarithm * (square / (1.0 - difference));
    return {tanh, decay, size < 1.0 ? 0.5 * corrected : std::numbers::ln2 - size - logarithm};
}

}  // namespace

void LogitLaw::sample(std::span<const double> ys, std::span<double> logits,
                      std::span<double> densities) const {
    with_lanes([&](auto lanes) {
        using Doubles = typename decltype(lanes)::Doubles;
        for (std::size_t i = 0; i < ys.size(); i += lane_count<Doubles>) {
            const std::size_t count = std::min(lane_count<Doubles>, ys.size() - i);
            const Doubles y = load_some<Doubles>(&ys[i], count);
            Doubles logit = spread_ * y, exponent = -0.5 * y * y;
            if (power_ > 0) {
                const auto [tanh, decay, log_sech] = hyperbolic<Doubles>(y < 0.0 ? -y : y);
                logit = origin_ == 0 ? spread_ * (y < 0.0 ? -tanh : tanh)
                                     : -2 * spread_ * (y < 0.0 ? all_lanes<Doubles>(1) : decay) /
                                           (1.0 + decay);
                exponent = power_ * log_sech;
            }
            store_some<Doubles>(&logits[i], logit, count);
            store_some<Doubles>(&densities[i], peak_ * exp_lanes<Doubles>(exponent), count);
        }
    });
}

void LogitLaw::sample_above(double y, std::span<const double> steps, std::span<double> differences,
                            std::span<double> densities) const {
    const double size = std::abs(y), share = 1 + std::exp(-2 * size);
    with_lanes([&](auto lanes) {
        using Doubles = typename decltype(lanes)::Doubles;
        for (std::size_t i = 0; i < steps.size(); i += lane_count<Doubles>) {
            const std::size_t count = std::min(lane_count<Doubles>, steps.size() - i);
            const Doubles step = load_some<Doubles>(&steps[i], count), there = y + step;
            Doubles difference = spread_ * step, exponent = -0.5 * there * there;
            if (power_ > 0) {  // as in logit_difference()
                const Doubles far = there < 0.0 ? -there : there;
                const auto [tanh, decay, log_sech] = hyperbolic<Doubles>(far);
                difference = 2 * spread_ * exp_lanes<Doubles>(step - size - far) *
                             one_minus_exp<Doubles>(-2.0 * step) / (share * (1.0 + decay));
                exponent = power_ * log_sech;
            }
            store_some<Doubles>(&differences[i], difference, count);
            store_some<Doubles>(&densities[i], peak_ * exp_lanes<Doubles>(exponent), count);
        }
    });
}

LogitLaw::Rise LogitLaw::rise(double y) const {
    if (power_ == 0)
        return {spread_ * y, spread_};
    const double decay = std::exp(-2 * std::abs(y)), whole = 1 + decay;
    const double share = (y < 0 ? 1 : decay) / whole;  // 1/(1 + e^{2y})
    return {spread_ - origin_ - 2 * spread_ * share, 4 * spread_ * decay / (whole * whole)};
}

double LogitLaw::logit_difference(double y, double step) const {
    if (power_ == 0)
        return spread_ * step;
    // sinh s / (cosh y cosh(y + s)), written so that it does not overflow.
    const double a = std::abs(y), b = std::abs(y + step);
    const double decay = std::exp(std::abs(step) - a - b);
    return std::copysign(2 * spread_ * decay * -std::expm1(-2 * std::abs(step)), step) /
           ((1 + std::exp(-2 * a)) * (1 + std::exp(-2 * b)));
}

double LogitLaw::position(double logit) const {
    if (power_ == 0)
        return logit / spread_;
    const double to_top = (spread_ - origin_) - logit, to_bottom = (spread_ + origin_) + logit;
    if (to_top <= 0)
        return unbounded;
    return to_bottom > 0 ? 0.5 * std::log(to_bottom / to_top) : -unbounded;
}

double LogitLaw::steepest(double low, double high) const {
    if (power_ == 0)
        return spread_;
    const double flat = low > 0 ? low : std::min(high, 0.0);
    const double c = std::cosh(flat);
    return spread_ / (c * c);
}

double LogitLaw::density(double y) const {
    return peak_ * std::exp(power_ == 0 ? -0.5 * y * y : -power_ * log_cosh(y));
}

LogitLaw::Slopes LogitLaw::density_slopes(double y) const {
    if (power_ == 0)
        return {-y, y * (3 - y * y)};
    const double t = std::tanh(y), c = std::cosh(y), m = power_;
    return {-m * t, m * t * ((3 * m + 2) / (c * c) - m * m * t * t)};
}

double LogitLaw::survival(double y) const {
    if (power_ == 0)
        return 0.5 * std::erfc(y / std::numbers::sqrt2);
    if (y < 0)
        return 1 - survival(-y);
    if (y > 350)
        return 0;
    const double c = std::tanh(y), sech = 1 / std::cosh(y);
    return 0.5 * (c * c < 0.5 ? boost::math::ibetac(0.5, power_ / 2, c * c)
                              : boost::math::ibeta(power_ / 2, 0.5, sech * sech));
}

double LogitLaw::reach(double exponent) const {
    if (power_ == 0)
        return std::sqrt(2 * exponent);
    const double c = exponent / power_;  // acosh e^c
    return c > 30 ? c + std::numbers::ln2
                  : std::log1p(std::expm1(c) + std::sqrt(std::expm1(2 * c)));
}

double LogitLaw::widest_step() const {
    return power_ == 0 ? 0.6 : std::min(0.2, 0.5 / std::sqrt(power_));
}

}  // namespace attnscope
