#include "core/approximations/approximations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/errors.h"
#include "core/text/keyed.h"
#include "core/text/printable.h"
#include "core/theory/approximations.h"
#include "core/theory/exact_means.h"

namespace attnscope {

const RowQuantity row_entropy = {
    .key = "entropy",
    .exact = [](ScoreModel model, double n, double d,
                double lambda) { return exact_means(model, n, d, lambda).entropy; },
    .tolerance = {0.1, 0.02},
};
const RowQuantity row_collision = {
    .key = "collision",
    .exact = [](ScoreModel model, double n, double d,
                double lambda) { return exact_means(model, n, d, lambda).collision; },
    .tolerance = {0, 0.02},
};
const RowQuantity row_gradient = {
    .key = "gradient",
    .exact = exact_gradient,
    .tolerance = {0, 0.02},
};

namespace {

constexpr std::array every_model = {ScoreModel::sphere, ScoreModel::gaussian,
                                    ScoreModel::gaussian_qk};
constexpr std::array sphere_alone = {ScoreModel::sphere};

constexpr auto all_approximations = std::to_array<Approximation>({
    {&row_entropy, "annealed", "annealed", CurveKind::annealed, annealed_entropy, every_model,
     "log n − D(λ)"},
    {&row_entropy, "laplace", "Laplace", CurveKind::laplace,
     [](ScoreModel, double n, double d, double lambda) { return laplace_entropy(n, d, lambda); },
     sphere_alone, "log n + (d/2) log(1 − c²)"},
    {&row_entropy, "laplace-corrected", "Laplace + O(1)", CurveKind::laplace_corrected,
     [](ScoreModel, double n, double d, double lambda) {
         return laplace_corrected_entropy(n, d, lambda);
     },
     sphere_alone, "log n + (d/2) log(1 − c²) − ½ log(1 − c⁴) − 2c⁴/(1 + c²)²"},
    {&row_entropy, "linear", "0.24 line", CurveKind::linear,
     [](ScoreModel, double n, double d, double lambda) { return linear_entropy(n, d, lambda); },
     every_model, "log n − 0.24 λd", "J. Su 2021, kexue.fm/archives/8823"},
    {&row_entropy, "mean-field", "mean field", CurveKind::mean_field, mean_field_entropy,
     every_model, "log n − λ E max s"},
    {&row_collision, "annealed", "annealed", CurveKind::annealed, annealed_collision, every_model,
     "E e^{2λs}/(n (E e^{λs})²)"},
    {&row_gradient, "annealed", "annealed", CurveKind::annealed, annealed_gradient, every_model,
     "λ(1 − E e^{2λs}/(n (E e^{λs})²))"},
});

}  // namespace

bool Approximation::serves(ScoreModel model) const {
    return std::ranges::find(models, model) != models.end();
}

Message label_of(const Approximation& approximation) {
    return keyed({"approximation", approximation.key, "label"}, approximation.label);
}

std::span<const Approximation> approximations() {
    return all_approximations;
}

std::vector<Approximation> approximations_of(const RowQuantity& quantity) {
    std::vector<Approximation> found;
    std::ranges::copy_if(all_approximations, std::back_inserter(found),
                         [&](const Approximation& each) { return each.of == &quantity; });
    return found;
}

const Approximation& approximation(const RowQuantity& quantity, std::string_view key) {
    for (const Approximation& each : all_approximations)
        if (each.of == &quantity && each.key == key)
            return each;
    throw InvalidRequest(Message("approximation.none", "there is no approximation %1 of the %2",
                                 {in_quotes(key), keyed({"noun", quantity.key}, quantity.key)}));
}

double value_or_gap(const Approximation& approximation, ScoreModel model, double n, double d,
                    double lambda) {
    constexpr double gap = std::numeric_limits<double>::quiet_NaN();
    try {
        const double value = approximation.value(model, n, d, lambda);
        return std::isfinite(value) ? value : gap;
    } catch (const InvalidRequest&) {
        return gap;
    }
}

}  // namespace attnscope
