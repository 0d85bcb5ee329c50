#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/score_model.h"

namespace attnscope {

/// The accuracy of entropy_surface(): 0.1 nat for a rough picture, or 1e-6 nat.
enum class Fineness { rough, full };

/// Returns the exact mean entropy E H in nats at each pair of ascending lengths and ascending
/// scales, both of two or more and positive: values[i · lengths + j] at scales[i], lengths[j].
///
/// E H is a smooth function of (log n, log λ): it is computed at Chebyshev points (exact_means())
/// and interpolated by the polynomial through them, whose degree is doubled until the values in
/// between agree with the polynomial of half the degree to 2e-4 nat; each doubling squares the
/// error. For a random query (gaussian_qk) the polynomial is averaged over the query's norm. Error
/// 1e-6 nat, measured 1e-7 or less for n ≤ 131,072 and d from 2 to 10⁶. Domain of exact_means().
/// Throws Cancelled when asked to stop.
std::vector<double> entropy_surface(ScoreModel model, double d, std::span<const double> lengths,
                                    std::span<const double> scales, Fineness fineness,
                                    const std::stop_token& stop);

}  // namespace attnscope
