#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/cpu/block_task.h"
#include "core/engines/cpu/pixel_pool.h"
#include "core/engines/cpu/score_source.h"
#include "core/engines/cpu/seen_keys.h"
#include "core/engines/cpu/tile_rest.h"
#include "core/engines/parts/picture.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

// Private to the CPU engine.

/// Streams one block of rows past all keys that it sees: online softmax, row statistics, pixels. If
/// the statistics of all its rows are known, they stream past the shown keys alone. If a stop is
/// requested, a block ends early with meaningless results. Each thread uses one RowBlock for block
/// after block, so that its memory is reused.
class RowBlock {
public:
    /// Writes statistics and λ of the wanted rows and returns their part of the picture.
    PixelStrip run(const BlockTask& task, ScoreSource& source, std::span<RowStatistics> statistics,
                   std::span<double> lambdas);

    /// Writes all weights of the wanted rows, row-major; makes no picture.
    void run_weights(const BlockTask& task, ScoreSource& source, std::span<float> weights);

    /// Returns the statistics of all rows of the block, and makes no picture. Afterwards weights()
    /// may be called with the same task and source.
    std::span<const RowStatistics> sums(const BlockTask& task, ScoreSource& source);
    /// The keys that the rows see.
    const BlockView& view() const { return view_; }
    /// Returns the columns of scores of a tile of the view, valid until the next call.
    Columns scores(const BlockTask& task, ScoreSource& source, const Tile& tile) {
        return source.tile(task.rows, tile.first_key, tile.count, buffers_);
    }
    /// Returns the weights of a column's rows with the keys of `seen`, the part of a tile that the
    /// column sees, as a column; 0 where a row does not see a key. Valid until the next call.
    const float* weights(const BlockTask& task, const ScoreSource& source, std::size_t column,
                         const Tile& tile, const Tile& seen, Columns scores);

private:
    /// A tile of a column: a value for each row and key, and the keys that each row sees. A value
    /// times the factor of its row (factors()) is the logit.
    struct Piece {
        std::size_t column;
        Tile tile;
        const float* scores;  ///< the values: scores, or logits if LogitStage writes them
        SeenKeys seen;
        bool some_masked;  ///< whether some values may be masked_score
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
    void weigh(const BlockTask& task, const Piece& piece);
    void write_column(const BlockTask& task, const Piece& piece, std::span<float> weights);
    RowFloats max_weights(const BlockTask& task, std::size_t column) const;

    TileBuffers buffers_;
    BlockView view_;
    std::vector<VisibleKeys> visible_;
    PixelPool pool_;
    bool is_shown_ = false;
    std::vector<std::int64_t> place_;  ///< index of each row in `wanted`; −1 if it is not there
    std::vector<RowAccumulator> accumulators_;
    std::vector<RowStatistics> results_;
    std::vector<double> lambdas_;     ///< λ of each row, padded to whole columns
    std::vector<double> factors_;     ///< λ of each row, or 1 (LogitStage); padded, too
    std::vector<RowFloats> rates_;    ///< factor / log 2 of each row, by column
    std::vector<RowFloats> largest_;  ///< largest value of each row so far, by column
    std::vector<RowFloats> tile_, powers_;
};

}  // namespace attnscope
