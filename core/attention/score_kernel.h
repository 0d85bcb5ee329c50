#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/lanes.h"
#include "core/attention/vectors.h"

namespace attnscope {

// Private to the CPU engine: scores q·k of a block of queries against a run of keys in float32.
//
// Scores come in columns: one register holds the scores of float_lane_count queries with one key,
// and a column is such registers for key after key. What follows (maxima, exponentials, sums,
// pooling over keys) then works on all lanes alike and never across them. Each score is summed over
// the dimensions in order wherever it stands, so the same score comes out whatever part of the
// matrix is asked for.

/// All keys in groups of `group`, each dim × group, as the kernel reads them; padded with zeros.
class PackedKeys {
public:
#if defined(__AVX512F__)
    static constexpr int group = 12;
#elif defined(__AVX__)
    static constexpr int group = 6;
#else
    static constexpr int group = 4;
#endif

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
    /// The group that begins with `key`, a multiple of `group`.
    const float* group_at(std::int64_t key) const {
        return data_.data() + key * keys_->dim;
    }

private:
    std::shared_ptr<const Vectors> keys_;
    std::vector<float> data_;
    double largest_norm_ = 0;
};

/// Some rows of the queries in panels of `width`, each dim × width; padded with zeros.
class QueryPanels {
public:
    static constexpr int width = 2 * float_lane_count;

    void assign(const Vectors& queries, std::span<const std::int64_t> rows);

    std::int64_t dim() const { return dim_; }
    double largest_norm() const { return largest_norm_; }
    std::size_t panels() const { return panels_; }
    const float* panel(std::size_t panel) const {
        return data_.data() + static_cast<std::int64_t>(panel) * dim_ * width;
    }

private:
    std::vector<float> data_;
    std::int64_t dim_ = 0;
    std::size_t panels_ = 0;
    double largest_norm_ = 0;
};

/// Scores of the keys from first_key, a multiple of PackedKeys::group, on: columns[c] gets a
/// register for each of `count` keys (rounded up to whole groups), of queries c·float_lane_count
/// and after. There are two columns a panel.
void multiply(const QueryPanels& queries, const PackedKeys& keys, std::int64_t first_key,
              std::int64_t count, std::span<float* const> columns);

}  // namespace attnscope
