#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/figures/figure.h"
#include "core/figures/grids.h"
#include "core/sampling/monte_carlo.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the number of rows of n keys that a figure simulates at `scales` scales: the Scenario's
/// samples, fewer if more than `budget` scores would have to be drawn or results kept, none if not
/// even 16 rows fit.
std::int64_t simulated_rows(const Scenario& scenario, double n, std::size_t scales, double budget);

/// Simulated means at ascending x.
struct SimulatedMeans {
    std::vector<double> x;
    std::vector<Estimate> means;
};

/// Adds the means, times `factor`, as a curve with 95 % intervals, and notes in the figure at which
/// x the intervals are too short; the note names x by `symbol` and writes it with `text`.
void add_means(Figure& figure, const SimulatedMeans& simulated, double factor,
               const std::string& symbol, RoundedText text);

/// Notes in the figure at which x the error bars are too short, if there are any.
void note_short_error_bars(Figure& figure, const std::vector<double>& x, const std::string& symbol,
                           RoundedText text);

/// Notes in the figure how many rows are simulated at each scale, and why fewer than requested.
void note_rows_at_scales(Figure& figure, const Scenario& scenario, std::int64_t rows);

/// Simulates the Scenario's rows at each of the scales and notes their number in the figure. Empty
/// if they are too long.
std::vector<MonteCarlo> simulate_scales(Figure& figure, const Scenario& scenario,
                                        const std::vector<double>& scales,
                                        const std::stop_token& stop);

}  // namespace attnscope
