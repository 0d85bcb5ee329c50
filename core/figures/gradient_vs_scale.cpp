#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/errors.h"
#include "core/figures/entropy_curves.h"
#include "core/figures/figure_list.h"
#include "core/figures/grids.h"
#include "core/figures/scale_axis.h"
#include "core/figures/simulation.h"
#include "core/theory/approximations.h"
#include "core/theory/exact_means.h"
#include "core/theory/gradient_limit.h"

namespace attnscope {
namespace {

constexpr std::size_t simulated_points = 43;

/// The λ that maximises the annealed gradient; nothing where the model or n has none.
std::optional<double> annealed_optimum(const Scenario& scenario) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    if (scenario.n < 2 || scenario.model == ScoreModel::gaussian_qk)
        return std::nullopt;
    if (scenario.model == ScoreModel::sphere)
        return gradient_optimum(OptimumModel::cosine, n, d) / d;
    return gradient_optimum(OptimumModel::gaussian, n, d) / std::sqrt(d);
}

Curve exact_curve(const Scenario& scenario, const std::vector<double>& x,
                  const std::stop_token& stop) {
    const auto exact = [&](double lambda) {
        return exact_gradient(scenario.model, static_cast<double>(scenario.n),
                              static_cast<double>(scenario.d), lambda);
    };
    return computed_curve("exact mean", CurveKind::exact, x, exact, stop);
}

/// Abscissas of the annealed curve, which has a sharp bend; its optimum is one of them.
std::vector<double> annealed_grid(const Axis& axis, std::optional<double> optimum) {
    constexpr std::size_t points = 161;
    std::vector<double> grid = log_grid(axis.min, axis.max, points);
    return optimum ? with_value(std::move(grid), *optimum) : grid;
}

/// NaN where the annealed Σp² is infinite or too large for a number.
double annealed_or_gap(ScoreModel model, double n, double d, double lambda) {
    constexpr double gap = std::numeric_limits<double>::quiet_NaN();
    try {
        const double gradient = annealed_gradient(model, n, d, lambda);
        return std::isfinite(gradient) ? gradient : gap;
    } catch (const InvalidRequest&) {
        return gap;
    }
}

Curve annealed_curve(const Scenario& scenario, const std::vector<double>& x,
                     const std::stop_token& stop) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const auto annealed = [&](double lambda) {
        return annealed_or_gap(scenario.model, n, d, lambda);
    };
    Curve curve = computed_curve("annealed", CurveKind::annealed, x, annealed, stop);
    const Interval interval = where_it_holds(
        x, [&](double lambda) { return annealed_collision_holds(scenario.model, n, d, lambda); });
    curve.valid_from = interval.from;
    curve.valid_to = interval.to;
    if (const auto place = outside_of(interval, "λ", scale_text); !place.empty())
        curve.limit = place + " a few keys carry Σp², and annealing overstates it.";
    return curve;
}

void add_annealed(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    const std::optional<double> optimum = annealed_optimum(scenario);
    figure.curves.push_back(annealed_curve(scenario, annealed_grid(figure.x, optimum), stop));
    if (!optimum || *optimum > figure.x.max)
        return;
    const double height = annealed_gradient(scenario.model, static_cast<double>(scenario.n),
                                            static_cast<double>(scenario.d), *optimum);
    figure.points.push_back({"annealed optimum", CurveKind::annealed, *optimum, height});
    figure.notes.push_back("The maximum at λ = " + short_text(*optimum, 3) +
                           " belongs to the annealed approximation; the exact mean has none.");
}

void add_limit(Figure& figure, double limit) {
    Curve curve;
    curve.label = "limit (E max)";
    curve.kind = CurveKind::bound;
    curve.x = {figure.x.min, figure.x.max};
    curve.y = {limit, limit};
    figure.curves.push_back(std::move(curve));
}

/// Says where the median row's gradient is largest, if that is not at an end of the axis.
void note_median(Figure& figure, const Curve& median) {
    const auto highest = std::ranges::max_element(median.y);
    if (highest == median.y.begin() || highest == median.y.end() - 1)
        return;
    const auto place = static_cast<std::size_t>(highest - median.y.begin());
    figure.notes.push_back("Single rows do have a maximum; the median row's lies near λ = " +
                           scale_text(median.x[place]) + ".");
}

void add_simulation(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    const std::vector<double> scales = simulated_scales(figure.x, simulated_points);
    const auto results = simulate_scales(figure, scenario, scales, stop);
    if (results.empty())
        return;
    Band band{"10–90 % of rows", CurveKind::simulation, scales, {}, {}};
    Curve median;
    median.label = "simulated median";
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

/// The top of the axis: above the exact mean and its limit, whatever an approximation does.
double top(const Figure& figure) {
    double most = 0;
    for (const Curve& curve : figure.curves)
        if (curve.kind == CurveKind::exact || curve.kind == CurveKind::bound)
            most = std::max(most, *std::ranges::max_element(curve.y));
    return most > 0 ? round_up_125(1.05 * most) : 1;
}

}  // namespace

Figure gradient_vs_scale(const Scenario& scenario, Detail detail, const std::stop_token& stop) {
    Figure figure;
    figure.id = "gradient-vs-scale";
    figure.title = "Gradient vs scale";
    figure.preliminary = detail == Detail::curves;
    figure.x = scale_axis(scenario);
    figure.marker = marker_position(scenario, figure.x);
    const std::vector<double> x = scale_grid(scenario, figure.x);
    figure.curves.push_back(exact_curve(scenario, x, stop));
    const double limit = gradient_limit(scenario.model, static_cast<double>(scenario.n),
                                        static_cast<double>(scenario.d));
    if (scenario.n == 1)
        figure.notes.emplace_back("A single key takes all the weight: its gradient is 0.");
    else
        add_annealed(figure, scenario, stop);
    if (std::isfinite(limit) && scenario.n > 1)
        add_limit(figure, limit);
    figure.y = {
        .label = "gradient λ(1 − Σp²)", .unit = "", .max = top(figure), .field = "", .least = 0};
    if (detail == Detail::sampled && scenario.n > 1)
        add_simulation(figure, scenario, stop);
    return figure;
}

}  // namespace attnscope
