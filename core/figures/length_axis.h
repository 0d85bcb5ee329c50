#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/figures/figures.h"
#include "core/figures/row_curves.h"
#include "core/sampling/monte_carlo.h"

namespace attnscope {

/// The n axis of a figure: the usual lengths, or more if the marker, the Scenario's own n, lies
/// beyond them.
Axis length_axis(double marker);

/// Returns the path along the n axis at the λ that the Scenario's rule gives, with the marker among
/// its lengths.
RowPath length_path(const Scenario& scenario, const Axis& axis, double marker, Detail detail);

/// Adds one of the means over rows simulated at some lengths, times `factor`, and notes on them.
void add_simulated_lengths(Figure& figure, const Scenario& scenario, const RowPath& path,
                           Estimate MonteCarlo::*mean, double factor, const std::stop_token& stop);

/// A length that is simulated, and the number of rows: fewer if they are long. The figure's notes
/// give the numbers.
struct SimulatedLength {
    std::int64_t n, rows;
};
std::vector<SimulatedLength> simulated_lengths(Figure& figure, const Scenario& scenario,
                                               double factor = 4);

/// "λ follows the rule 1/√d at d = 64."
Message rule_note(const Scenario& scenario);

}  // namespace attnscope
