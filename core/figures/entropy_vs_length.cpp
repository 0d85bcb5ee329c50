#include <algorithm>
#include <bit>
#include <cmath>

#include "core/figures/entropy_curves.h"
#include "core/figures/figure_list.h"
#include "core/figures/grids.h"
#include "core/figures/simulation.h"
#include "core/scaling/rules.h"
#include "core/scenario/fields.h"

namespace attnscope {
namespace {

constexpr double shortest = 2;
constexpr double usual_longest = 131072;
constexpr double score_budget = 1e6;  ///< scores drawn at each simulated length

/// The smallest power of two that holds both the usual lengths and the Scenario's, or the largest
/// length of all.
double longest(const Scenario& scenario) {
    const auto limit = std::get<IntegerField>(field("n").kind).max;
    const auto power = std::bit_ceil(static_cast<std::uint64_t>(scenario.n));
    return std::clamp(static_cast<double>(power), usual_longest, static_cast<double>(limit));
}

/// Whole lengths about a quarter of an octave apart, the Scenario's own among them.
std::vector<double> lengths(const Scenario& scenario, double to) {
    constexpr double steps_per_octave = 4;
    const auto steps = static_cast<std::size_t>(std::log2(to / shortest) * steps_per_octave);
    std::vector<double> grid = log_grid(shortest, to, std::clamp<std::size_t>(steps + 1, 2, 65));
    std::ranges::transform(grid, grid.begin(), [](double n) { return std::round(n); });
    grid.erase(std::ranges::unique(grid).begin(), grid.end());
    return with_value(std::move(grid), static_cast<double>(scenario.n));
}

void add_simulation(Figure& figure, const Scenario& scenario, const EntropyPath& path,
                    const std::stop_token& stop) {
    SimulatedMeans simulated;
    std::int64_t fewest = scenario.samples;
    for (double n = 4; n <= usual_longest / 2; n *= 4) {
        const std::int64_t rows = simulated_rows(scenario, n, 1, score_budget);
        if (rows == 0)
            break;
        fewest = std::min(fewest, rows);
        const double lambda = path.row(n).lambda;
        const MonteCarlo result = monte_carlo(scenario.model, static_cast<std::int64_t>(n),
                                              static_cast<double>(scenario.d), lambda, rows,
                                              static_cast<std::uint64_t>(scenario.seed), stop);
        simulated.x.push_back(n);
        simulated.means.push_back(result.entropy);
    }
    if (fewest < scenario.samples)
        figure.notes.push_back("Simulated: " + std::to_string(scenario.samples) +
                               " rows at each length, down to " + std::to_string(fewest) +
                               " where they are long.");
    else
        figure.notes.push_back("Simulated: " + std::to_string(fewest) + " rows at each length.");
    add_means(figure, simulated, entropy_factor(scenario.unit), path.symbol, path.text);
}

std::string rule_note(const Scenario& scenario) {
    if (scenario.rule == ScalingRule::constant)
        return "λ = " + short_text(scenario.lambda, 3) + " at every length.";
    return "λ follows the rule " + std::string(rule(scenario.rule).formula) +
           " at d = " + std::to_string(scenario.d) + ".";
}

Curve uniform_curve(const Scenario& scenario, const std::vector<double>& x) {
    Curve curve;
    curve.label = "log n (uniform)";
    curve.kind = CurveKind::bound;
    curve.x = x;
    for (const double n : x)
        curve.y.push_back(std::log(n) * entropy_factor(scenario.unit));
    return curve;
}

}  // namespace

Figure entropy_vs_length(const Scenario& scenario, Detail detail, const std::stop_token& stop) {
    Figure figure;
    figure.id = "entropy-vs-length";
    figure.title = "Entropy vs length";
    figure.preliminary = detail == Detail::curves;
    const double to = longest(scenario);
    figure.x = {.label = "length n",
                .unit = "",
                .logarithmic = true,
                .min = shortest,
                .max = to,
                .field = "n"};
    figure.y = entropy_axis(scenario.unit, std::log(to) * entropy_factor(scenario.unit));
    figure.marker = marker_position(scenario, figure.x);
    const auto row = [&](double n) { return RowAt{n, scale_at(scenario, n)}; };
    const EntropyPath path{lengths(scenario, to), row, "n", length_text, true};
    add_entropy_curves(figure, scenario, path, stop);
    figure.curves.push_back(uniform_curve(scenario, path.x));
    figure.notes.push_back(rule_note(scenario));
    if (detail == Detail::sampled)
        add_simulation(figure, scenario, path, stop);
    return figure;
}

}  // namespace attnscope
