#include "core/figures/length_axis.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/fields/labels.h"
#include "core/figures/grids.h"
#include "core/figures/simulation.h"
#include "core/limits.h"
#include "core/scaling/rules/constant.h"
#include "core/scenario/scale.h"

namespace attnscope {
namespace {

constexpr double shortest_length = 2;
constexpr double usual_longest = 131072;
constexpr double length_score_budget = 1e6;  ///< scores drawn at each simulated length

/// Returns the smallest power of two that is at least n and the usual longest length, but at most
/// max_length.
double longest(double n) {
    const auto power = std::bit_ceil(static_cast<std::uint64_t>(n));
    return std::clamp(static_cast<double>(power), usual_longest, static_cast<double>(max_length));
}

/// Returns whole lengths from 2 to `to`, about a quarter of an octave apart, n among them.
std::vector<double> lengths(double n, double to) {
    constexpr double steps_per_octave = 4;
    const auto steps = static_cast<std::size_t>(std::log2(to / shortest_length) * steps_per_octave);
    std::vector<double> grid =
        log_grid(shortest_length, to, std::clamp<std::size_t>(steps + 1, 2, 65));
    std::ranges::transform(grid, grid.begin(), [](double x) { return std::round(x); });
    grid.erase(std::ranges::unique(grid).begin(), grid.end());
    return with_value(std::move(grid), n);
}

void note_rows(Figure& figure, const Scenario& scenario, std::int64_t fewest) {
    if (fewest < scenario.samples)
        figure.notes.push_back({"note.fewer-rows-where-long",
                                "Simulated: %1 rows at each length, down to %2 at great lengths.",
                                {scenario.samples, fewest}});
    else
        figure.notes.push_back(
            {"note.rows-at-lengths", "Simulated: %1 rows at each length.", {fewest}});
}

Message rule_note(const Scenario& scenario) {
    if (scenario.rule == constant_rule.key)
        return {"note.constant-scale",
                "λ = %1 at every length.",
                {short_text(scenario.parameters[set_scale], 3)}};
    return {
        "note.rule", "λ follows the rule %1 at d = %2.", {formula_of_scale(scenario), scenario.d}};
}

}  // namespace

Axis length_axis(double marker) {
    return {.label = {"axis.length", "length n"},
            .unit = "",
            .logarithmic = true,
            .min = shortest_length,
            .max = longest(marker),
            .field = "n"};
}

RowPath length_path(const Scenario& scenario, const Axis& axis, double marker, Detail detail) {
    const auto row = [scenario](double n) { return RowAt{n, scale_at(scenario, n)}; };
    return {lengths(marker, axis.max), row, "n", length_text, true, precision_of(detail)};
}

std::vector<SimulatedLength> simulated_lengths(Figure& figure, const Scenario& scenario,
                                               double factor) {
    std::vector<SimulatedLength> simulated;
    std::int64_t fewest = scenario.samples;
    for (double n = 4; n <= usual_longest / 2; n *= factor) {
        const std::int64_t rows = simulated_rows(scenario, n, 1, length_score_budget);
        if (rows == 0)
            break;
        fewest = std::min(fewest, rows);
        simulated.push_back({static_cast<std::int64_t>(n), rows});
    }
    note_rows(figure, scenario, fewest);
    return simulated;
}

void add_simulated_lengths(Figure& figure, const Scenario& scenario, const RowPath& path,
                           Estimate MonteCarlo::*mean, double factor, const std::stop_token& stop) {
    SimulatedMeans simulated;
    for (const auto [n, rows] : simulated_lengths(figure, scenario)) {
        const auto x = static_cast<double>(n);
        const MonteCarlo result =
            monte_carlo(score_law(scenario.model).id, n, static_cast<double>(scenario.d),
                        path.row(x).lambda, rows, static_cast<std::uint64_t>(scenario.seed), stop);
        simulated.x.push_back(x);
        simulated.means.push_back(result.*mean);
    }
    add_means(figure, simulated, factor, path.symbol, path.text);
}

void note_rule_and_model(Figure& figure, const Scenario& scenario) {
    figure.notes.push_back(rule_note(scenario));
    figure.notes.emplace_back("note.score-model", "Score model: %1.",
                              std::vector{label_of_chosen(scenario, &Scenario::model)});
}

}  // namespace attnscope
