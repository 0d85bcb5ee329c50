#include <algorithm>

#include "core/engines/cpu/row_block.h"
#include "core/engines/cpu/row_floats.h"

// The results of a block's logits: pixels, or the weights themselves.

namespace attnscope {

void RowBlock::pool(const BlockTask& task, const Piece& piece, const RowFloats& top,
                    const RowFloats& before) {
    const auto [first_key, count] = piece.tile;
    if (task.pooling == Pooling::max)
        return pool_.add(piece.column, first_key, count, piece.scores, {});
    const RowFloats& now = largest_[piece.column];
    const auto relative = [&](const RowFloats& scores) {
        RowFloats factor;
        task.kernel.powers(scores.of, 1, rates_[piece.column], now, all_rows(1), factor.of);
        return factor;
    };
    if (!std::ranges::equal(now.of, before.of))
        pool_.rescale(piece.column, first_key + count, relative(before));
    pool_.add(piece.column, first_key, count, powers_[0].of, relative(top));
}

void RowBlock::pool_known(const BlockTask& task, const Piece& piece) {
    const auto [first_key, count] = piece.tile;
    if (task.pooling == Pooling::max)
        return pool_.add(piece.column, first_key, count, piece.scores, {});
    task.kernel.powers(piece.scores, count, rates_[piece.column], largest_[piece.column],
                       all_rows(1), powers_[0].of);
    pool_.add(piece.column, first_key, count, powers_[0].of, all_rows(1));
}

RowFloats RowBlock::max_weights(const BlockTask& task, std::size_t column) const {
    RowFloats weights;
    for (std::size_t row = 0; row < column_rows; ++row)
        weights.of[row] =
            static_cast<float>(results_[task.filled_up(column * column_rows + row)].max_weight);
    return weights;
}

PixelStrip RowBlock::paint(const BlockTask& task) {
    const std::vector<PixelAxis::Range> pixel_rows = task.pixel_rows();
    PixelStrip strip = strip_of(task.plan, pixel_rows);
    for (std::size_t c = 0; c < task.column_count(); ++c) {
        pool_.finish(c, rates_[c], largest_[c], max_weights(task, c));
        const std::size_t first = c * column_rows;
        const std::size_t end = std::min(first + column_rows, task.rows.size());
        for (std::size_t r = first; r < end; ++r)
            for (std::int64_t y = pixel_rows[r].begin; y < pixel_rows[r].end; ++y)
                pool_.paint(c, static_cast<int>(r - first), strip.row(y));
    }
    return strip;
}

/// Computes the weights of a piece.
void RowBlock::weigh(const BlockTask& task, const Piece& piece) {
    task.kernel.powers(piece.scores, piece.tile.count, rates_[piece.column], largest_[piece.column],
                       max_weights(task, piece.column), powers_[0].of);
}

const float* RowBlock::weights(const BlockTask& task, const ScoreSource& source, std::size_t column,
                               const Tile& tile, const Tile& seen, Columns scores) {
    weigh(task, piece_of(task, column, seen,
                         scores[column] + (seen.first_key - tile.first_key) * column_rows,
                         source.keeps()));
    return powers_[0].of;
}

void RowBlock::write_column(const BlockTask& task, const Piece& piece, std::span<float> weights) {
    const auto [first_key, count] = piece.tile;
    weigh(task, piece);
    const std::size_t first = piece.column * column_rows;
    const std::size_t end = std::min(first + column_rows, task.rows.size());
    for (int j = 0; j < count; ++j)
        for (std::size_t r = first; r < end; ++r)
            if (const auto row = static_cast<int>(r - first);
                place_[r] >= 0 && piece.seen.sees(j, row))
                weights[static_cast<std::size_t>(place_[r] * task.plan.key_count + first_key + j)] =
                    powers_[static_cast<std::size_t>(j)][row];
}

}  // namespace attnscope
