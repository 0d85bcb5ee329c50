#include "core/figures/logit_density.h"

#include <cmath>
#include <numbers>

#include "core/rows/products.h"
#include "core/special/sphere_angle.h"
#include "core/theory/query_norms.h"

namespace attnscope {
namespace {

/// A random vector with a uniform direction: of a fixed length, or N(0, I).
struct Side {
    bool gaussian;
    double length;  ///< in scores; unused if Gaussian
};

std::optional<Side> side_of(std::string_view source, const ScoredNorm& scored, double d) {
    const bool gaussian = source == "gaussian";
    if (!gaussian && source != "sphere")
        return {};
    return Side{gaussian && !scored.is_divided(), scored.of(std::sqrt(d), d)};
}

LogitDensity sphere_law(double d, double beta) {
    const auto density = [d, beta](double x) {
        const double sine = std::sqrt(1 - (x / beta) * (x / beta));
        return sine > 0 ? angle_pdf(d, std::acos(x / beta)) / (beta * sine) : std::nan("");
    };
    const double reach = beta * std::cos(angle_quantile(d, 5e-7));
    return {{"law.sphere", "law of cosines p_d"}, density, -reach, reach};
}

double normal(double x, double sigma) {
    const double z = x / sigma;
    return std::exp(-z * z / 2) / (sigma * std::sqrt(2 * std::numbers::pi));
}

LogitDensity normal_law(double sigma) {
    constexpr double reach = 4.9;  // |z| of all but 1e-6 of standard normal numbers
    return {{"law.normal", "normal law"},
            [sigma](double x) { return normal(x, sigma); },
            -reach * sigma,
            reach * sigma};
}

LogitDensity product_law(double d, double lambda) {
    const std::vector<QueryNorm> norms = query_norms(d);
    const auto density = [norms, lambda](double x) {
        double sum = 0;
        for (const QueryNorm& query : norms)
            sum += query.weight * normal(x, lambda * query.norm);
        return sum;
    };
    const double reach = lambda * (4.9 * std::sqrt(d) + 10);
    return {{"law.product", "law of λ‖q‖ N(0, 1)"}, density, -reach, reach};
}

}  // namespace

std::optional<LogitDensity> logit_density(const Scenario& fitted, const AttentionRequest& request) {
    if (other_law_of_logits(fitted) || !request.row_lambdas.empty() || !(request.lambda > 0))
        return {};
    const auto d = static_cast<double>(fitted.d);
    const ScoredNorms scored = scored_norms(fitted);
    const auto queries = side_of(fitted.queries, scored.queries, d);
    const auto keys = side_of(fitted.keys, scored.keys, d);
    if (!queries || !keys)
        return {};
    if (queries->gaussian && keys->gaussian)
        return product_law(d, request.lambda);
    if (queries->gaussian || keys->gaussian)
        return normal_law(request.lambda * (queries->gaussian ? keys : queries)->length);
    return sphere_law(d, request.lambda * queries->length * keys->length);
}

}  // namespace attnscope
