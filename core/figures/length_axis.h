#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/figures/figures.h"
#include "core/figures/row_curves.h"
#include "core/sampling/monte_carlo.h"

namespace attnscope {

/// Returns the n axis of a figure: the usual lengths, and more if the marker, the Scenario's own n,
/// lies beyond them.
Axis length_axis(double marker);

/// Returns the path along the n axis at the λ that the Scenario's rule gives each n. Its lengths
/// include the marker.
RowPath length_path(const Scenario& scenario, const Axis& axis, double marker, Detail detail);

/// Simulates rows at some lengths, and adds the curve of one of their means, times `factor`, with
/// notes on the simulation.
void add_simulated_lengths(Figure& figure, const Scenario& scenario, const RowPath& path,
                           Estimate MonteCarlo::*mean, double factor, const std::stop_token& stop);

/// A length that is simulated, and the number of its rows; long rows are fewer.
struct SimulatedLength {
    std::int64_t n, rows;
};

/// Returns the lengths to simulate, from 4 on, each `factor` times the one before. Adds a note on
/// the numbers of rows to the figure.
std::vector<SimulatedLength> simulated_lengths(Figure& figure, const Scenario& scenario,
                                               double factor = 4);

/// Adds the notes "λ follows the rule 1/√d at d = 64." and "Score model: sphere."
void note_rule_and_model(Figure& figure, const Scenario& scenario);

}  // namespace attnscope
