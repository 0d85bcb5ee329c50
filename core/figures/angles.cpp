#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "core/errors.h"
#include "core/figures/figure_list.h"
#include "core/figures/grids.h"
#include "core/sampling/monte_carlo.h"
#include "core/scenario/fields.h"
#include "core/special/sphere_angle.h"

namespace attnscope {
namespace {

using std::numbers::pi;

/// Radians → the unit of the axis.
double angle_factor(AngleUnit unit) {
    return unit == AngleUnit::radian ? 1 : 180 / pi;
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

std::string name(std::int64_t d, std::string_view what) {
    return std::string(what) + ", d = " + std::to_string(d);
}

Curve density_curve(std::string label, CurveKind kind, int series, const std::vector<double>& grid,
                    double factor, const std::function<double(double)>& per_radian) {
    Curve curve;
    curve.label = std::move(label);
    curve.kind = kind;
    curve.series = series;
    for (const double theta : grid) {
        curve.x.push_back(theta * factor);
        curve.y.push_back(per_radian(theta) / factor);
    }
    return curve;
}

Curve normal_curve(std::int64_t d, int series, const std::vector<double>& grid, double factor) {
    const double deviation = 1 / std::sqrt(static_cast<double>(d) - 2);
    const auto normal = [deviation](double theta) {
        const double z = (theta - pi / 2) / deviation;
        return std::exp(-z * z / 2) / (deviation * std::sqrt(2 * pi));
    };
    return density_curve(name(d, "normal"), CurveKind::normal_approximation, series, grid, factor,
                         normal);
}

/// Heights of a histogram with equal bins over the range that holds this dimension's mass.
Curve histogram(const Scenario& scenario, std::int64_t d, int series, double factor,
                const std::stop_token& stop) {
    const std::vector<double> sampled = sample_angles(
        static_cast<double>(d), scenario.samples,
        static_cast<std::uint64_t>(scenario.seed) + static_cast<std::uint64_t>(d), stop);
    const Interval range = angle_range({d});
    const auto total = static_cast<double>(sampled.size());
    const auto bins = static_cast<std::size_t>(std::clamp(2 * std::cbrt(total), 8.0, 80.0));
    const double width = (range.to - range.from) / static_cast<double>(bins);
    std::vector<double> counts(bins + 1, 0);
    for (const double theta : sampled)
        if (theta >= range.from && theta <= range.to)
            counts[std::min(bins - 1, static_cast<std::size_t>((theta - range.from) / width))] += 1;
    Curve curve;
    curve.label = name(d, "sampled");
    curve.kind = CurveKind::simulation;
    curve.style = CurveStyle::steps;
    curve.series = series;
    for (std::size_t i = 0; i <= bins; ++i) {
        curve.x.push_back((range.from + static_cast<double>(i) * width) * factor);
        curve.y.push_back(counts[i] / (total * width * factor));
    }
    return curve;
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

}  // namespace

Figure angles(const Scenario& scenario, Detail detail, const std::stop_token& stop) {
    const std::vector<std::int64_t> dimensions = angle_dimensions(scenario);
    const Interval range = angle_range(dimensions);
    const std::vector<double> grid = angle_grid(range, dimensions);
    const double factor = angle_factor(scenario.angle_unit);
    const bool degrees = scenario.angle_unit == AngleUnit::degree;

    Figure figure;
    figure.id = "angles";
    figure.title = "Angle between random directions";
    figure.x = {"angle θ",           degrees ? "°" : "rad", false,
                range.from * factor, range.to * factor,     ""};
    for (std::size_t i = 0; i < dimensions.size(); ++i) {
        const std::int64_t d = dimensions[i];
        const int series = static_cast<int>(i);
        if (stop.stop_requested())
            throw Cancelled();
        figure.curves.push_back(
            density_curve(name(d, "exact"), CurveKind::exact, series, grid, factor,
                          [d](double theta) { return angle_pdf(static_cast<double>(d), theta); }));
        if (d > 2)
            figure.curves.push_back(normal_curve(d, series, grid, factor));
    }
    figure.y = {"density", degrees ? "1/°" : "1/rad", false, 0, top(scenario, figure.curves), "",
                0};
    if (std::ranges::any_of(dimensions, [](std::int64_t d) { return d > 2; }))
        figure.notes.emplace_back("Normal: mean 90°, variance 1/(d − 2) rad²; close for large d.");
    if (detail == Detail::curves)
        return figure;
    figure.notes.push_back("Sampled: " + std::to_string(scenario.samples) + " angles each.");
    for (std::size_t i = 0; i < dimensions.size(); ++i)
        figure.curves.push_back(
            histogram(scenario, dimensions[i], static_cast<int>(i), factor, stop));
    return figure;
}

}  // namespace attnscope
