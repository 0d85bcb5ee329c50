#include "core/figures/simulation.h"

#include <algorithm>

#include "core/figures/grids.h"

namespace attnscope {

std::int64_t simulated_rows(const Scenario& scenario, double n, double budget) {
    constexpr std::int64_t fewest = 16;
    const auto most = static_cast<std::int64_t>(budget / n);
    const std::int64_t rows = std::min(scenario.samples, most);
    return rows >= std::min(fewest, scenario.samples) ? rows : 0;
}

std::string rows_label(std::int64_t rows) {
    return "(" + std::to_string(rows) + " rows)";
}

Curve simulation_curve(std::int64_t rows) {
    Curve curve;
    curve.label = "simulation ± 95 % " + rows_label(rows);
    curve.kind = CurveKind::simulation;
    curve.style = CurveStyle::points;
    return curve;
}

void add_estimate(Curve& curve, double x, const Estimate& estimate, double factor) {
    curve.x.push_back(x);
    curve.y.push_back(factor * estimate.mean);
    curve.error.push_back(factor * normal_95 * estimate.standard_error);
}

void note_row_limit(Figure& figure, const Scenario& scenario, double n, std::int64_t rows) {
    if (rows == 0)
        figure.notes.push_back("Rows of n = " + short_text(n, 15) +
                               " keys are too long to be simulated here.");
    else if (rows < scenario.samples)
        figure.notes.push_back("Rows of n = " + short_text(n, 15) +
                               " keys are long: " + std::to_string(rows) + " of " +
                               std::to_string(scenario.samples) + " samples are simulated.");
}

}  // namespace attnscope
