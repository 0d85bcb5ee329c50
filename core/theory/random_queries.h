#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/row_at.h"

namespace attnscope {

/// How a positive value of rows of Gaussian logits behaves for their standard deviation σ → ∞: like
/// a constant or like 1/σ.
enum class FarEnd { level, falling };

/// A positive value of rows.
struct ValueOfRows {
    /// Of one row, its query random.
    std::function<double(const RowAt&)> alone;
    /// Of each of these rows with Gaussian logits of standard deviation σ in place of its own; n
    /// ≥ 2.
    std::function<std::vector<double>(std::span<const RowAt>, double sigma)> gaussian;
    FarEnd far;
    std::size_t finest = 128;  ///< degree up to which all together pay against each alone
};

/// The value of each row, the mean over random queries q ~ N(0, I) in d dimensions, on all cores.
///
/// Over the query's norm r the mean is taken of `gaussian` at σ = λr, all rows together, as the
/// exponential of a polynomial in w = σ/(σ + c), c = √(1 + 2 log n), through Chebyshev points,
/// times 1 − w where the value falls; for σ → 0 and ∞ it is smooth in w too. The degree is doubled
/// until the values in between are what half the degree says to 1e-5, the error falling with the
/// square; rows are computed alone where `finest` does not suffice, where they are fewer than two,
/// and those with n < 2 or λ = 0. Relative error 1e-9, measured 5e-10. Throws as the functions do,
/// Cancelled.
std::vector<double> over_random_queries(const ValueOfRows& value, double d,
                                        std::span<const RowAt> rows, const std::stop_token& stop);

}  // namespace attnscope
