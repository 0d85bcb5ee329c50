#include "core/engines/cpu/row_block.h"

#include <algorithm>
#include <numbers>
#include <ranges>
#include <utility>

#include "core/engines/cpu/row_floats.h"

namespace attnscope {

PixelStrip RowBlock::run(const BlockTask& task, ScoreSource& source,
                         std::span<RowStatistics> statistics, std::span<double> lambdas) {
    const PixelAxis& axis = task.plan.rows_axis;
    is_shown_ = std::any_of(task.wanted.begin(), task.wanted.end(),
                            [&](std::int64_t row) { return !axis.pixels_of(row).empty(); });
    stream(task, source);
    if (task.stop.stop_requested())
        return {};
    for (std::size_t r = 0; r < task.rows.size(); ++r)
        if (place_[r] >= 0) {
            statistics[static_cast<std::size_t>(place_[r])] = results_[r];
            lambdas[static_cast<std::size_t>(place_[r])] = lambdas_[r];
        }
    return is_shown_ ? paint(task) : PixelStrip{};
}

void RowBlock::run_weights(const BlockTask& task, ScoreSource& source, std::span<float> weights) {
    is_shown_ = false;
    stream(task, source);
    std::fill(weights.begin(), weights.end(), 0.0F);
    for_each_piece(task, source, [&](const Piece& piece) { write_column(task, piece, weights); });
}

std::span<const RowStatistics> RowBlock::sums(const BlockTask& task, ScoreSource& source) {
    is_shown_ = false;
    stream(task, source);
    return results_;
}

void RowBlock::stream(const BlockTask& task, ScoreSource& source) {
    begin(task);
    if (std::ranges::all_of(task.rows, [&](auto row) { return task.plan.is_known(row); }))
        take_known(task, source);
    else
        sum_all(task, source);
}

void RowBlock::sum_all(const BlockTask& task, ScoreSource& source) {
    look(task, {0, task.plan.key_count});
    source.begin_block(task.rows, buffers_);
    if (task.logits.temper()) {
        const bool shown = std::exchange(is_shown_, false);
        sum(task, source);
        temper(task);
        is_shown_ = shown;
    }
    sum(task, source);
}

void RowBlock::sum(const BlockTask& task, ScoreSource& source) {
    accumulators_.assign(task.rows.size(), {});
    largest_.assign(task.column_count(), all_rows(masked_score));
    for_each_piece(task, source, [&](const Piece& piece) { add_column(task, piece); });
    std::transform(accumulators_.begin(), accumulators_.end(), visible_.begin(), results_.begin(),
                   [&](const RowAccumulator& row, const VisibleKeys& seen) {
                       return task.logits.of_weights(row.finish(), seen.size());
                   });
}

/// Pools the shown keys relative to the largest logit of the whole row. The statistics of the row
/// give this logit to the last bit.
void RowBlock::take_known(const BlockTask& task, ScoreSource& source) {
    const KnownRows& known = *task.plan.known;
    for (std::size_t r = 0; r < lambdas_.size(); ++r)
        lambdas_[r] = known.lambda(task.rows[task.filled_up(r)]);
    set_factors(task);
    std::ranges::transform(task.rows, results_.begin(),
                           [&](std::int64_t row) { return known.statistics(row); });
    largest_.assign(task.column_count(), {});
    for (std::size_t r = 0; r < lambdas_.size(); ++r)
        if (factors_[r] != 0)  // else all weights are the largest
            largest_[r / column_rows][static_cast<int>(r % column_rows)] =
                static_cast<float>(results_[task.filled_up(r)].max_logit / factors_[r]);
    if (!is_shown_)
        return;
    const PixelAxis& shown = task.plan.keys_axis;
    look(task, {shown.begin(), shown.end()});
    source.begin_block(task.rows, buffers_);
    for_each_piece(task, source, [&](const Piece& piece) { pool_known(task, piece); });
}

void RowBlock::temper(const BlockTask& task) {
    for (std::size_t r = 0; r < lambdas_.size(); ++r) {
        const RowStatistics& row = results_[task.filled_up(r)];
        if (row.count > 0)
            lambdas_[r] *= task.logits.temper()(row.entropy);
    }
    set_factors(task);
}

void RowBlock::set_factors(const BlockTask& task) {
    if (task.logits.is_plain())
        factors_ = lambdas_;
    else
        factors_.assign(lambdas_.size(), 1);
    rates_.clear();
    for (std::size_t c = 0; c < task.column_count(); ++c)
        rates_.push_back(narrowed(factors(c), std::numbers::log2e));
}

void RowBlock::begin(const BlockTask& task) {
    if (is_shown_)
        pool_.begin_block(task.kernel, task.plan, task.pooling, task.column_count());
    results_.resize(task.rows.size());
    lambdas_.resize(task.column_count() * column_rows);
    for (std::size_t r = 0; r < lambdas_.size(); ++r)
        lambdas_[r] = task.logits.lambda_of(task.rows[task.filled_up(r)]);
    set_factors(task);
    tile_.resize(tile_keys);
    powers_.resize(tile_keys);
    place_ = task.places();
}

/// Sets the view to those of these keys that the mask shows.
void RowBlock::look(const BlockTask& task, const KeyInterval& keys) {
    visible_.clear();
    for (const std::int64_t row : task.rows)
        visible_.push_back(within(task.plan.visible(row), keys));
    view_.assign(visible_, task.plan.key_count);
}

/// Calls body for the pieces of all columns of the tiles that the rows see, last keys first. If
/// scores fade with distance, the largest score of a causal row then comes first, and nothing has
/// to be rescaled later.
template <typename Body>
void RowBlock::for_each_piece(const BlockTask& task, ScoreSource& source, const Body& body) {
    for (const Tile& tile : std::views::reverse(view_.tiles())) {
        if (task.stop.stop_requested())
            return;
        const Columns columns = scores(task, source, tile);
        for (std::size_t c = 0; c < task.column_count(); ++c)
            if (const Tile seen = view_.narrowed_to(c, tile); seen.count > 0)
                body(piece_of(task, c, seen,
                              columns[c] + (seen.first_key - tile.first_key) * column_rows,
                              source.keeps()));
    }
}

/// Makes the piece of a column in a tile, valid until the next one is made.
RowBlock::Piece RowBlock::piece_of(const BlockTask& task, std::size_t column, const Tile& tile,
                                   float* scores, bool are_kept) {
    const SeenKeys seen = view_.of(column, tile);
    bool some_masked = false;
    for (int row = 0; row < column_rows; ++row)
        some_masked |= seen.count(row) < tile.count;
    if (!task.logits.is_plain()) {
        task.logits.run(task.kernel, narrowed(lambdas_.data() + column * column_rows),
                        task.rows_of(column), tile.first_key, tile.count, scores, tile_[0].of);
        scores = tile_[0].of;
    } else if (some_masked && are_kept) {
        std::copy_n(scores, tile.count * column_rows, tile_[0].of);
        scores = tile_[0].of;
    }
    if (some_masked) {
        task.kernel.mask(seen, scores, tile.count);
        seen.mask_gaps(scores);
    }
    return {column, tile, scores, seen, some_masked || task.logits.squares()};
}

void RowBlock::add_column(const BlockTask& task, const Piece& piece) {
    const int count = piece.tile.count;
    const bool averaged = is_shown_ && task.pooling == Pooling::mean;
    const RowFloats& rate = rates_[piece.column];
    RowFloats of_parts[tile_parts], top;
    task.kernel.largest(piece.scores, count, of_parts, top);
    ColumnSums sums;
    task.kernel.sum(piece.scores, count, rate, top, piece.some_masked,
                    averaged ? powers_[0].of : nullptr, sums);
    const RowFloats before = largest_[piece.column];
    largest_[piece.column] = larger(before, top);
    if (is_shown_)
        pool(task, piece, top, before);
    // Where a row leads (its largest score so far is in this tile) and its rate is above 0, the key
    // with this score is sought. Otherwise the first key that the row sees is taken: at λ = 0 all
    // weights are the largest and the first key wins, and if the row does not lead the place does
    // not matter.
    std::array<bool, column_rows> leads;
    unsigned sought = 0;
    for (int row = 0; row < column_rows; ++row) {
        leads[static_cast<std::size_t>(row)] = top[row] >= before[row] && piece.seen.count(row) > 0;
        sought |= static_cast<unsigned>(leads[static_cast<std::size_t>(row)] && rate[row] > 0)
                  << row;
    }
    RowInts place;
    task.kernel.first_with(piece.scores, count, of_parts, top, sought, place);
    for (int row = 0; row < column_rows; ++row)
        if ((sought >> row & 1U) == 0)
            place[row] = piece.seen.first(row);
    add_to_rows(task, piece, {piece.scores, count, factors(piece.column), rate, top, place, sums},
                leads);
}

void RowBlock::add_to_rows(const BlockTask& task, const Piece& piece, const ColumnTile& tile,
                           const std::array<bool, column_rows>& leads) {
    const auto rests = tile_rests(task.kernel, tile, leads, tile_[0].of);
    for (int row = 0; row < column_rows; ++row) {
        const std::size_t r = piece.column * column_rows + static_cast<std::size_t>(row);
        const int seen = piece.seen.count(row);
        if (r >= task.rows.size() || seen == 0 || tile.largest[row] == masked_score)
            continue;
        const auto& [rest, weighted, squares] = rests[static_cast<std::size_t>(row)];
        accumulators_[r].add_tile(seen, tile.factors[row] * static_cast<double>(tile.largest[row]),
                                  piece.tile.first_key + tile.place[row], rest, weighted, squares);
    }
}

}  // namespace attnscope
