#include <algorithm>
#include <cmath>

#include "core/fields/inputs.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/figures/row_curves.h"
#include "core/figures/scale_axis.h"
#include "core/figures/simulation.h"
#include "core/sampling/jacobian_rows.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

constexpr std::size_t norm_points = 29;
constexpr double norm_score_budget = 2e6;  ///< scores drawn, each used at every scale

Scenario jacobian_norms_inputs(const Scenario& scenario) {
    return only(scenario, &Scenario::n, &Scenario::d, &Scenario::model, &Scenario::seed,
                &Scenario::samples);
}

double root(const Scenario& scenario) {
    return std::sqrt(static_cast<double>(scenario.d));
}

/// Returns the axis from far below 1/√d to beyond freezing and beyond λ = 1.
Axis variance_axis(const Scenario& scenario, double marker) {
    Axis axis = scale_axis(scenario, marker);
    axis.label = {"axis.scale-and-deviation",
                  "scale λ (logits' σ = λ√d = %1 λ)",
                  {short_text(root(scenario), 3)}};
    axis.max = std::max(axis.max, 2.0);
    return axis;
}

Curve half_l1_curve(const Figure& figure, const Scenario& scenario, double marker,
                    Precision precision, const std::stop_token& stop) {
    std::vector<double> x = scale_grid(scenario, figure.x, marker);
    for (const double place : {1 / root(scenario), 1.0})
        x = with_value(std::move(x), place);
    const auto exact = [&](double lambda) {
        return exact_means(score_law(scenario.model).id, static_cast<double>(scenario.n),
                           static_cast<double>(scenario.d), lambda, precision)
            .diversity;
    };
    return computed_curve({"curve.half-l1", "½ L1 norm 1 − Σp²: exact mean"}, CurveKind::exact, x,
                          exact, stop);
}

/// Marks the scale that keeps σ at 1 and that without √d, and adds a note on what is left of the
/// gradient.
void mark_scales(Figure& figure, const Scenario& scenario) {
    const double scaled = 1 / root(scenario);
    const auto left = [&](double lambda) {
        return value_at(figure.curves.front(), figure.x, lambda);
    };
    figure.points.push_back({{"point.unit-deviation", "λ = 1/√d, σ = 1"},
                             CurveKind::exact,
                             scaled,
                             left(scaled),
                             true,
                             0,
                             "unit-deviation"});
    figure.points.push_back(
        {{"point.no-root", "λ = 1, σ = √d"}, CurveKind::exact, 1, left(1), true, 1, "no-root"});
    figure.notes.push_back(
        {"note.without-root",
         "Remaining gradient with respect to the logits: %1 at λ = 1/√d, %2 without √d (λ = 1, σ = "
         "%3).",
         {short_text(left(scaled), 3), short_text(left(1), 3), short_text(root(scenario), 3)}});
}

Curve norm_curve(Message label, const std::string& key, int series,
                 const std::vector<double>& scales, const std::vector<JacobianNorms>& results,
                 Estimate JacobianNorms::*norm) {
    Curve curve;
    curve.label = std::move(label);
    curve.key = key;
    curve.kind = CurveKind::simulation;
    curve.style = CurveStyle::points;
    curve.series = series;
    curve.x = scales;
    for (const JacobianNorms& result : results) {
        curve.y.push_back((result.*norm).value);
        curve.error.push_back(normal_95 * (result.*norm).standard_error);
    }
    return curve;
}

/// Adds the spread of single rows about the exact mean of 1 − Σp².
void add_norms(Figure& figure, const std::vector<double>& scales,
               const std::vector<JacobianNorms>& results) {
    Band band{{"band.half-l1", "½ L1: 10–90 % of rows"},
              CurveKind::simulation,
              scales,
              {},
              {},
              "deciles"};
    Curve median;
    median.label = {"curve.half-l1-median", "½ L1: simulated median"};
    median.kind = CurveKind::median;
    median.x = scales;
    for (const JacobianNorms& result : results) {
        median.y.push_back(quantile(result.half_l1, 0.5));
        band.lower.push_back(quantile(result.half_l1, 0.1));
        band.upper.push_back(quantile(result.half_l1, 0.9));
    }
    figure.curves.push_back(std::move(median));
    figure.bands.push_back(std::move(band));
}

void note_errors(Figure& figure, const std::vector<double>& scales,
                 const std::vector<JacobianNorms>& results) {
    std::vector<double> too_short;
    for (std::size_t i = 0; i < scales.size(); ++i)
        if (results[i].frobenius.error_is_lower_bound || results[i].spectral.error_is_lower_bound)
            too_short.push_back(scales[i]);
    note_short_error_bars(figure, too_short, "λ", scale_text);
    figure.notes.emplace_back(
        "note.regression-estimates",
        "Frobenius and spectral norm are simulated, with a regression on 1 − Σp², whose exact mean "
        "is known and which they approach in frozen rows.");
}

void simulate_norms(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    const std::vector<double> scales = simulated_scales(figure.x, norm_points);
    const std::int64_t rows =
        simulated_rows(scenario, static_cast<double>(scenario.n), scales.size(), norm_score_budget);
    note_rows_at_scales(figure, scenario, rows);
    if (rows == 0)
        return;
    const auto results = simulate_jacobians(score_law(scenario.model).id, scenario.n,
                                            static_cast<double>(scenario.d), scales, rows,
                                            static_cast<std::uint64_t>(scenario.seed), stop);
    figure.curves.push_back(norm_curve({"curve.frobenius", "Frobenius norm ± 95 %"}, "frobenius", 0,
                                       scales, results, &JacobianNorms::frobenius));
    figure.curves.push_back(norm_curve({"curve.spectral", "spectral norm ± 95 %"}, "spectral", 1,
                                       scales, results, &JacobianNorms::spectral));
    add_norms(figure, scales, results);
    note_errors(figure, scales, results);
}

Figure draw_jacobian_norms(const Scenario& scenario, double marker, Detail detail,
                           const std::stop_token& stop) {
    Figure figure;
    figure.x = variance_axis(scenario, marker);
    figure.y = {.label = {"axis.jacobian-norm", "norm of ∂p/∂logits"},
                .unit = "",
                .max = 1,
                .field = "",
                .quantity = "diversity"};
    figure.curves.push_back(half_l1_curve(figure, scenario, marker, precision_of(detail), stop));
    if (scenario.n == 1) {
        figure.notes.emplace_back("note.single-key-gradient",
                                  "A single key takes all the weight: its gradient is 0.");
        return figure;
    }
    mark_scales(figure, scenario);
    if (detail == Detail::sampled)
        simulate_norms(figure, scenario, stop);
    return figure;
}

}  // namespace

extern const FigureEntry jacobian_norms_figure = {
    .id = "jacobian-norms",
    .title = "Jacobian norms vs score variance",
    .help =
        "How much of the softmax's gradient with respect to its logits is left as their variance "
        "λ²d grows, and so why 1/√d matters: half the L1 norm (exact mean, median, single rows), "
        "the Frobenius and the spectral norm.",
    .meaning =
        "The curves measure, in three ways, how much the weights react to the numbers that enter "
        "the softmax. Where these numbers scatter widely, λ√d far above 1, one key holds nearly "
        "all weight and little reaction is left.",
    .formula =
        R"(\frac{1}{2} \left\lVert \frac{\partial p}{\partial x} \right\rVert_1 = 1 - \sum p^2)",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .field = "lambda",
    .x_axis = variance_axis,
    .inputs = jacobian_norms_inputs,
    .draw = draw_jacobian_norms,
    .headline = jacobian_norms_headline,
};

}  // namespace attnscope
