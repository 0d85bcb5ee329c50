#include "core/figures/entropy_curves.h"

#include <array>
#include <cmath>
#include <numbers>

#include "core/errors.h"
#include "core/figures/grids.h"
#include "core/parallel/parallel_for.h"
#include "core/theory/approximations.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

using Entropy = double (*)(ScoreModel model, double n, double d, double lambda);

bool is_positive(double entropy, ScoreModel, double, double, double) {
    return entropy > 0;
}

bool is_liquid(double, ScoreModel model, double n, double d, double lambda) {
    return annealed_entropy_holds(model, n, d, lambda);
}

/// An approximation of the entropy, where it holds, and why it fails elsewhere.
struct Approximation {
    CurveKind kind;
    const char* label;
    Entropy entropy;
    bool (*holds)(double entropy, ScoreModel model, double n, double d, double lambda);
    const char* failure;
};

constexpr auto condensed =
    " the softmax condenses on a few keys; the annealed average no longer describes a typical row.";
constexpr auto laplace_condensed =
    " the softmax condenses on a few keys, which the Laplace approximation cannot see.";

constexpr std::array<Approximation, 5> approximations = {{
    {CurveKind::annealed, "annealed", annealed_entropy, is_liquid, condensed},
    {CurveKind::laplace, "Laplace",
     [](ScoreModel model, double n, double d, double lambda) {
         if (model != ScoreModel::sphere)
             throw InvalidRequest("the Laplace approximation is derived for keys on the sphere");
         return laplace_entropy(n, d, lambda);
     },
     is_liquid, laplace_condensed},
    {CurveKind::laplace_corrected, "Laplace + O(1)",
     [](ScoreModel model, double n, double d, double lambda) {
         if (model != ScoreModel::sphere)
             throw InvalidRequest("the Laplace approximation is derived for keys on the sphere");
         return laplace_corrected_entropy(n, d, lambda);
     },
     is_liquid, laplace_condensed},
    {CurveKind::linear, "0.24 line",
     [](ScoreModel, double n, double d, double lambda) { return linear_entropy(n, d, lambda); },
     is_positive, " the 0.24 line predicts a negative entropy."},
    {CurveKind::mean_field, "mean field", mean_field_entropy, is_positive,
     " mean field, a lower bound, falls below zero and says nothing."},
}};

/// Whether the approximation is defined for the model at all.
bool makes_sense(Entropy entropy, ScoreModel model) {
    try {
        entropy(model, 512, 64, 0.125);
        return true;
    } catch (const InvalidRequest&) {
        return false;
    }
}

Curve approximate_curve(const Approximation& approximation, const Scenario& scenario,
                        const EntropyPath& path, const std::stop_token& stop) {
    const auto d = static_cast<double>(scenario.d);
    const auto entropy = [&](double x) {
        const RowAt row = path.row(x);
        return approximation.entropy(scenario.model, row.n, d, row.lambda);
    };
    Curve curve = computed_curve(approximation.label, approximation.kind, path.x, entropy, stop);
    const Interval interval = where_it_holds(path.x, [&](double x) {
        const RowAt row = path.row(x);
        return approximation.holds(entropy(x), scenario.model, row.n, d, row.lambda);
    });
    curve.valid_from = interval.from;
    curve.valid_to = interval.to;
    if (const auto place = outside_of(interval, path.symbol, path.digits); !place.empty())
        curve.limit = place + approximation.failure;
    return curve;
}

}  // namespace

double entropy_factor(EntropyUnit unit) {
    return unit == EntropyUnit::nat ? 1 : std::numbers::log2e;
}

std::string entropy_unit(EntropyUnit unit) {
    return unit == EntropyUnit::nat ? "nat" : "bit";
}

Curve computed_curve(std::string label, CurveKind kind, const std::vector<double>& x,
                     const std::function<double(double)>& y, const std::stop_token& stop) {
    Curve curve;
    curve.label = std::move(label);
    curve.kind = kind;
    curve.x = x;
    curve.y.resize(x.size());
    parallel_for(x.size(), 1, stop, [&](std::size_t i) { curve.y[i] = y(x[i]); });
    return curve;
}

std::vector<Curve> entropy_curves(const Scenario& scenario, const EntropyPath& path,
                                  const std::stop_token& stop) {
    const auto exact = [&](double x) {
        const RowAt row = path.row(x);
        return exact_means(scenario.model, row.n, static_cast<double>(scenario.d), row.lambda)
            .entropy;
    };
    std::vector<Curve> curves;
    curves.push_back(computed_curve("exact mean", CurveKind::exact, path.x, exact, stop));
    for (const Approximation& approximation : approximations)
        if (makes_sense(approximation.entropy, scenario.model))
            curves.push_back(approximate_curve(approximation, scenario, path, stop));
    const double factor = entropy_factor(scenario.unit);
    for (Curve& curve : curves)
        for (double& y : curve.y)
            y *= factor;
    return curves;
}

}  // namespace attnscope
