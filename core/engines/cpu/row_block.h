#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/engines/cpu/logit_stage.h"
#include "core/engines/cpu/pixel_pool.h"
#include "core/engines/cpu/score_source.h"
#include "core/engines/cpu/seen_keys.h"
#include "core/engines/cpu/tile_rest.h"
#include "core/engines/parts/picture.h"
#include "core/engines/parts/plan.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

// Private to the CPU engine.

/// The task of a block: `rows` are streamed, and results are computed for those that are `wanted`.
struct BlockTask {
    const KernelFunctions& kernel;
    const Plan& plan;
    const LogitStage& logits;
    Pooling pooling;
    std::span<const std::int64_t> rows;
    std::span<const std::int64_t> wanted;
    const std::stop_token& stop;

    /// The index of the row at place r of the columns, which are always full: the last row is
    /// repeated.
    std::size_t filled_up(std::size_t r) const { return std::min(r, rows.size() - 1); }
    std::size_t column_count() const { return (rows.size() + column_rows - 1) / column_rows; }
};

/// Streams one block of rows past all keys that it sees: online softmax, row statistics, pixels.
/// Rows whose statistics are known stream only past the keys shown. If a stop is requested it ends
/// early with meaningless results. Reused from block to block for its memory; one per thread.
class RowBlock {
public:
    /// Writes statistics and λ of the wanted rows and returns their part of the picture.
    PixelStrip run(const BlockTask& task, ScoreSource& source, std::span<RowStatistics> statistics,
                   std::span<double> lambdas);

    /// Writes all weights of the wanted rows, row-major; makes no picture.
    void run_weights(const BlockTask& task, ScoreSource& source, std::span<float> weights);

private:
    /// A tile of a column: the scores of its keys, later their logits divided by the factors, and
    /// the keys that its rows see.
    struct Piece {
        std::size_t column;
        Tile tile;
        const float* scores;
        SeenKeys seen;
        bool some_masked;
    };

    void stream(const BlockTask& task, ScoreSource& source);
    void sum_all(const BlockTask& task, ScoreSource& source);
    void take_known(const BlockTask& task, ScoreSource& source);
    void pool_known(const BlockTask& task, const Piece& piece);
    void begin(const BlockTask& task);
    void sum(const BlockTask& task, ScoreSource& source);
    void temper(const BlockTask& task);
    void set_factors(const BlockTask& task);
    const double* factors(std::size_t column) const {
        return factors_.data() + column * column_rows;
    }
    void look(const BlockTask& task, const KeyInterval& keys);
    template <typename Body>
    void for_each_piece(const BlockTask& task, ScoreSource& source, const Body& body);
    Piece piece_of(const BlockTask& task, std::size_t column, const Tile& tile, float* scores,
                   bool are_kept);
    void add_column(const BlockTask& task, const Piece& piece);
    void pool(const BlockTask& task, const Piece& piece, const RowFloats& top,
              const RowFloats& before);
    void add_to_rows(const BlockTask& task, const Piece& piece, const ColumnTile& tile,
                     const std::array<bool, column_rows>& leads);
    PixelStrip paint(const BlockTask& task);
    void write_column(const BlockTask& task, const Piece& piece, std::span<float> weights);
    RowFloats max_weights(const BlockTask& task, std::size_t column) const;

    TileBuffers buffers_;
    BlockView view_;
    std::vector<VisibleKeys> visible_;
    PixelPool pool_;
    bool is_shown_ = false;
    std::vector<std::int64_t> place_;  ///< index of each row among the wanted ones, −1 for others
    std::vector<RowAccumulator> accumulators_;
    std::vector<RowStatistics> results_;
    std::vector<double> lambdas_;     ///< of each row, padded to whole columns as the next two are
    std::vector<double> factors_;     ///< what scores, or logits, are multiplied by: λ, or 1
    std::vector<RowFloats> rates_;    ///< the factors divided by log 2, of each column
    std::vector<RowFloats> largest_;  ///< score of each row so far
    std::vector<RowFloats> tile_, powers_;
};

}  // namespace attnscope
