#include "core/figures/entropy_curves.h"

#include <array>
#include <cmath>

#include "core/figures/grids.h"
#include "core/parallel/parallel_for.h"
#include "core/theory/approximations.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

using Entropy = double (*)(ScoreModel model, double n, double d, double lambda);

/// An approximation of the entropy. Those that average the partition function (annealed, and its
/// evaluations by Laplace's method) fail beyond the freezing scale; a lower bound always holds.
struct Approximation {
    CurveKind kind;
    const char* label;
    Entropy entropy;
    bool freezes;
    bool sphere_only = false;  ///< derived for keys on the sphere
};

constexpr std::array<Approximation, 5> approximations = {{
    {CurveKind::annealed, "annealed", annealed_entropy, true},
    {CurveKind::laplace, "Laplace",
     [](ScoreModel, double n, double d, double lambda) { return laplace_entropy(n, d, lambda); },
     true, true},
    {CurveKind::laplace_corrected, "Laplace + O(1)",
     [](ScoreModel, double n, double d, double lambda) {
         return laplace_corrected_entropy(n, d, lambda);
     },
     true, true},
    {CurveKind::linear, "0.24 line",
     [](ScoreModel, double n, double d, double lambda) { return linear_entropy(n, d, lambda); },
     true},
    {CurveKind::mean_field, "mean field", mean_field_entropy, false},
}};

/// 0 for what rounding leaves of a difference of two numbers of that size.
double without_rounding(double difference, double size) {
    return std::abs(difference) <= 1e-13 * size ? 0 : difference;
}

Curve approximate_curve(const Approximation& approximation, const Scenario& scenario,
                        const EntropyPath& path, const std::stop_token& stop) {
    const auto entropy = [&](double x) {
        const RowAt row = path.row(x);
        const double h = approximation.entropy(scenario.model, row.n,
                                               static_cast<double>(scenario.d), row.lambda);
        return without_rounding(h, std::log(row.n));
    };
    return computed_curve(approximation.label, approximation.kind, path.x, entropy, stop);
}

/// Where the softmax has not condensed yet.
Interval liquid_range(const Scenario& scenario, const EntropyPath& path) {
    return where_it_holds(path.x, [&](double x) {
        const RowAt row = path.row(x);
        return annealed_entropy_holds(scenario.model, row.n, static_cast<double>(scenario.d),
                                      row.lambda);
    });
}

void limit_to(Curve& curve, const Interval& range, const EntropyPath& path) {
    curve.valid_from = range.from;
    curve.valid_to = range.to;
    if (const auto place = outside_of(range, path.symbol, path.text); !place.empty())
        curve.limit = place + " rows condense on a few keys, which annealed averages miss.";
}

}  // namespace

Axis entropy_axis(EntropyUnit unit, double most) {
    return {.label = "entropy H", .unit = entropy_unit(unit), .max = most, .field = "", .least = 0};
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
    const Interval liquid = liquid_range(scenario, path);
    for (const Approximation& approximation : approximations) {
        if (approximation.sphere_only && scenario.model != ScoreModel::sphere)
            continue;
        curves.push_back(approximate_curve(approximation, scenario, path, stop));
        if (approximation.freezes)
            limit_to(curves.back(), liquid, path);
    }
    const double factor = entropy_factor(scenario.unit);
    for (Curve& curve : curves)
        for (double& y : curve.y)
            y *= factor;
    return curves;
}

}  // namespace attnscope
