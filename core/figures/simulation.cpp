#include "core/figures/simulation.h"

#include <algorithm>
#include <utility>

namespace attnscope {

void note_rows_at_scales(Figure& figure, const Scenario& scenario, std::int64_t rows) {
    if (rows == 0)
        figure.notes.push_back({"note.rows-too-long",
                                "Rows of n = %1 keys are too long to be simulated here.",
                                {scenario.n}});
    else if (rows < scenario.samples)
        figure.notes.push_back({"note.fewer-rows",
                                "Simulated: %1 of %2 rows, as many as are quick at n = %3 keys.",
                                {rows, scenario.samples, scenario.n}});
    else
        figure.notes.push_back(
            {"note.rows-at-scales", "Simulated: %1 rows at each scale.", {rows}});
}

std::int64_t simulated_rows(const Scenario& scenario, double n, std::size_t scales, double budget) {
    constexpr std::int64_t fewest = 16;
    const auto most = static_cast<std::int64_t>(budget / std::max(n, static_cast<double>(scales)));
    const std::int64_t rows = std::min(scenario.samples, most);
    return rows >= std::min(fewest, scenario.samples) ? rows : 0;
}

void add_means(Figure& figure, const SimulatedMeans& simulated, double factor,
               const std::string& symbol, RoundedText text) {
    Curve curve;
    curve.label = {"curve.simulation", "simulation ± 95 %"};
    curve.kind = CurveKind::simulation;
    curve.style = CurveStyle::points;
    curve.x = simulated.x;
    std::vector<double> too_short;
    for (std::size_t i = 0; i < simulated.x.size(); ++i) {
        const Estimate& mean = simulated.means[i];
        curve.y.push_back(factor * mean.value);
        curve.error.push_back(factor * normal_95 * mean.standard_error);
        if (mean.error_is_lower_bound)
            too_short.push_back(simulated.x[i]);
    }
    figure.curves.push_back(std::move(curve));
    note_short_error_bars(figure, too_short, symbol, text);
}

void note_short_error_bars(Figure& figure, const std::vector<double>& x, const std::string& symbol,
                           RoundedText text) {
    std::string places;
    for (const double place : x)
        places += (places.empty() ? "" : ", ") + text(place, Rounding::nearest);
    if (!places.empty())
        figure.notes.push_back(
            {"note.short-error-bars",
             "The error bars are lower bounds at %1 = %2, where few rows dominate the mean.",
             {symbol, places}});
}

std::vector<MonteCarlo> simulate_scales(Figure& figure, const Scenario& scenario,
                                        const std::vector<double>& scales,
                                        const std::stop_token& stop) {
    constexpr double score_budget = 1e7;  // scores drawn, each used at every scale
    const std::int64_t rows =
        simulated_rows(scenario, static_cast<double>(scenario.n), scales.size(), score_budget);
    note_rows_at_scales(figure, scenario, rows);
    if (rows == 0)
        return {};
    return monte_carlo(score_law(scenario.model).id, scenario.n, static_cast<double>(scenario.d),
                       scales, rows, static_cast<std::uint64_t>(scenario.seed), stop);
}

}  // namespace attnscope
