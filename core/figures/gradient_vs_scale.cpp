#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/figures/compared_curves.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/figures/measured_rows.h"
#include "core/figures/own_curves.h"
#include "core/figures/row_curves.h"
#include "core/figures/scale_axis.h"
#include "core/figures/simulation.h"
#include "core/figures/validity.h"
#include "core/theory/closed_forms.h"
#include "core/theory/gradient_limit.h"

namespace attnscope {
namespace {

constexpr std::size_t gradient_points = 85;

Scenario gradient_vs_scale_inputs(const Scenario& scenario) {
    const Scenario read = only(scenario, &Scenario::n, &Scenario::d, &Scenario::model,
                               &Scenario::seed, &Scenario::samples, &Scenario::compared_rules);
    return with_measured_rows(
        with_own_curves(with_marked_rules(read, scenario), scenario, row_gradient), scenario);
}

/// The λ that maximises the annealed gradient; nothing if the model or n has none.
std::optional<double> annealed_optimum(const Scenario& scenario) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const ScoreModel model = score_law(scenario.model).id;
    if (scenario.n < 2 || model == ScoreModel::gaussian_qk)
        return std::nullopt;
    if (model == ScoreModel::sphere)
        return gradient_optimum(OptimumModel::cosine, n, d) / d;
    return gradient_optimum(OptimumModel::gaussian, n, d) / std::sqrt(d);
}

/// Returns twice as many abscissas, for a curve that has a sharp bend.
std::vector<double> with_midpoints(const std::vector<double>& x) {
    std::vector<double> finer;
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
        finer.push_back(x[i]);
        finer.push_back(std::sqrt(x[i] * x[i + 1]));
    }
    finer.push_back(x.back());
    return finer;
}

/// Marks the annealed curve's maximum, which is one of its points.
void mark_optimum(Figure& figure, double optimum) {
    constexpr CurveKind kind = approximation_kind("annealed");
    const Curve& annealed = *std::ranges::find(figure.curves, kind, &Curve::kind);
    const double height = value_at(annealed, figure.x, optimum);
    figure.points.push_back({{"point.annealed-optimum", "annealed optimum"},
                             kind,
                             optimum,
                             height,
                             holds_at(annealed, optimum),
                             0,
                             "annealed-optimum"});
    figure.notes.push_back(
        {"note.annealed-optimum",
         "The maximum at λ = %1 belongs to the annealed approximation; the exact mean has none.",
         {short_text(optimum, 3)}});
}

/// Returns the note on gradient_limit(), which depends on the law of the scores.
Message limit_note(ScoreModel model) {
    switch (model) {
        case ScoreModel::gaussian:
            return {"note.gaussian-limit",
                    "The limit for λ → ∞ is E max/√d of n standard normal numbers."};
        case ScoreModel::gaussian_qk:
            return {"note.gaussian-qk-limit",
                    "The limit for λ → ∞ is E max/‖q‖ of n standard normal numbers and a random "
                    "query q."};
        case ScoreModel::sphere:
            break;
    }
    return {"note.sphere-limit",
            "The limit for λ → ∞ is the density at 0 of the gap between the two largest scores."};
}

Curve limit_curve(const Figure& figure, const RowPath& path, double limit) {
    Curve curve;
    curve.label = {"curve.gradient-limit", "limit for λ → ∞"};
    curve.kind = CurveKind::bound;
    curve.key = "limit";
    curve.x = figure.curves.front().x;
    curve.y.assign(curve.x.size(), limit);
    judge(curve, figure, row_gradient, path);
    return curve;
}

/// Adds the approximations, the optimum of the annealed one, the limit, and a note on where they
/// hold.
void add_approximations_and_limit(Figure& figure, const Scenario& scenario, const RowPath& path,
                                  double limit, std::optional<double> optimum,
                                  const std::stop_token& stop) {
    add_approximations(figure, row_gradient, scenario, path, stop);
    add_own_curves(figure, row_gradient, scenario, path, stop);
    if (std::isfinite(limit))
        figure.curves.push_back(limit_curve(figure, path, limit));
    const std::span<const Curve> judged = std::span(figure.curves).subspan(1);
    figure.notes.push_back(ranges_note(judged, "2 %", "λ", scale_text));
    if (optimum && *optimum <= figure.x.max)
        mark_optimum(figure, *optimum);
    if (std::isfinite(limit))
        figure.notes.push_back(limit_note(score_law(scenario.model).id));
}

/// Adds a note on where the median row's gradient is largest, if that is not at an end of the axis.
void note_median(Figure& figure, const Curve& median) {
    const auto highest = std::ranges::max_element(median.y);
    if (highest == median.y.begin() || highest == median.y.end() - 1)
        return;
    const auto place = static_cast<std::size_t>(highest - median.y.begin());
    figure.notes.push_back({"note.median-maximum",
                            "Single rows do have a maximum; the median row's lies near λ = %1.",
                            {scale_text(median.x[place])}});
}

void simulate_gradient(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    const std::vector<double> scales = simulated_scales(figure.x, gradient_points);
    const auto results = simulate_scales(figure, scenario, scales, stop);
    if (results.empty())
        return;
    Band band{
        {"band.deciles", "10–90 % of rows"}, CurveKind::simulation, scales, {}, {}, "deciles"};
    Curve median;
    median.label = {"curve.median", "simulated median"};
    median.kind = CurveKind::median;
    median.x = scales;
    for (const MonteCarlo& result : results) {
        median.y.push_back(quantile(result.gradients, 0.5));
        band.lower.push_back(quantile(result.gradients, 0.1));
        band.upper.push_back(quantile(result.gradients, 0.9));
    }
    note_median(figure, median);
    figure.curves.push_back(std::move(median));
    figure.bands.push_back(std::move(band));
}

/// Estimates the gradient that a tenth of rows exceeds from the two largest scores alone: λ/2 /
/// cosh²(λδ/2) at the gap δ below which a tenth of the gaps lie. The gap is taken as exponential,
/// with the given density at 0.
double upper_decile(double lambda, double density) {
    const double gap = -std::log(0.9) / density;
    return lambda / 2 / std::pow(std::cosh(lambda * gap / 2), 2);
}

/// Returns the top of the axis: above the exact mean, its limit and the values expected of the
/// simulated rows, with room for three standard deviations of a decile, whatever the approximations
/// are.
double expected_top(const Scenario& scenario, const Curve& exact, double limit) {
    const double density = std::isfinite(limit) ? limit : exact.y.back();
    double decile = 0;
    for (const double lambda : exact.x)
        decile = std::max(decile, upper_decile(lambda, density));
    const double scatter = 9 / std::sqrt(static_cast<double>(scenario.samples));
    const double most = std::max(std::ranges::max(exact.y), density);
    return most > 0 ? std::max(1.05 * most, decile * (1 + std::clamp(scatter, 0.05, 0.5))) : 1;
}

/// Returns a value just above all simulated ones, as the few rows of a small sample may scatter
/// beyond expected_top().
double simulated_top(const Figure& figure) {
    double most = 0;
    for (const Band& band : figure.bands)
        most = std::max(most, std::ranges::max(band.upper));
    return 1.02 * most;
}

Figure draw_gradient_vs_scale(const Scenario& scenario, double marker, Detail detail,
                              const std::stop_token& stop) {
    Figure figure;
    figure.x = scale_axis(scenario, marker);
    const std::optional<double> optimum = annealed_optimum(scenario);
    const auto row = [n = static_cast<double>(scenario.n)](double lambda) {
        return RowAt{n, lambda};
    };
    RowPath path{scale_grid(scenario, figure.x, marker), row, "λ", scale_text};
    if (optimum)
        path.x = with_value(std::move(path.x), *optimum);
    figure.curves.push_back(
        exact_curve(exact_means_of(row_gradient, scenario, precision_of(detail), stop), path));
    path.x = with_midpoints(path.x);
    const double limit =
        gradient_limit(score_law(scenario.model).id, static_cast<double>(scenario.n),
                       static_cast<double>(scenario.d));
    figure.y = {.label = {"axis.gradient", "gradient λ(1 − Σp²)"},
                .unit = "",
                .max = expected_top(scenario, figure.curves.front(), limit),
                .field = "",
                .quantity = "gradient"};
    if (scenario.n == 1) {
        figure.notes.emplace_back("note.single-key-gradient",
                                  "A single key takes all the weight: its gradient is 0.");
        add_own_curves(figure, row_gradient, scenario, path, stop);
        return figure;
    }
    add_approximations_and_limit(figure, scenario, path, limit, optimum, stop);
    note_rows_and_model(figure, scenario);
    mark_rules(figure, scenario);
    if (detail == Detail::sampled)
        simulate_gradient(figure, scenario, stop);
    figure.y.max = std::max(figure.y.max, simulated_top(figure));
    if (detail == Detail::sampled)
        add_measured_rows(figure, scenario, stop);
    return figure;
}

}  // namespace

extern const FigureEntry gradient_vs_scale_figure = {
    .id = "gradient-vs-scale",
    .title = "Gradient vs scale",
    .help =
        "Half the L1 norm of the softmax's Jacobian against the scale: its exact mean and the "
        "limit of the mean (E max/√d for Gaussian scores; on the sphere the density at 0 of the "
        "gap between the two largest), single rows, and the annealed curve with its well-known "
        "optimum.",
    .meaning =
        "The exact curve is the mean of λ(1 − Σp²), which measures how much the weights react to a "
        "change of the scores. The mean never falls as λ grows; single rows have a maximum, and so "
        "has the annealed estimate of the mean, which averages over all possible keys too early.",
    .formula = R"(\mathbb{E}\,\lambda \left(1 - \sum p^2\right))",
    .source = "J. Su 2023, kexue.fm/archives/9812",
    .is_of_softmax = true,
    .field = "lambda",
    .x_axis = scale_axis,
    .inputs = gradient_vs_scale_inputs,
    .draw = draw_gradient_vs_scale,
    .headline = gradient_over_scales_headline,
};

}  // namespace attnscope
