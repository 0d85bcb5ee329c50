#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/attention/head_axes.h"

namespace attnscope {

/// Rows of float32 vectors, row-major: rows × dim. Whoever makes vectors fills `data`; whoever
/// reads them takes values(), since they can also be lent.
struct Vectors {
    std::int64_t rows = 0;
    std::int64_t dim = 0;
    std::vector<float> data;
    std::shared_ptr<const float> lent = {};  ///< numbers of another owner, in place of `data`

    std::span<const float> values() const {
        return lent ? std::span(lent.get(), static_cast<std::size_t>(rows * dim)) : std::span(data);
    }
    std::span<const float> row(std::int64_t i) const {
        const auto length = static_cast<std::size_t>(dim);
        return values().subspan(static_cast<std::size_t>(i) * length, length);
    }
    /// Returns the same vectors with numbers of their own.
    Vectors copy() const { return {rows, dim, {values().begin(), values().end()}}; }
};

/// Returns x·y, summed in double precision in index order; both have the same length.
double inner_product(std::span<const float> x, std::span<const float> y);

using SharedVectors = std::shared_ptr<const Vectors>;

/// Q and K of one head; both have the same dim.
struct QueriesAndKeys {
    SharedVectors queries;
    SharedVectors keys;
    HeadAxes axes = {};  ///< of the files that they were read from
    double factor = 1;   ///< by which λ is multiplied where scores are cosines

    /// Whether both hold the same vector objects, not just equal ones, and all else is equal.
    bool operator==(const QueriesAndKeys&) const = default;
};

}  // namespace attnscope
