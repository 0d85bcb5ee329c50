#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/cpu/lanes.h"
#include "core/attention/vectors.h"

namespace attnscope {

// Private to the CPU engine: scores q·k of a block of queries against a run of keys in float32.
//
// Scores come in columns: one register holds the scores of float_lane_count queries with one key,
// and a column is such registers for key after key. What follows (maxima, exponentials, sums,
// pooling over keys) then works on all lanes alike and never across them. Each score is summed over
// the dimensions in order wherever it stands, so the same score comes out whatever part of the
// matrix is asked for. Long vectors are multiplied stretch by stretch, so that no padded copy of
// them is ever whole.

/// Dimensions first, first + 1, …, first + count − 1.
struct Stretch {
    std::int64_t first = 0, count = 0;
};

/// Dimensions that are multiplied at a time: with these the panels of a block stay in the cache.
inline constexpr std::int64_t longest_stretch = 2048;

/// The largest Euclidean norm of these rows.
double largest_norm(const Vectors& vectors, std::span<const std::int64_t> rows);

/// The keys in groups of `group`, each dim × group, as the kernel reads them; padded with zeros.
class PackedKeys {
public:
#if defined(__AVX512F__)
    static constexpr int group = 12;
#elif defined(__AVX__)
    static constexpr int group = 6;
#else
    static constexpr int group = 4;
#endif

    /// Where packed keys are more numbers than that (128 MB), each group is packed when its turn
    /// comes: less than half again the time, and no second copy of large files.
    static constexpr std::int64_t most_packed = std::int64_t{1} << 25;

    /// Throws Cancelled.
    PackedKeys(std::shared_ptr<const Vectors> keys, const std::stop_token& stop);

    const std::shared_ptr<const Vectors>& keys() const {
        return keys_;
    }
    double largest_norm() const {
        return largest_norm_;
    }
    /// Keys with the padding.
    std::int64_t padded() const;
    /// A stretch of the group that begins with `key`, a multiple of `group`; valid until `buffer`
    /// changes.
    const float* group_at(std::int64_t key, Stretch stretch, std::vector<float>& buffer) const;

    /// Writes a stretch of that group, stretch × group; nothing for keys that are not there.
    void pack(std::int64_t key, Stretch stretch, float* to) const;

private:
    std::shared_ptr<const Vectors> keys_;
    std::vector<float> data_;  ///< empty where groups are packed one by one
    double largest_norm_ = 0;
};

/// A stretch of some rows of the queries in panels of `width`, each stretch × width; padded with
/// zeros.
class QueryPanels {
public:
    static constexpr int width = 2 * float_lane_count;

    void assign(const Vectors& queries, std::span<const std::int64_t> rows, Stretch stretch);

    Stretch stretch() const { return stretch_; }
    std::size_t panels() const { return panels_; }
    const float* panel(std::size_t panel) const {
        return data_.data() + static_cast<std::int64_t>(panel) * stretch_.count * width;
    }

private:
    std::vector<float> data_;
    Stretch stretch_;
    std::size_t panels_ = 0;
};

/// Scores of one group of keys, packed: each column gets `group` registers from number `key` on. A
/// stretch that does not begin at the first dimension is added to what the columns hold.
void multiply_group(const QueryPanels& queries, const float* packed, std::int64_t key,
                    std::span<float* const> columns);

/// Scores of the keys from first_key, a multiple of PackedKeys::group, on: columns[c] gets a
/// register for each of `count` keys (rounded up to whole groups), of queries c·float_lane_count
/// and after. There are two columns a panel. `buffer` is working memory.
void multiply(const QueryPanels& queries, const PackedKeys& keys, std::int64_t first_key,
              std::int64_t count, std::span<float* const> columns, std::vector<float>& buffer);

}  // namespace attnscope
