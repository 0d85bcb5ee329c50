#pragma once

#include "core/engines/cpu/score_tiles.h"

namespace attnscope {

// Private to the CPU engine.

/// Scores that a function fills in.
class FunctionTiles : public ScoreTiles {
public:
    explicit FunctionTiles(ScoreFunction scores) : scores_(std::move(scores)) {}

    void begin_block(std::span<const std::int64_t>, TileBuffers&) const override {}
    void fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
              Columns columns, TileBuffers& buffers) const override;

private:
    ScoreFunction scores_;
};

}  // namespace attnscope
