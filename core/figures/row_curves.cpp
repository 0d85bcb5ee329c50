#include "core/figures/row_curves.h"
#include "core/scenario/approximation_set.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/figures/compared_curves.h"
#include "core/figures/grids.h"
#include "core/figures/own_curves.h"
#include "core/figures/texts.h"
#include "core/figures/validity.h"
#include "core/parallel/parallel_for.h"
#include "core/scaling/rules.h"

namespace attnscope {
namespace {

Curve approximate_curve(const Approximation& approximation, const Scenario& scenario,
                        const RowPath& path, const std::stop_token& stop) {
    const ScoreModel model = score_law(scenario.model).id;
    const auto value = [&](double x) {
        const RowAt row = path.row(x);
        return without_rounding(
            *approximation.of,
            value_or_gap(approximation, model, row.n, static_cast<double>(scenario.d), row.lambda),
            row.n);
    };
    return computed_curve(label_of(approximation), kind_of(approximation), path.x, value, stop);
}

/// Returns each range reduced to its whole numbers, first to last; leaves out ranges without any.
std::vector<Interval> whole_numbers_in(const std::vector<Interval>& ranges) {
    std::vector<Interval> whole;
    for (const Interval& range : ranges)
        if (std::ceil(range.from) <= std::floor(range.to))
            whole.push_back({std::ceil(range.from), std::floor(range.to)});
    return whole;
}

std::vector<Curve> approximations_in(const Figure& figure) {
    std::vector<Curve> found;
    std::ranges::copy_if(figure.curves, std::back_inserter(found),
                         [](const Curve& curve) { return curve.kind.is_approximation; });
    return found;
}

void note_entropy_ranges(Figure& figure, const Scenario& scenario, const RowPath& path) {
    const Tolerance& tolerance = row_entropy.tolerance;
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const Message within("note.tolerance", "%1 %2 or %3 %",
                         {short_text(tolerance.absolute * unit.factor, 3), unit_name(unit.key),
                          short_text(100 * tolerance.relative, 2)});
    note_ranges(figure, within, path);
    const std::vector<Curve> judged = approximations_in(figure);
    const auto annealed = std::ranges::find(judged, approximation_kind("annealed"), &Curve::kind);
    if (annealed != judged.end() && !holds_everywhere(*annealed))
        figure.notes.emplace_back(
            "note.condensation",
            "Annealed averages miss that rows condense on a few keys where entropies are low.");
}

}  // namespace

Axis entropy_axis(const EntropyUnit& unit, double most) {
    return {.label = {"axis.entropy", "entropy H"},
            .unit = std::string(unit.key),
            .max = most,
            .field = "",
            .quantity = "entropy"};
}

Curve computed_curve(Message label, CurveKind kind, const std::vector<double>& x,
                     const std::function<double(double)>& y, const std::stop_token& stop) {
    Curve curve;
    curve.label = std::move(label);
    curve.kind = kind;
    curve.x = x;
    curve.y.resize(x.size());
    parallel_for(x.size(), 1, stop, [&](std::size_t i) { curve.y[i] = y(x[i]); });
    return curve;
}

Curve exact_curve(const MeansOfRows& exact, const RowPath& path) {
    std::vector<RowAt> rows;
    for (const double x : path.x)
        rows.push_back(path.row(x));
    Curve curve;
    curve.label = {"curve.exact-mean", "exact mean"};
    curve.kind = CurveKind::exact;
    curve.x = path.x;
    curve.y = exact(rows);
    return curve;
}

void add_exact_curve(Figure& figure, const MeansOfRows& exact, const Scenario& scenario,
                     const RowPath& path) {
    figure.curves.push_back(exact_curve(exact, path));
    if (figure.x.field != "n")
        return;
    if (rule(scenario.rule).temper) {
        figure.curves.back().label = {"curve.at-mean-scale", "mean at λ of the mean row"};
        figure.curves.back().kind = CurveKind::mean_row;
    }
    note_rules_by_row(figure, scenario);
}

MeansOfRows exact_means_of(const RowQuantity& quantity, const Scenario& scenario,
                           Precision precision, const std::stop_token& stop) {
    return [&quantity, model = score_law(scenario.model).id, d = static_cast<double>(scenario.d),
            precision, stop](std::span<const RowAt> rows) {
        return quantity.exact_along(model, d, rows, stop, precision);
    };
}

void add_row_curves(Figure& figure, const RowQuantity& quantity, const Scenario& scenario,
                    const RowPath& path, const std::stop_token& stop) {
    const MeansOfRows exact = exact_means_of(quantity, scenario, path.precision, stop);
    add_exact_curve(figure, exact, scenario, path);
    if (!add_other_rules(figure, scenario, exact))
        add_approximations(figure, quantity, scenario, path, stop);
    add_own_curves(figure, quantity, scenario, path, stop);
}

void add_approximations(Figure& figure, const RowQuantity& quantity, const Scenario& scenario,
                        const RowPath& path, const std::stop_token& stop) {
    std::vector<Approximation> drawn = approximations_for(quantity, score_law(scenario.model).id);
    if (approximation_set(scenario.approximations).is_main)
        drawn = main_ones(std::move(drawn));
    for (const Approximation& approximation : drawn) {
        Curve curve = approximate_curve(approximation, scenario, path, stop);
        judge(curve, figure, quantity, path);
        figure.curves.push_back(std::move(curve));
    }
}

void judge(Curve& approximation, const Figure& figure, const RowQuantity& quantity,
           const RowPath& path) {
    approximation.holds =
        where_it_holds(approximation, figure.curves.front(), figure.x, quantity.tolerance);
    if (path.whole)
        approximation.holds = whole_numbers_in(approximation.holds);
}

void note_ranges(Figure& figure, const Message& within, const RowPath& path) {
    if (const auto judged = approximations_in(figure); !judged.empty())
        figure.notes.push_back(
            ranges_note(judged, within, path.symbol, path.text, figure.curves.front().label));
}

void add_entropy_curves(Figure& figure, const Scenario& scenario, const RowPath& path,
                        const std::stop_token& stop) {
    add_row_curves(figure, row_entropy, scenario, path, stop);
    note_entropy_ranges(figure, scenario, path);
    const double factor = entropy_unit(scenario.unit).factor;
    for (Curve& curve : figure.curves)
        for (double& y : curve.y)
            y *= factor;
}

}  // namespace attnscope
