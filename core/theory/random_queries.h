#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/row_at.h"

namespace attnscope {

/// The behaviour of a positive value of rows with Gaussian logits as their standard deviation σ →
/// ∞: like a constant or like 1/σ.
enum class FarEnd { level, falling };

/// A positive quantity of rows, with ways to compute it.
struct ValueOfRows {
    /// Returns the value of one row with a random query.
    std::function<double(const RowAt&)> alone;
    /// Returns the value of each row with Gaussian logits of standard deviation σ instead of its
    /// own; n ≥ 2.
    std::function<std::vector<double>(std::span<const RowAt>, double sigma)> gaussian;
    FarEnd far;
    std::size_t finest = 128;  ///< degree up to which computing all rows together is faster than
                               ///< each alone
};

/// Computes the value of each row, the mean over random queries q ~ N(0, I) in d dimensions, on all
/// cores.
///
/// The mean over the query's norm r is taken of `gaussian` at σ = λr for all rows together,
/// represented as the exponential of a polynomial in w = σ/(σ + c), c = √(1 + 2 log n), through
/// Chebyshev points, times 1 − w if the value falls; it is smooth in w for σ → 0 and ∞, too. The
/// degree is doubled until the values in between agree with the polynomial of half the degree to
/// 1e-5, each doubling squaring the error. Rows are computed alone if `finest` does not suffice or
/// if there are fewer than two, as are rows with n < 2 or λ = 0. Relative error 1e-9, measured
/// 5e-10. Throws as the functions do, Cancelled.
std::vector<double> over_random_queries(const ValueOfRows& value, double d,
                                        std::span<const RowAt> rows, const std::stop_token& stop);

}  // namespace attnscope
