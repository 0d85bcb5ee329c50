#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/masks.h"
#include "core/theory/spread_table.h"

namespace attnscope {

/// A row whose logits are scale·‖k_j‖·cos θ_j over the keys that it sees: scale = λ‖q‖.
struct DirectionRow {
    VisibleKeys seen;
    double scale;
};

/// The exact means of each row over random directions: query and keys keep the
/// given norms, and their directions are independent and uniform on the sphere in d dimensions. For
/// Gaussian vectors these are the means given the norms, since a Gaussian vector's direction is
/// uniform and independent of its norm.
///
/// Every row is computed over exactly the keys that it sees. Absolute error 1e-5, 5e-5 below d = 8
/// (SpreadTable). A row that sees one key has entropy 0 and collision 1; a row has NaN if it sees
/// no key, if a norm is not a finite number, if its scale is NaN or below 0, or if scale·‖k‖ of the
/// longest key is above widest_spread(). d ∈ [2, 10⁶]. Throws Cancelled.
std::vector<DirectionMeans> direction_means(double d, std::span<const double> key_norms,
                                            std::span<const DirectionRow> rows,
                                            const std::stop_token& stop);

}  // namespace attnscope
