#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/normalizer_means.h"
#include "core/sampling/estimate.h"

namespace attnscope {

/// Means over simulated rows under a normaliser.
struct SimulatedWeights {
    Estimate mass, support;
    Estimate entropy;  ///< over the rows that have a weight; NaN if fewer than two have

    const Estimate& of(WeightStatistic statistic) const;
};

/// Simulates `samples` independent rows of n keys and weighs the same rows by each of the
/// normalisers; one result per normaliser. Scores are drawn as in monte_carlo(), and the same
/// arguments give the same bytes whatever the number of threads. Throws InvalidRequest where
/// monte_carlo() does and, as a row has to be in memory, for n above 10⁷; Cancelled.
std::vector<SimulatedWeights> simulate_weights(std::span<const Normalizer* const> normalizers,
                                               ScoreModel model, std::int64_t n, double d,
                                               double lambda, const ParameterValues& parameters,
                                               std::int64_t samples, std::uint64_t seed,
                                               const std::stop_token& stop = {});

}  // namespace attnscope
