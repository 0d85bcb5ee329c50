#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/figures/figure.h"
#include "core/sampling/monte_carlo.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Half width of a 95 % interval in standard errors.
inline constexpr double normal_95 = 1.959963984540054;

/// How many rows of n keys a figure simulates at `scales` scales: the Scenario's samples, fewer
/// where more than `budget` scores would have to be drawn or results kept, none where not even 16
/// rows fit.
std::int64_t simulated_rows(const Scenario& scenario, double n, std::size_t scales, double budget);

/// An empty curve of simulated means with 95 % intervals.
Curve simulation_curve();

/// Adds a mean and its interval, both times `factor`.
void add_estimate(Curve& curve, double x, const Estimate& estimate, double factor);

/// Simulates the Scenario's rows at each of the scales and says in the figure's notes how many they
/// are. Empty where they are too long.
std::vector<MonteCarlo> simulate_scales(Figure& figure, const Scenario& scenario,
                                        const std::vector<double>& scales,
                                        const std::stop_token& stop);

}  // namespace attnscope
