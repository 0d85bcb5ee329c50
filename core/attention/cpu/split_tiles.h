#pragma once

#include "core/attention/cpu/product_tiles.h"

namespace attnscope {

// Private to the CPU engine.

/// One product near the diagonal, another one far from it.
class SplitTiles : public ScoreTiles {
public:
    /// Throws Cancelled.
    SplitTiles(const SplitProducts& products, const std::stop_token& stop);

    void begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers) const override;
    void fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
              Columns columns, TileBuffers& buffers) const override;

private:
    ProductTiles near_, far_;
    std::int64_t distance_;
};

}  // namespace attnscope
