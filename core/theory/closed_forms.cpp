#include "core/theory/closed_forms.h"

#include <boost/math/special_functions/gamma.hpp>
#include <cmath>
#include <tuple>

#include "core/parallel/kept_results.h"
#include "core/special/sphere_angle.h"
#include "core/special/von_mises_fisher.h"
#include "core/text/errors.h"
#include "core/theory/domain.h"

namespace attnscope {
namespace {

/// The distance of the annealed entropy below log n, in nats.
double annealed_deficit(ScoreModel model, double d, double lambda) {
    if (model == ScoreModel::sphere)
        return von_mises_fisher(d, lambda * d).entropy_deficit;
    return lambda * lambda * d / 2;
}

/// log(n Σp²), annealed; +∞ if the mean over the query's norm diverges.
double annealed_collision_exponent(ScoreModel model, double d, double lambda) {
    const double square = lambda * lambda;
    if (model == ScoreModel::sphere)
        return collision_exponent(d, lambda * d);
    return model == ScoreModel::gaussian ? square * d : -d / 2 * std::log1p(-2 * square);
}

void check_query_norm(ScoreModel model, double lambda) {
    if (model == ScoreModel::gaussian_qk && !(2 * lambda * lambda < 1))
        throw InvalidRequest(Message(
            "theory.infinite-collision",
            "the annealed collision of gaussian-qk is infinite from lambda = 0.7071 on: the mean "
            "over the query's norm diverges"));
}

double make_expected_max_score(ScoreModel model, double n, double d) {
    if (model == ScoreModel::sphere)
        return d * expected_max_cosine(d, n);
    // E‖q‖ = √2 Γ((d+1)/2)/Γ(d/2)
    const double norm = model == ScoreModel::gaussian
                            ? std::sqrt(d)
                            : std::sqrt(2.0) / boost::math::tgamma_delta_ratio(d / 2, 0.5);
    return norm * expected_max_normal(n);
}

/// E max of n scores. Values are kept because a curve over λ needs the same one at each point, and
/// a curve over n needs the same ones at each step of a drag of λ.
double expected_max_score(ScoreModel model, double n, double d) {
    constexpr std::size_t most = 1024;
    static KeptResults<std::tuple<ScoreModel, double, double>, double> kept(most);
    return kept.get({model, n, d}, [&] { return make_expected_max_score(model, n, d); });
}

/// Returns c = (√(1+4λ²) − 1)/(2λ), the cosine that contributes most to the sphere's partition
/// function.
double stationary_cosine(double lambda) {
    return 2 * lambda / (1 + std::hypot(1, 2 * lambda));
}

}  // namespace

double annealed_entropy(ScoreModel model, double n, double d, double lambda) {
    detail::check_domain(n, d, lambda);
    return std::log(n) - annealed_deficit(model, d, lambda);
}

double annealed_corrected_entropy(double n, double d, double lambda) {
    const double square = lambda * lambda * d;
    return annealed_entropy(ScoreModel::gaussian, n, d, lambda) +
           (2 * square * std::exp(square) - std::expm1(square)) / (2 * n);
}

double annealed_collision(ScoreModel model, double n, double d, double lambda) {
    detail::check_domain(n, d, lambda);
    check_query_norm(model, lambda);
    return std::exp(annealed_collision_exponent(model, d, lambda)) / n;
}

double annealed_gradient(ScoreModel model, double n, double d, double lambda) {
    detail::check_domain(n, d, lambda);
    check_query_norm(model, lambda);
    return -lambda * std::expm1(annealed_collision_exponent(model, d, lambda) - std::log(n));
}

double laplace_entropy(double n, double d, double lambda) {
    detail::check_domain(n, d, lambda);
    // 1 − c² = 2/(1+s), s = √(1+4λ²); (s − 1)/2 = λc.
    return std::log(n) - d / 2 * std::log1p(lambda * stationary_cosine(lambda));
}

double laplace_corrected_entropy(double n, double d, double lambda) {
    const double square = stationary_cosine(lambda) * stationary_cosine(lambda);
    const double share = square / (1 + square);
    // 1 − c⁴ = (1 + c²)/(1 + λc), which keeps its digits for c near 1.
    const double log_factor = std::log1p(square) - std::log1p(lambda * stationary_cosine(lambda));
    return laplace_entropy(n, d, lambda) - log_factor / 2 - 2 * share * share;
}

double linear_entropy(double n, double d, double lambda) {
    detail::check_domain(n, d, lambda);
    return std::log(n) - 0.24 * lambda * d;
}

double mean_field_entropy(ScoreModel model, double n, double d, double lambda) {
    detail::check_domain(n, d, lambda);
    return std::log(n) - lambda * expected_max_score(model, n, d);
}

}  // namespace attnscope
