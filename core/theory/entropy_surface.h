#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/score_model.h"

namespace attnscope {

/// The accuracy of entropy_surface(): 0.1 nat for a rough picture, or 1e-6 nat.
enum class Fineness { rough, full };

/// Returns the exact mean entropy E H in nats at each pair of a length and a scale: values[i ·
/// lengths.size() + j] at scales[i] and lengths[j]. There are at least two lengths and two scales,
/// positive and ascending.
///
/// E H is a smooth function of (log n, log λ). It is computed at Chebyshev points by exact_means()
/// and interpolated by the polynomial through these values. For `full`, the degree is doubled until
/// the new values agree to 2e-4 nat with the polynomial of half the degree; each doubling squares
/// the error. For a random query (gaussian_qk) the polynomial is averaged over the query's norm.
/// Error for `full` 1e-6 nat, measured 1e-7 or less for n ≤ 131,072 and d from 2 to 10⁶. Domain of
/// exact_means(). Throws InvalidRequest outside, and Cancelled when asked to stop.
std::vector<double> entropy_surface(ScoreModel model, double d, std::span<const double> lengths,
                                    std::span<const double> scales, Fineness fineness,
                                    const std::stop_token& stop);

}  // namespace attnscope
