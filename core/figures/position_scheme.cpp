#include <algorithm>
#include <cmath>
#include <functional>

#include "core/engines/notes.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/position_inputs.h"
#include "core/figures/row_curves.h"
#include "core/vectors/position_file.h"

namespace attnscope {
namespace {

constexpr double least_bias = -16;  ///< a factor of one in nine million on a weight

/// Returns every distance up to 32, then whole distances ever farther apart.
std::vector<double> distances() {
    std::vector<double> grid = linear_grid(1, 32, 32);
    for (const double x : log_grid(33, farthest_key, 240))
        if (std::round(x) > grid.back())
            grid.push_back(std::round(x));
    return grid;
}

/// Returns a distance well beyond the one at which the bias leaves the axis.
double farthest_shown(const Curve& bias) {
    const auto left = std::ranges::find_if(bias.y, [](double b) { return b < least_bias; });
    if (left == bias.y.end())
        return farthest_key;
    return std::max(100.0,
                    round_up_125(3 * bias.x[static_cast<std::size_t>(left - bias.y.begin())]));
}

/// Returns the bias of the last row by distance.
DistanceFormula bias_of_last_row(const PairBias& bias, std::int64_t n) {
    return [bias, n](double distance) {
        float value = 0;
        bias(n - 1, n - 1 - static_cast<std::int64_t>(distance), std::span(&value, 1));
        return static_cast<double>(value);
    };
}

/// Returns the axis of biases: from 0 down if they are penalties, else about all of them.
Axis bias_axis(const Curve& bias) {
    const auto [least, most] = std::ranges::minmax(bias.y);
    return {.label = {"axis.bias", "bias b on the logit"},
            .unit = "nat",
            .min = most > 0 ? std::max(std::floor(least), least_bias) : least_bias,
            .max = std::max(std::ceil(most), 0.0),
            .field = ""};
}

/// Draws the bias up to the distance `farthest`.
void draw_bias(Figure& figure, const Scenario& scenario, const DistanceFormula& bias,
               double farthest, const std::stop_token& stop) {
    std::vector<double> grid = distances();
    std::erase_if(grid, [&](double distance) { return distance > farthest; });
    figure.curves.push_back(
        computed_curve(position_label(scenario), CurveKind::exact, grid, bias, stop));
    figure.x.max = std::min(farthest, farthest_shown(figure.curves.front()));
    figure.y = bias_axis(figure.curves.front());
    figure.notes.push_back(
        {"note.bias",
         "A weight is multiplied by e^b before its row is normalised, whatever λ is."});
}

/// Says how the factor on logits changes with distance.
void note_factor(Figure& figure, const DistanceFormula& factor) {
    constexpr double near = 10, far = 1000;
    figure.notes.push_back({"note.factor",
                            "The scheme also multiplies the logit λs: by %1 at distance %2, by %3 "
                            "at distance %4.",
                            {short_text(factor(near), 3), near, short_text(factor(far), 3), far}});
}

/// Draws what a scheme without rotation adds to logits.
void draw_biases(Figure& figure, const Scenario& asked, const std::stop_token& stop) {
    const Scenario scenario = position_inputs(asked);
    const PositionScheme& scheme = position_scheme(scenario);
    PositionInput input = position_input(scenario, stop);
    input.d = scored_dimensions(scenario);
    if (scheme.bias)
        draw_bias(figure, scenario, scheme.bias(input), farthest_key, stop);
    else
        draw_bias(figure, scenario, bias_of_last_row(scheme.pair_bias(input), scenario.n),
                  static_cast<double>(scenario.n - 1), stop);
    if (scheme.factor)
        note_factor(figure, scheme.factor(input));
    if (scheme.pair_bias)
        figure.notes.push_back({"note.pair-bias",
                                "The bias is that of the last of %1 rows; it does not follow from "
                                "the distance alone.",
                                {scenario.n}});
}

/// Returns the function of the mean score about a distance.
std::function<double(double)> score_of(const Rotation& rotation) {
    return [&rotation](double distance) {
        const double about = std::floor(distance / 6);
        return rotation.mean_score(distance - about, distance + about);
    };
}

void add_mean_scores(Figure& figure, const Scenario& scenario, const Rotation& turning,
                     const std::stop_token& stop) {
    figure.curves.push_back(computed_curve(position_label(scenario), CurveKind::exact, distances(),
                                           score_of(turning), stop));
    const Rotation rope = rope_rotation(scenario);
    Curve reference =
        computed_curve({"curve.rope", "RoPE"}, CurveKind::bound, distances(), score_of(rope), stop);
    reference.key = "rope";
    if (reference.y != figure.curves.front().y)
        figure.curves.push_back(std::move(reference));
    figure.notes.push_back(
        {"note.mean-score",
         "Mean score of q = k of random direction at d = %1, divided by ‖q‖²: the mean of cos θₘΔ "
         "over the pairs, and over distances within a sixth of Δ.",
         {scored_dimensions(scenario)}});
    if (const auto note = unturned_note(position_scheme(scenario), dimensions_to_turn(scenario),
                                        scenario.parameters))
        figure.notes.push_back(*note);
}

Axis score_axis(const std::vector<Curve>& curves) {
    double least = 0, most = 1;
    for (const Curve& curve : curves) {
        least = std::min(least, std::ranges::min(curve.y));
        most = std::max(most, std::ranges::max(curve.y));
    }
    return {.label = {"axis.mean-score", "mean score of equal q and k"},
            .unit = "",
            .min = std::floor(least / 0.2) * 0.2,
            .max = most > 1 ? std::ceil(most / 0.2) * 0.2 : 1,
            .field = ""};
}

/// Draws the figure of a scheme in which nothing falls with distance, or of none.
void draw_level(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    figure.curves.push_back(computed_curve(
        position_label(scenario), CurveKind::exact, distances(), [](double) { return 1.0; }, stop));
    if (position_scheme(scenario).row_change)
        figure.notes.push_back(
            {"note.contextual",
             "The scheme counts by the logits of the keys in between, not by distance: over random "
             "vectors what it adds has the mean 0 at every distance."});
    else
        figure.notes.push_back({"note.no-position",
                                "Positions have no effect: a score is the same at every distance. "
                                "Choose a position scheme to see what it does."});
}

Figure draw_position_scheme(const Scenario& scenario, double, Detail, const std::stop_token& stop) {
    Figure figure;
    figure.x = {.label = {"axis.distance", "distance Δ"},
                .unit = "",
                .logarithmic = true,
                .min = 1,
                .max = farthest_key,
                .field = ""};
    const PositionScheme& scheme = position_scheme(scenario);
    if (scheme.bias || scheme.pair_bias) {
        draw_biases(figure, scenario, stop);
        return figure;
    }
    if (const auto turning = rotation(scenario))
        add_mean_scores(figure, scenario, *turning, stop);
    else
        draw_level(figure, scenario, stop);
    figure.y = score_axis(figure.curves);
    return figure;
}

}  // namespace

extern const FigureEntry position_scheme_figure = {
    .id = "position-scheme",
    .title = "Position scheme by distance",
    .help =
        "What the chosen position scheme does with distance: the mean score of equal vectors "
        "where it turns them, beside plain RoPE's, or the bias that it adds.",
    .meaning =
        "The curve shows what distance does: the mean score of two equal vectors that are turned, "
        "or the bias added to scores. Where it is level, distance has no effect; where it falls, "
        "far keys get less weight than near ones.",
    .formula = R"(\frac{2}{d} \sum \cos\theta_m\Delta\text{, or }b(\Delta))",
    .source = "Su et al. 2021, arXiv 2104.09864",
    .field = "",
    .inputs = position_inputs,
    .draw = draw_position_scheme,
    .headline = position_scheme_headline,
};

}  // namespace attnscope
