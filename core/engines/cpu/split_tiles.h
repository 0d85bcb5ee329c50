#pragma once

#include "core/engines/cpu/product_tiles.h"

namespace attnscope {

// Private to the CPU engine.

/// Scores that are one inner product near the diagonal and two others far from it, one on either
/// side (SplitProducts). Where all rows take the same product, only that one is computed.
class SplitTiles : public ScoreTiles {
public:
    /// Throws Cancelled.
    SplitTiles(const SplitProducts& products, const KernelFunctions& kernel,
               const std::stop_token& stop);

    void begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers) const override;
    void fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
              Columns columns, TileBuffers& buffers) const override;

private:
    /// Writes the products of pairs far from the diagonal on the side where p + i − j has the sign
    /// `sign`. If `mixed`, leaves the scores of the other pairs as they are; otherwise all pairs
    /// must be far.
    void fill_far(const ProductTiles& far, QueryPanels& panels, int sign, bool mixed,
                  std::span<const std::int64_t> rows, std::int64_t key, int count, Columns columns,
                  TileBuffers& buffers) const;

    ProductTiles near_, behind_, ahead_;
    std::int64_t distance_, first_place_;
};

}  // namespace attnscope
