#pragma once

#include <cstddef>
#include <functional>
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

/// The norms of one matrix's keys, and its rows.
struct DirectionMatrix {
    std::span<const double> key_norms;
    std::span<const DirectionRow> rows;
};

/// Receives the means of a matrix, by its index.
using DirectionSink = std::function<void(std::size_t matrix, std::vector<DirectionMeans>&&)>;

/// Passes the means of several matrices to `sink`, as direction_means() gives them of each to
/// 1e-6 nat (measured 4e-7). Matrices whose widest spreads scale·‖k‖ differ by less than a factor
/// of 4 share one table, which is most of the work for a matrix of some hundred rows. Throws
/// Cancelled.
void direction_means(double d, std::span<const DirectionMatrix> matrices,
                     const std::stop_token& stop, const DirectionSink& sink);

}  // namespace attnscope
