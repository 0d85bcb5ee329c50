#pragma once

#include "core/engines/cpu/product_tiles.h"

namespace attnscope {

// Private to the CPU engine.

/// One product near the diagonal, others far from it on either side. Where all rows take the same
/// product it alone is computed.
class SplitTiles : public ScoreTiles {
public:
    /// Throws Cancelled.
    SplitTiles(const SplitProducts& products, const KernelFunctions& kernel,
               const std::stop_token& stop);

    void begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers) const override;
    void fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
              Columns columns, TileBuffers& buffers) const override;

private:
    /// Writes a product of far keys, whose p + i − j has that sign; where `mixed`, only the scores
    /// of rows that are far from them.
    void fill_far(const ProductTiles& far, QueryPanels& panels, int sign, bool mixed,
                  std::span<const std::int64_t> rows, std::int64_t key, int count, Columns columns,
                  TileBuffers& buffers) const;

    ProductTiles near_, behind_, ahead_;
    std::int64_t distance_, first_place_;
};

}  // namespace attnscope
