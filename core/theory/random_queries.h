#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/row_at.h"

namespace attnscope {

/// The behaviour of a positive quantity of a row with Gaussian logits as their standard deviation
/// σ → ∞: it approaches a constant (`level`) or falls like 1/σ (`falling`).
enum class FarEnd { level, falling };

/// A positive quantity of rows, such as a mean entropy, and the functions that compute it.
struct ValueOfRows {
    /// Returns the value of one row, averaged over random queries.
    std::function<double(const RowAt&)> alone;
    /// Returns the value of each row if its logits are Gaussian with standard deviation σ, whatever
    /// the row's λ; every n ≥ 2.
    std::function<std::vector<double>(std::span<const RowAt>, double sigma)> gaussian;
    FarEnd far;
    std::size_t finest = 128;  ///< highest degree at which computing all rows together is
                               ///< faster than each alone
};

/// Returns the value of each row, averaged over random queries q ~ N(0, I) in d dimensions. Rows
/// are computed on all cores.
///
/// At a query norm r a row has Gaussian logits of standard deviation σ = λr. So its value is
/// `gaussian` at σ, averaged over r (query_norms()). For all rows together `gaussian` is computed
/// at Chebyshev points of the variable w = σ/(σ + c), c = √(1 + 2 log n) with the largest n of the
/// rows. Each row's value is then interpolated as e^{P(w)}, with a polynomial P of the row, or as
/// (1 − w) e^{P(w)} if FarEnd is `falling`; in w, log value is smooth for σ → 0 and σ → ∞, too. The
/// degree of P is doubled until the new values agree to a relative 1e-5 with the polynomial of half
/// the degree; each doubling squares the error.
///
/// The rows are computed one by one, by `alone`, if the degree `finest` does not suffice or if
/// fewer than two rows have n ≥ 2 and λ > 0. Rows with n < 2 or λ = 0 always are. Relative error
/// 1e-9, measured 5e-10. Throws what the functions of `value` throw, and Cancelled.
std::vector<double> over_random_queries(const ValueOfRows& value, double d,
                                        std::span<const RowAt> rows, const std::stop_token& stop);

}  // namespace attnscope
