#include "core/approximations/approximations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/text/errors.h"
#include "core/text/keyed.h"
#include "core/text/printable.h"
#include "core/theory/approximations.h"
#include "core/theory/exact_means.h"

namespace attnscope {

const RowQuantity row_entropy = {
    .key = "entropy",
    .exact = [](ScoreModel model, double n, double d,
                double lambda) { return exact_means(model, n, d, lambda).entropy; },
    .exact_along = exact_entropies,
    .tolerance = {0.1, 0.02},
};
const RowQuantity row_collision = {
    .key = "collision",
    .exact = [](ScoreModel model, double n, double d,
                double lambda) { return exact_means(model, n, d, lambda).collision; },
    .exact_along = exact_collisions,
    .tolerance = {0, 0.02},
};
const RowQuantity row_gradient = {
    .key = "gradient",
    .exact = exact_gradient,
    .exact_along = exact_gradients,
    .tolerance = {0, 0.02},
};

namespace {

constexpr std::array every_model = {ScoreModel::sphere, ScoreModel::gaussian,
                                    ScoreModel::gaussian_qk};
constexpr std::array sphere_alone = {ScoreModel::sphere};

constexpr auto all_approximations = std::to_array<Approximation>({
    {
        .of = &row_entropy,
        .key = "annealed",
        .label = "annealed",
        .value = annealed_entropy,
        .models = every_model,
        .formula = "log n − D(λ)",
        .is_read_out = true,
    },
    {
        .of = &row_entropy,
        .key = "laplace",
        .label = "Laplace",
        .value = [](ScoreModel, double n, double d,
                    double lambda) { return laplace_entropy(n, d, lambda); },
        .models = sphere_alone,
        .formula = "log n + (d/2) log(1 − c²)",
    },
    {
        .of = &row_entropy,
        .key = "laplace-corrected",
        .label = "Laplace + O(1)",
        .value = [](ScoreModel, double n, double d,
                    double lambda) { return laplace_corrected_entropy(n, d, lambda); },
        .models = sphere_alone,
        .formula = "log n + (d/2) log(1 − c²) − ½ log(1 − c⁴) − 2c⁴/(1 + c²)²",
    },
    {
        .of = &row_entropy,
        .key = "linear",
        .label = "0.24 line",
        .value = [](ScoreModel, double n, double d,
                    double lambda) { return linear_entropy(n, d, lambda); },
        .models = every_model,
        .formula = "log n − 0.24 λd",
        .source = "J. Su 2021, kexue.fm/archives/8823",
        .is_read_out = true,
    },
    {
        .of = &row_entropy,
        .key = "mean-field",
        .label = "mean field",
        .value = mean_field_entropy,
        .models = every_model,
        .formula = "log n − λ E max s",
    },
    {
        .of = &row_collision,
        .key = "annealed",
        .label = "annealed",
        .value = annealed_collision,
        .models = every_model,
        .formula = "E e^{2λs}/(n (E e^{λs})²)",
    },
    {
        .of = &row_gradient,
        .key = "annealed",
        .label = "annealed",
        .value = annealed_gradient,
        .models = every_model,
        .formula = "λ(1 − E e^{2λs}/(n (E e^{λs})²))",
    },
});

}  // namespace

bool Approximation::serves(ScoreModel model) const {
    return std::ranges::find(models, model) != models.end();
}

Message label_of(const Approximation& approximation) {
    return keyed({"approximation", approximation.key, "label"}, approximation.label);
}

CurveKind kind_of(const Approximation& approximation) {
    return approximation_kind(approximation.key);
}

std::size_t place_of(const CurveKind& approximation) {
    std::vector<std::string_view> keys;
    for (const Approximation& each : all_approximations)
        if (std::ranges::find(keys, each.key) == keys.end())
            keys.push_back(each.key);
    return static_cast<std::size_t>(std::ranges::find(keys, approximation.name) - keys.begin());
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

double without_rounding(const RowQuantity& of, double value, double n) {
    constexpr double rounding = 1e-13;
    return &of == &row_entropy && std::abs(value) <= rounding * std::log(n) ? 0 : value;
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
