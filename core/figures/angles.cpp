#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "core/fields/fields.h"
#include "core/fields/inputs.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/histogram.h"
#include "core/figures/measured_angles.h"
#include "core/figures/validity.h"
#include "core/sampling/monte_carlo.h"
#include "core/special/angle_unit.h"
#include "core/special/sphere_angle.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

using std::numbers::pi;

Scenario angles_inputs(const Scenario& scenario) {
    return with_own_vectors(only(scenario, &Scenario::d, &Scenario::angle_dimensions,
                                 &Scenario::angle_unit, &Scenario::seed, &Scenario::samples),
                            scenario);
}

/// Angles that hold all but 2e-5 of the mass of every dimension, in radians.
Interval angle_range(const std::vector<std::int64_t>& dimensions) {
    constexpr double tail = 1e-5;
    const auto broadest = static_cast<double>(*std::ranges::min_element(dimensions));
    if (broadest <= 4)
        return {0, pi};
    const double low = angle_quantile(broadest, tail);
    return {low, pi - low};
}

/// A grid about the right angle, dense enough for the narrowest dimension.
std::vector<double> angle_grid(const Interval& range, const std::vector<std::int64_t>& dimensions) {
    const auto narrowest = static_cast<double>(*std::ranges::max_element(dimensions));
    std::vector<double> grid = linear_grid(range.from, range.to, 121);
    const double width = 6 / std::sqrt(narrowest);
    if (4 * width < range.to - range.from)
        for (const double x : linear_grid(pi / 2 - width, pi / 2 + width, 60))
            grid = with_value(std::move(grid), x);
    return grid;
}

/// One of several dimensions in the figure.
struct Dimension {
    std::int64_t d;
    int series;
    bool alone;  ///< whether it is the only dimension

    double real() const { return static_cast<double>(d); }
    std::string tag() const { return "d = " + std::to_string(d); }
};

/// Returns a curve with its names; if there are several dimensions, the legend names what they have
/// in common.
Curve curve_of(const Dimension& dimension, CurveKind kind, const Message& what) {
    Curve curve;
    curve.label = {"curve.of-dimension", "%1, %2", {what, dimension.tag()}};
    curve.kind = kind;
    curve.series = dimension.series;
    if (!dimension.alone)
        curve.legend = what;
    return curve;
}

Curve density_curve(Curve curve, const std::vector<double>& grid, double factor,
                    const std::function<double(double)>& per_radian) {
    for (const double theta : grid) {
        curve.x.push_back(theta * factor);
        curve.y.push_back(per_radian(theta) / factor);
    }
    return curve;
}

Curve exact_curve(const Dimension& dimension, const std::vector<double>& grid, double factor) {
    Curve curve = curve_of(dimension, CurveKind::exact, {"curve.exact", "exact"});
    if (!dimension.alone)
        curve.tag = dimension.tag();
    return density_curve(std::move(curve), grid, factor,
                         [&](double theta) { return angle_pdf(dimension.real(), theta); });
}

/// Returns the normal approximation, judged against the exact curve.
Curve normal_curve(const Dimension& dimension, const std::vector<double>& grid, double factor,
                   const Curve& exact, const Axis& axis) {
    const double deviation = 1 / std::sqrt(dimension.real() - 2);
    const auto normal = [deviation](double theta) {
        const double z = (theta - pi / 2) / deviation;
        return std::exp(-z * z / 2) / (deviation * std::sqrt(2 * pi));
    };
    Curve curve = density_curve(
        curve_of(dimension, CurveKind::normal_approximation, {"curve.normal", "normal"}), grid,
        factor, normal);
    curve.holds = where_it_holds(curve, exact, axis,
                                 density_tolerance(angle_pdf(dimension.real(), pi / 2) / factor));
    return curve;
}

/// Heights of a histogram with equal bins over the range that holds this dimension's mass.
Curve sampled_curve(const Scenario& scenario, const Dimension& dimension, double factor,
                    const std::stop_token& stop) {
    const std::vector<double> sampled = sample_angles(
        dimension.real(), scenario.samples,
        static_cast<std::uint64_t>(scenario.seed) + static_cast<std::uint64_t>(dimension.d), stop);
    const Curve made = histogram(sampled, angle_range({dimension.d}));
    Curve curve = curve_of(dimension, CurveKind::simulation, {"curve.sampled", "sampled"});
    curve.style = made.style;
    for (std::size_t i = 0; i < made.x.size(); ++i) {
        curve.x.push_back(made.x[i] * factor);
        curve.y.push_back(made.y[i] / factor);
    }
    return curve;
}

Message normal_note(const AngleUnit& unit) {
    return {"note.normal",
            "Normal: mean %1, variance 1/(d − 2) rad²; faded where it is off by more than 2 % of "
            "the exact peak.",
            {unit.right_angle}};
}

/// Room above the densities for three standard deviations of a histogram's highest bin, which holds
/// about a tenth of the angles.
double top(const Scenario& scenario, const std::vector<Curve>& curves) {
    double most = 0;
    for (const Curve& curve : curves)
        most = std::max(most, *std::ranges::max_element(curve.y));
    const double scatter = 3 / std::sqrt(0.1 * static_cast<double>(scenario.samples));
    return most * (1 + std::clamp(scatter, 0.1, 1.0));
}

Figure draw_angles(const Scenario& scenario, double, Detail detail, const std::stop_token& stop) {
    std::vector<std::int64_t> dimensions = angle_dimensions(scenario);
    std::ranges::sort(dimensions);
    std::vector<Dimension> shown;
    for (const std::int64_t d : dimensions)
        shown.push_back({d, static_cast<int>(shown.size()), dimensions.size() == 1});
    const Interval range = angle_range(dimensions);
    const std::vector<double> grid = angle_grid(range, dimensions);
    const AngleUnit& unit = angle_unit(scenario.angle_unit);
    const std::string sign(unit.sign);

    Figure figure;
    figure.x = {.label = {"axis.angle", "angle θ"},
                .unit = sign,
                .min = range.from * unit.factor,
                .max = range.to * unit.factor,
                .field = "",
                .quantity = "angle"};
    for (const Dimension& dimension : shown) {
        if (stop.stop_requested())
            throw Cancelled();
        figure.curves.push_back(exact_curve(dimension, grid, unit.factor));
        if (dimension.d > 2)
            figure.curves.push_back(
                normal_curve(dimension, grid, unit.factor, figure.curves.back(), figure.x));
    }
    figure.y = {.label = {"axis.density", "density"},
                .unit = "1/" + sign,
                .max = top(scenario, figure.curves),
                .field = "",
                .quantity = "density"};
    if (std::ranges::any_of(dimensions, [](std::int64_t d) { return d > 2; }))
        figure.notes.push_back(normal_note(unit));
    if (detail != Detail::sampled)
        return figure;
    figure.notes.push_back({"note.sampled", "Sampled: %1 angles each.", {scenario.samples}});
    for (const Dimension& dimension : shown) {
        figure.curves.push_back(sampled_curve(scenario, dimension, unit.factor, stop));
        figure.y.max = std::max(figure.y.max, 1.02 * std::ranges::max(figure.curves.back().y));
    }
    add_measured_angles(figure, scenario, unit, stop);
    return figure;
}

}  // namespace

extern const FigureEntry angles_figure = {
    .id = "angles",
    .title = "Angle of random directions",
    .help = "How far from a right angle two random directions are, by dimension.",
    .meaning =
        "Each curve shows which angles two random directions have, and how often, in a space of d "
        "dimensions. In many dimensions nearly all angles are close to 90°, so that random queries "
        "and keys are almost perpendicular.",
    .formula = R"(p(\theta) \propto \sin^{d-2}\theta)",
    .source = "J. Su 2019, kexue.fm/archives/7076",
    .field = "",
    .inputs = angles_inputs,
    .draw = draw_angles,
    .headline = angles_headline,
};

}  // namespace attnscope
