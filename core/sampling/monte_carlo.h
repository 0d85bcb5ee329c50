#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/sampling/estimate.h"
#include "core/theory/score_model.h"

namespace attnscope {

namespace detail {

/// Throws InvalidRequest if a simulation has no rows or too few, or takes too long.
void check_simulation(std::int64_t n, double d, std::int64_t samples, std::size_t scales);

}  // namespace detail

/// Means over simulated rows. Each row has n keys whose scores are drawn directly from their law
/// (core/sampling/scores.h), so the cost does not depend on d.
///
/// `entropy`, `collision` and `gradient` average, over the rows, not a row's own statistic but its
/// mean over the law of the row's largest score given its others (core/sampling/largest_score.h).
/// The expectation is the same, but near ties of the two largest scores, which are rare and
/// dominate the mean of nearly frozen rows, are integrated rather than left to chance. On spheres
/// of d < 4, however, rows with both scores at the pole stay rare. There the error is a lower bound
/// from the scale on at which the softmax distinguishes the closest of these scores.
struct MonteCarlo {
    Estimate entropy;               ///< nats
    Estimate collision;             ///< Σp²
    Estimate gradient;              ///< λ(1 − Σp²)
    std::vector<double> gradients;  ///< of each row as it was drawn, ascending
};

/// Simulates `samples` independent rows. The same arguments give the same bytes whatever the number
/// of threads. Throws InvalidRequest unless n ≥ 1, d ≥ 2, 2 ≤ samples ≤ 10⁷, n·samples ≤ 10¹⁰ and
/// samples times the number of scales ≤ 10⁸ (a row's results are kept at each scale); Cancelled
/// when asked to stop.
MonteCarlo monte_carlo(ScoreModel model, std::int64_t n, double d, double lambda,
                       std::int64_t samples, std::uint64_t seed, const std::stop_token& stop = {});

/// Simulates the rows at several scales at once (the scores are drawn once); one result per scale.
std::vector<MonteCarlo> monte_carlo(ScoreModel model, std::int64_t n, double d,
                                    std::span<const double> lambdas, std::int64_t samples,
                                    std::uint64_t seed, const std::stop_token& stop = {});

/// Returns the angles between pairs of random directions in ℝᵈ, in radians, in the order of their
/// draws. Throws Cancelled when asked to stop.
std::vector<double> sample_angles(double d, std::int64_t samples, std::uint64_t seed,
                                  const std::stop_token& stop = {});

}  // namespace attnscope
