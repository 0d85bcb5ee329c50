#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/engines/cpu/score_tiles.h"

namespace attnscope {

// Private to the CPU engine.

/// Inner products of long vectors, for several blocks of rows and all keys, stretch by stretch. A
/// stretch of the keys is packed once for all blocks, and no packed copy of whole keys is made.
class LongProducts {
public:
    /// Keeps references to all arguments.
    LongProducts(const KernelFunctions& kernel, const Vectors& queries, const PackedKeys& keys,
                 std::span<const BlockColumns> blocks);

    /// Adds the products over a stretch to the columns, or writes them if it is the first stretch.
    /// Throws Cancelled.
    void add(Stretch stretch, const std::stop_token& stop);

private:
    void pack(Stretch stretch, const std::stop_token& stop);
    void multiply_groups(std::size_t block, std::size_t begin, std::size_t end) const;

    const KernelFunctions& kernel_;
    const Vectors& queries_;
    const PackedKeys& keys_;
    std::span<const BlockColumns> blocks_;
    std::size_t groups_;
    std::vector<QueryPanels> panels_;  ///< one for each block
    std::vector<float> packed_;        ///< groups of keys, one after the other
    std::size_t group_size_ = 0;
};

}  // namespace attnscope
