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

/// Returns how many rows of n keys a figure simulates at `scales` scales: the Scenario's samples,
/// or fewer if more than `budget` scores would have to be drawn or more than `budget` results kept;
/// 0 if fewer than 16 rows (or all samples, if they are fewer) fit.
std::int64_t simulated_rows(const Scenario& scenario, double n, std::size_t scales, double budget);

/// Simulated means at ascending x.
struct SimulatedMeans {
    std::vector<double> x;
    std::vector<Estimate> means;
};

/// Adds the means, times `factor`, as a curve with 95 % intervals. If intervals are too short, a
/// note says at which x; it names x by `symbol` and writes its values with `text`.
void add_means(Figure& figure, const SimulatedMeans& simulated, double factor,
               const std::string& symbol, RoundedText text);

/// Adds a note that the error bars at these x are too short; none if there are no such x.
void note_short_error_bars(Figure& figure, const std::vector<double>& x, const std::string& symbol,
                           RoundedText text);

/// Adds a note on how many rows are simulated at each scale and, if they are fewer than requested,
/// why.
void note_rows_at_scales(Figure& figure, const Scenario& scenario, std::int64_t rows);

/// Simulates the Scenario's rows at each of the scales, and adds a note on their number. Returns
/// nothing if the rows are too long.
std::vector<MonteCarlo> simulate_scales(Figure& figure, const Scenario& scenario,
                                        const std::vector<double>& scales,
                                        const std::stop_token& stop);

}  // namespace attnscope
