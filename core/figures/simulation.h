#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

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

/// Says how many rows of the Scenario's length are simulated, and why not all that were asked for.
void note_rows(Figure& figure, const Scenario& scenario, std::int64_t rows);

}  // namespace attnscope
