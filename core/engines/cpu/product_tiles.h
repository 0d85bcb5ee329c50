#pragma once

#include <utility>

#include "core/engines/cpu/score_tiles.h"

namespace attnscope {

// Private to the CPU engine.

/// Scores that are inner products. Long vectors are multiplied stretch by stretch.
class ProductTiles : public ScoreTiles {
public:
    /// Throws Cancelled.
    ProductTiles(const InnerProducts& products, const KernelFunctions& kernel,
                 const std::stop_token& stop);

    /// Returns the products of other queries with the same keys.
    ProductTiles with_queries(SharedVectors queries) const {
        return {std::move(queries), keys_, *kernel_};
    }

    void begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers) const override {
        begin_block(rows, buffers.queries);
    }
    void fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
              Columns columns, TileBuffers& buffers) const override {
        fill(rows, first_key, count, columns, buffers.queries, buffers.group);
    }

    /// Returns the number of stretches of long vectors, one step each; 0 for vectors of one
    /// stretch.
    std::size_t steps_together() const override;
    void fill_together(std::span<const BlockColumns> blocks, const std::stop_token& stop,
                       const std::function<void()>& tick) const override;

    /// Work like the functions of the same names above, with the working memory of the caller.
    void begin_block(std::span<const std::int64_t> rows, QueryPanels& panels) const;
    void fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
              Columns columns, QueryPanels& panels, std::vector<float>& group) const;

private:
    ProductTiles(SharedVectors queries, std::shared_ptr<const PackedKeys> keys,
                 const KernelFunctions& kernel)
        : queries_(std::move(queries)), keys_(std::move(keys)), kernel_(&kernel) {}

    bool is_one_stretch() const { return queries_->dim <= longest_stretch; }
    std::int64_t stretches() const;
    Stretch stretch(std::int64_t number) const;
    void check(std::span<const std::int64_t> rows) const;

    SharedVectors queries_;
    std::shared_ptr<const PackedKeys> keys_;
    const KernelFunctions* kernel_;
};

}  // namespace attnscope
