#include "core/attention/cpu/row_block.h"

#include <algorithm>
#include <numbers>
#include <ranges>
#include <utility>

#include "core/attention/cpu/row_floats.h"

namespace attnscope {
namespace {

/// The block's row that is a column's; where it has fewer, the last one.
std::size_t row_at(const BlockTask& task, std::size_t column, int row) {
    return std::min(column * column_rows + static_cast<std::size_t>(row), task.rows.size() - 1);
}

std::size_t column_count(const BlockTask& task) {
    return (task.rows.size() + column_rows - 1) / column_rows;
}

ColumnRows rows_of(const BlockTask& task, std::size_t column) {
    ColumnRows rows;
    for (int row = 0; row < column_rows; ++row)
        rows[static_cast<std::size_t>(row)] = task.rows[row_at(task, column, row)];
    return rows;
}

}  // namespace

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
    largest_.assign(column_count(task), all_rows(masked_score));
    for_each_piece(task, source, [&](const Piece& piece) { add_column(task, piece); });
    std::transform(accumulators_.begin(), accumulators_.end(), visible_.begin(), results_.begin(),
                   [&](const RowAccumulator& row, const VisibleKeys& seen) {
                       return task.logits.of_weights(row.finish(), seen.size());
                   });
}

/// Pools the logits of the keys shown beside the largest one of the whole row, which its statistics
/// tell to the last bit.
void RowBlock::take_known(const BlockTask& task, ScoreSource& source) {
    const KnownRows& known = *task.plan.known;
    for (std::size_t r = 0; r < lambdas_.size(); ++r)
        lambdas_[r] = known.lambda(task.rows[std::min(r, task.rows.size() - 1)]);
    set_factors(task);
    std::ranges::transform(task.rows, results_.begin(),
                           [&](std::int64_t row) { return known.statistics(row); });
    largest_.assign(column_count(task), {});
    for (std::size_t r = 0; r < lambdas_.size(); ++r)
        if (factors_[r] != 0)  // else all weights are the largest
            largest_[r / column_rows][static_cast<int>(r % column_rows)] = static_cast<float>(
                results_[std::min(r, results_.size() - 1)].max_logit / factors_[r]);
    if (!is_shown_)
        return;
    const PixelAxis& shown = task.plan.keys_axis;
    look(task, {shown.begin(), shown.end()});
    source.begin_block(task.rows, buffers_);
    for_each_piece(task, source, [&](const Piece& piece) { pool_known(task, piece); });
}

void RowBlock::pool_known(const BlockTask& task, const Piece& piece) {
    const auto [first_key, count] = piece.tile;
    if (task.pooling == Pooling::max)
        return pool_.add(piece.column, first_key, count, piece.scores, {});
    task.kernel.powers(piece.scores, count, rates_[piece.column], largest_[piece.column],
                       all_rows(1), powers_[0].of);
    pool_.add(piece.column, first_key, count, powers_[0].of, all_rows(1));
}

void RowBlock::temper(const BlockTask& task) {
    for (std::size_t r = 0; r < lambdas_.size(); ++r) {
        const RowStatistics& row = results_[std::min(r, results_.size() - 1)];
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
    for (std::size_t c = 0; c < column_count(task); ++c)
        rates_.push_back(narrowed(factors(c), std::numbers::log2e));
}

void RowBlock::begin(const BlockTask& task) {
    if (is_shown_)
        pool_.begin_block(task.kernel, task.plan, task.pooling, column_count(task));
    results_.resize(task.rows.size());
    lambdas_.resize(column_count(task) * column_rows);
    for (std::size_t r = 0; r < lambdas_.size(); ++r)
        lambdas_[r] = task.logits.lambda_of(task.rows[std::min(r, task.rows.size() - 1)]);
    set_factors(task);
    tile_.resize(tile_keys);
    powers_.resize(tile_keys);
    place_.assign(task.rows.size(), -1);
    std::int64_t place = 0;
    auto row = task.rows.begin();
    for (const std::int64_t wanted : task.wanted) {
        row = std::find(row, task.rows.end(), wanted);
        place_[static_cast<std::size_t>(row - task.rows.begin())] = place++;
    }
}

/// At these keys, as far as the mask shows them.
void RowBlock::look(const BlockTask& task, const KeyInterval& keys) {
    visible_.clear();
    for (const std::int64_t row : task.rows)
        visible_.push_back(within(task.plan.visible(row), keys));
    view_.assign(visible_, task.plan.key_count);
}

/// Calls body for the pieces of all columns of the tiles that the rows see, the last keys first:
/// where scores fade with distance a causal row's largest one is then met at once, and nothing has
/// to be rescaled later.
template <typename Body>
void RowBlock::for_each_piece(const BlockTask& task, ScoreSource& source, const Body& body) {
    for (const Tile& tile : std::views::reverse(view_.tiles())) {
        if (task.stop.stop_requested())
            return;
        const Columns columns = source.tile(task.rows, tile.first_key, tile.count, buffers_);
        for (std::size_t c = 0; c < column_count(task); ++c)
            if (const Tile seen = view_.narrowed_to(c, tile); seen.count > 0)
                body(piece_of(task, c, seen,
                              columns[c] + (seen.first_key - tile.first_key) * column_rows,
                              source.keeps()));
    }
}

/// Valid until the next one is made.
RowBlock::Piece RowBlock::piece_of(const BlockTask& task, std::size_t column, const Tile& tile,
                                   float* scores, bool are_kept) {
    const SeenKeys seen = view_.of(column, tile);
    bool some_masked = false;
    for (int row = 0; row < column_rows; ++row)
        some_masked |= seen.count(row) < tile.count;
    if (!task.logits.is_plain()) {
        task.logits.run(task.kernel, narrowed(lambdas_.data() + column * column_rows),
                        rows_of(task, column), tile.first_key, tile.count, scores, tile_[0].of);
        scores = tile_[0].of;
    } else if (some_masked && are_kept) {
        std::copy_n(scores, tile.count * column_rows, tile_[0].of);
        scores = tile_[0].of;
    }
    if (some_masked)
        task.kernel.mask(seen, scores, tile.count);
    return {column, tile, scores, seen, some_masked || task.logits.squares()};
}

void RowBlock::add_column(const BlockTask& task, const Piece& piece) {
    const int count = piece.tile.count;
    const bool averaged = is_shown_ && task.pooling == Pooling::mean;
    const RowFloats& rate = rates_[piece.column];
    RowFloats top;
    task.kernel.largest(piece.scores, count, top);
    ColumnSums sums;
    task.kernel.sum(piece.scores, count, rate, top, piece.some_masked,
                    averaged ? powers_[0].of : nullptr, sums);
    const RowFloats before = largest_[piece.column];
    largest_[piece.column] = larger(before, top);
    if (is_shown_)
        pool(task, piece, top, before);
    // Where the row's largest score lies elsewhere the place does not matter; at λ = 0 all weights
    // are the largest and the first key wins.
    std::array<bool, column_rows> leads;
    unsigned sought = 0;
    for (int row = 0; row < column_rows; ++row) {
        leads[static_cast<std::size_t>(row)] = top[row] >= before[row] && piece.seen.count(row) > 0;
        sought |= static_cast<unsigned>(leads[static_cast<std::size_t>(row)] && rate[row] > 0)
                  << row;
    }
    RowInts place;
    task.kernel.first_with(piece.scores, count, top, sought, place);
    for (int row = 0; row < column_rows; ++row)
        if ((sought >> row & 1U) == 0)
            place[row] = piece.seen.first(row);
    add_to_rows(task, piece, {piece.scores, count, factors(piece.column), rate, top, place, sums},
                leads);
}

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

RowFloats RowBlock::max_weights(const BlockTask& task, std::size_t column) const {
    RowFloats weights;
    for (int row = 0; row < column_rows; ++row)
        weights[row] = static_cast<float>(results_[row_at(task, column, row)].max_weight);
    return weights;
}

PixelStrip RowBlock::paint(const BlockTask& task) {
    std::vector<PixelAxis::Range> pixel_rows(task.rows.size());
    for (std::size_t r = 0; r < task.rows.size(); ++r)
        if (place_[r] >= 0)
            pixel_rows[r] = task.plan.rows_axis.pixels_of(task.rows[r]);
    const auto shown = [](const PixelAxis::Range& pixels) { return !pixels.empty(); };
    const auto last = std::find_if(pixel_rows.rbegin(), pixel_rows.rend(), shown);
    PixelStrip strip;
    strip.first = std::find_if(pixel_rows.begin(), pixel_rows.end(), shown)->begin;
    strip.width = static_cast<std::size_t>(task.plan.keys_axis.count);
    strip.values.resize(static_cast<std::size_t>(last->end - strip.first) * strip.width);

    for (std::size_t c = 0; c < column_count(task); ++c) {
        pool_.finish(c, rates_[c], largest_[c], max_weights(task, c));
        const std::size_t first = c * column_rows;
        const std::size_t end = std::min(first + column_rows, task.rows.size());
        for (std::size_t r = first; r < end; ++r)
            for (std::int64_t y = pixel_rows[r].begin; y < pixel_rows[r].end; ++y)
                pool_.paint(c, static_cast<int>(r - first), strip.row(y));
    }
    return strip;
}

void RowBlock::write_column(const BlockTask& task, const Piece& piece, std::span<float> weights) {
    const auto [first_key, count] = piece.tile;
    task.kernel.powers(piece.scores, count, rates_[piece.column], largest_[piece.column],
                       max_weights(task, piece.column), powers_[0].of);
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
