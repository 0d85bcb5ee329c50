#include "core/figures/entropy_curves.h"

#include <array>
#include <cmath>
#include <span>

#include "core/figures/grids.h"
#include "core/figures/validity.h"
#include "core/parallel/parallel_for.h"
#include "core/theory/approximations.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

using Entropy = double (*)(ScoreModel model, double n, double d, double lambda);

/// An approximation of the entropy.
struct Approximation {
    CurveKind kind;
    const char* label;
    Entropy entropy;
    bool sphere_only = false;  ///< derived for keys on the sphere
};

constexpr std::array<Approximation, 5> approximations = {{
    {CurveKind::annealed, "annealed", annealed_entropy},
    {CurveKind::laplace, "Laplace",
     [](ScoreModel, double n, double d, double lambda) { return laplace_entropy(n, d, lambda); },
     true},
    {CurveKind::laplace_corrected, "Laplace + O(1)",
     [](ScoreModel, double n, double d, double lambda) {
         return laplace_corrected_entropy(n, d, lambda);
     },
     true},
    {CurveKind::linear, "0.24 line",
     [](ScoreModel, double n, double d, double lambda) { return linear_entropy(n, d, lambda); }},
    {CurveKind::mean_field, "mean field", mean_field_entropy},
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

Curve exact_curve(const Scenario& scenario, const EntropyPath& path, const std::stop_token& stop) {
    const auto entropy = [&](double x) {
        const RowAt row = path.row(x);
        return exact_means(scenario.model, row.n, static_cast<double>(scenario.d), row.lambda)
            .entropy;
    };
    return computed_curve("exact mean", CurveKind::exact, path.x, entropy, stop);
}

/// Each range from its first whole number to its last; those that hold none are left out.
std::vector<Interval> whole_numbers_in(const std::vector<Interval>& ranges) {
    std::vector<Interval> whole;
    for (const Interval& range : ranges)
        if (std::ceil(range.from) <= std::floor(range.to))
            whole.push_back({std::ceil(range.from), std::floor(range.to)});
    return whole;
}

void note_ranges(Figure& figure, const Scenario& scenario, const EntropyPath& path) {
    const double nats = entropy_tolerance.absolute, share = entropy_tolerance.relative;
    const std::string within = short_text(nats * entropy_factor(scenario.unit), 3) + ' ' +
                               entropy_unit(scenario.unit) + " or " + short_text(100 * share, 2) +
                               " %";
    const std::span<const Curve> judged = std::span(figure.curves).subspan(1);
    figure.notes.push_back(ranges_note(judged, within, path.symbol, path.text));
    if (!holds_everywhere(judged.front()))
        figure.notes.emplace_back(
            "Annealed averages miss that rows condense on a few keys where entropies are low.");
}

}  // namespace

Axis entropy_axis(EntropyUnit unit, double most) {
    return {.label = "entropy H",
            .unit = entropy_unit(unit),
            .max = most,
            .field = "",
            .quantity = "entropy"};
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

void add_entropy_curves(Figure& figure, const Scenario& scenario, const EntropyPath& path,
                        const std::stop_token& stop) {
    figure.curves.push_back(exact_curve(scenario, path, stop));
    for (const Approximation& approximation : approximations) {
        if (approximation.sphere_only && scenario.model != ScoreModel::sphere)
            continue;
        Curve curve = approximate_curve(approximation, scenario, path, stop);
        curve.holds = where_it_holds(curve, figure.curves.front(), figure.x, entropy_tolerance);
        if (path.whole)
            curve.holds = whole_numbers_in(curve.holds);
        figure.curves.push_back(std::move(curve));
    }
    note_ranges(figure, scenario, path);
    const double factor = entropy_factor(scenario.unit);
    for (Curve& curve : figure.curves)
        for (double& y : curve.y)
            y *= factor;
}

}  // namespace attnscope
