#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/figures/figure.h"
#include "core/sampling/monte_carlo.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// How many rows of n keys a figure simulates at `scales` scales: the Scenario's samples, fewer
/// where more than `budget` scores would have to be drawn or results kept, none where not even 16
/// rows fit.
std::int64_t simulated_rows(const Scenario& scenario, double n, std::size_t scales, double budget);

/// Simulated means at ascending x.
struct SimulatedMeans {
    std::vector<double> x;
    std::vector<Estimate> means;
};

/// Adds the means, times `factor`, as a curve with 95 % intervals, and says in the figure's notes
/// at which x those are too short; sentences call x `symbol` and write it with `text`.
void add_means(Figure& figure, const SimulatedMeans& simulated, double factor,
               const std::string& symbol, std::string (*text)(double));

/// Says at which x the error bars are too short, if there are any.
void note_short_error_bars(Figure& figure, const std::vector<double>& x, const std::string& symbol,
                           std::string (*text)(double));

/// Says how many rows are simulated at each scale, and why not all that were asked for.
void note_rows_at_scales(Figure& figure, const Scenario& scenario, std::int64_t rows);

/// Simulates the Scenario's rows at each of the scales and says in the figure's notes how many they
/// are. Empty where they are too long.
std::vector<MonteCarlo> simulate_scales(Figure& figure, const Scenario& scenario,
                                        const std::vector<double>& scales,
                                        const std::stop_token& stop);

}  // namespace attnscope
