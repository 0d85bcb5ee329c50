#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/masks.h"
#include "core/theory/spread_table.h"

namespace attnscope {

/// A row with the logits scale·‖k_j‖·cos θ_j over the keys j that it sees; scale = λ‖q‖.
struct DirectionRow {
    VisibleKeys seen;
    double scale;
};

/// Returns the exact means of each row over random directions: queries and keys keep the given
/// norms, and their directions are independent and uniform on the sphere in d dimensions. For
/// Gaussian vectors these are the means given the norms, since the direction of a Gaussian vector
/// is uniform and independent of its norm.
///
/// Every row is computed over exactly the keys that it sees. Absolute error 1e-5, and 5e-5 below
/// d = 8 (SpreadTable). A row that sees one key has entropy 0 and collision 1. The means of a row
/// are NaN if it sees no key, if its scale is NaN or below 0, or if scale·‖k‖ for the longest of
/// all keys is above widest_spread(). The means of all rows are NaN if the norm of a key is not a
/// finite number. d ∈ [2, 10⁶]. Throws Cancelled.
std::vector<DirectionMeans> direction_means(double d, std::span<const double> key_norms,
                                            std::span<const DirectionRow> rows,
                                            const std::stop_token& stop);

/// The norms of one matrix's keys, and its rows.
struct DirectionMatrix {
    std::span<const double> key_norms;
    std::span<const DirectionRow> rows;
};

/// Receives the means of the rows of matrices[matrix].
using DirectionSink = std::function<void(std::size_t matrix, std::vector<DirectionMeans>&&)>;

/// Computes the means of each of several matrices and passes them to `sink`, in any order. They
/// agree with those of direction_means() for one matrix to 1e-6 nat (measured 4e-7). Computing a
/// table of spreads is most of the work for a matrix of some hundred rows; matrices whose largest
/// spread scale·‖k‖ lies between the same two powers of 4 share a table. Throws Cancelled.
void direction_means(double d, std::span<const DirectionMatrix> matrices,
                     const std::stop_token& stop, const DirectionSink& sink);

}  // namespace attnscope
