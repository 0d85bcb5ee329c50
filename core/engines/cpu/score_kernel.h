#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/engines/cpu/kernels/functions.h"
#include "core/vectors/vectors.h"

namespace attnscope {

// Private to the CPU engine: scores q·k of a block of queries against a run of keys in float32, in
// columns (column.h). Each score is summed over the dimensions in order wherever its row and key
// are in panels and groups, so that it is the same whatever part of the matrix is requested. Long
// vectors are multiplied stretch by stretch, so that a whole padded copy of them is never made.

/// Dimensions first, first + 1, …, first + count − 1.
struct Stretch {
    std::int64_t first = 0, count = 0;
};

/// The most dimensions that are multiplied at once. The panels of a block with so many dimensions
/// stay in the cache.
inline constexpr std::int64_t longest_stretch = 1024;

/// The largest Euclidean norm of these rows.
double largest_norm(const Vectors& vectors, std::span<const std::int64_t> rows);

/// The keys in groups of `group`, as kernels read them: dimension k of the j-th key of a group has
/// the index group · k + j. The last group is padded with zeros.
class PackedKeys {
public:
    static constexpr int group = group_keys;

    /// Packed keys are stored if they are at most this many numbers (128 MB). Otherwise each group
    /// is packed when it is needed: this adds less than half to the time and avoids a second copy
    /// of large files.
    static constexpr std::int64_t most_packed = std::int64_t{1} << 25;

    /// Throws Cancelled.
    PackedKeys(std::shared_ptr<const Vectors> keys, const std::stop_token& stop);

    const std::shared_ptr<const Vectors>& keys() const { return keys_; }
    double largest_norm() const { return largest_norm_; }
    /// Number of keys including the padding.
    std::int64_t padded() const;
    /// Returns a stretch of the group that begins with `key`, a multiple of `group`. Valid until
    /// `buffer` changes.
    const float* group_at(std::int64_t key, Stretch stretch, std::vector<float>& buffer) const;

    /// Writes a stretch of the group that begins with `key`: stretch.count × group numbers. Writes
    /// nothing for keys past the last.
    void pack(std::int64_t key, Stretch stretch, float* to) const;

private:
    std::shared_ptr<const Vectors> keys_;
    std::vector<float> data_;  ///< empty if groups are packed one by one
    double largest_norm_ = 0;
};

/// A stretch of some rows of the queries, in panels of `width` rows: dimension k of row r of a
/// panel has the index width · k + r. The last panel is padded with zeros.
class QueryPanels {
public:
    static constexpr int width = panel_rows;

    void assign(const Vectors& queries, std::span<const std::int64_t> rows, Stretch stretch);

    Stretch stretch() const { return stretch_; }
    std::size_t panels() const { return panels_; }
    const float* panel(std::size_t panel) const { return data_.data()->of + begin_of(panel); }

private:
    std::size_t begin_of(std::size_t panel) const {
        return panel * static_cast<std::size_t>(stretch_.count * width);
    }

    std::vector<RowFloats> data_;
    Stretch stretch_;
    std::size_t panels_ = 0;
};

/// Computes the scores of one packed group of keys with all panels, and writes them to the columns
/// at the keys with index `key`, …, key + group − 1. If the stretch does not begin at the first
/// dimension, adds them to what the columns hold.
void multiply_group(const KernelFunctions& kernel, const QueryPanels& queries, const float* packed,
                    std::int64_t key, std::span<float* const> columns);

/// Computes the scores of `count` keys (rounded up to whole groups) from first_key, a multiple of
/// PackedKeys::group, on. columns[c] gets those of the queries from c · column_rows on; there are
/// two columns per panel. `buffer` is working memory.
void multiply(const KernelFunctions& kernel, const QueryPanels& queries, const PackedKeys& keys,
              std::int64_t first_key, std::int64_t count, std::span<float* const> columns,
              std::vector<float>& buffer);

}  // namespace attnscope
