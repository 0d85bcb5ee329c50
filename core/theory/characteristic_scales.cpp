#include <boost/math/special_functions/lambert_w.hpp>
#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "core/limits.h"
#include "core/special/expected_maximum.h"
#include "core/special/require.h"
#include "core/special/von_mises_fisher.h"
#include "core/text/errors.h"
#include "core/theory/closed_forms.h"
#include "core/theory/domain.h"

namespace attnscope {
namespace {

void check_length(double n) {
    detail::require_within("n", n, 1, max_length);
}

/// The root of an increasing function of a positive variable, to the last digits.
template <typename Function>
double increasing_root(Function function, double guess) {
    std::uintmax_t evaluations = 300;
    const boost::math::tools::eps_tolerance<double> close(51);
    const auto [below, above] =
        boost::math::tools::bracket_and_solve_root(function, guess, 2.0, true, close, evaluations);
    return below + (above - below) / 2;
}

/// The α for which α(1 − e^E/n) is largest, E(α) = log M(2α) − 2 log M(α): there (1 + αE′) e^E = n.
double cosine_optimum(double n, double d) {
    const auto excess = [d, log_n = std::log(n)](double alpha) {
        const double exponent = collision_exponent(d, alpha);
        // αE′ = 2α(A(2α) − A(α)), without that difference
        const double slope = von_mises_fisher(d, 2 * alpha).entropy_deficit -
                             2 * von_mises_fisher(d, alpha).entropy_deficit + exponent;
        return std::log1p(slope) + exponent - log_n;
    };
    return increasing_root(excess, std::sqrt(d) * gradient_optimum(OptimumModel::gaussian, n, d));
}

/// Returns √a, where a + log(1 + 2a) = log n, so that a = W₀(n√e/2) − ½. This difference loses
/// digits as n → 1, which one step of Newton's method gives back.
double gaussian_optimum(double n) {
    const double a = boost::math::lambert_w0(n * std::exp(0.5) / 2) - 0.5;
    const double excess = a + std::log1p(2 * a) - std::log(n);
    return std::sqrt(a - excess / (1 + 2 / (1 + 2 * a)));
}

}  // namespace

double expected_max_normal(double n) {
    check_length(n);
    const double step = detail::maximum_step(std::sqrt(2 * std::log(n)), 0.25);
    const auto tail = [step](double j) { return std::erfc(j * step / std::numbers::sqrt2) / 2; };
    const auto weight = [](double) { return 1.0; };
    return detail::expected_maximum(n, step, tail, weight);
}

double freezing_scale(ScoreModel model, double n, double d) {
    check_length(n);
    detail::check_domain(n, d);
    const double log_n = std::log(n);
    const double gaussian = std::sqrt(2 * log_n / d);
    if (model != ScoreModel::sphere || n == 1)
        return gaussian;
    const auto excess = [d, log_n](double lambda) {
        return von_mises_fisher(d, lambda * d).entropy_deficit - log_n;
    };
    return increasing_root(excess, gaussian);
}

double gradient_optimum(OptimumModel model, double n, double d) {
    check_length(n);
    detail::check_domain(n, d);
    if (n == 1)
        throw InvalidRequest(
            Message("theory.no-optimum",
                    "n = 1 has no gradient optimum: the gradient of a single key is 0"));
    return model == OptimumModel::cosine ? cosine_optimum(n, d) : gaussian_optimum(n);
}

}  // namespace attnscope
