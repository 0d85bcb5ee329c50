#include "core/attention/cpu/row_block.h"

#include <algorithm>
#include <utility>

#include "core/attention/cpu/column.h"

namespace attnscope {
namespace {

/// The block's row that is lane `lane` of a column; padding repeats the last row.
std::size_t row_at(const BlockTask& task, std::size_t column, int lane) {
    return std::min(column * float_lane_count + static_cast<std::size_t>(lane),
                    task.rows.size() - 1);
}

std::size_t column_count(const BlockTask& task) {
    return (task.rows.size() + float_lane_count - 1) / float_lane_count;
}

LaneRows lane_rows(const BlockTask& task, std::size_t column) {
    LaneRows rows;
    for (int lane = 0; lane < float_lane_count; ++lane)
        rows.row[lane] = task.rows[row_at(task, column, lane)];
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
    look(task);
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
    largest_.assign(lambdas_.size(), masked_score);
    for_each_piece(task, source, [&](const Piece& piece) { add_column(task, piece); });
    std::transform(accumulators_.begin(), accumulators_.end(), visible_.begin(), results_.begin(),
                   [&](const RowAccumulator& row, const VisibleKeys& seen) {
                       return task.logits.of_weights(row.finish(), seen.size());
                   });
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
}

void RowBlock::begin(const BlockTask& task) {
    if (is_shown_)
        pool_.begin_block(task.plan, task.pooling, column_count(task));
    results_.resize(task.rows.size());
    lambdas_.resize(column_count(task) * float_lane_count);
    for (std::size_t r = 0; r < lambdas_.size(); ++r)
        lambdas_[r] = task.logits.lambda_of(task.rows[std::min(r, task.rows.size() - 1)]);
    set_factors(task);
    tile_.resize(tile_keys * float_lane_count);
    exponentials_.resize(tile_keys * float_lane_count);
    place_.assign(task.rows.size(), -1);
    std::int64_t place = 0;
    auto row = task.rows.begin();
    for (const std::int64_t wanted : task.wanted) {
        row = std::find(row, task.rows.end(), wanted);
        place_[static_cast<std::size_t>(row - task.rows.begin())] = place++;
    }
}

void RowBlock::look(const BlockTask& task) {
    visible_.clear();
    for (const std::int64_t row : task.rows)
        visible_.push_back(task.plan.visible(row));
    view_.assign(visible_, task.plan.key_count);
}

/// Calls body for the pieces of all columns of the tiles that the rows see.
template <typename Body>
void RowBlock::for_each_piece(const BlockTask& task, ScoreSource& source, const Body& body) {
    for (const Tile& tile : view_.tiles()) {
        if (task.stop.stop_requested())
            return;
        const Columns columns = source.tile(task.rows, tile.first_key, tile.count, buffers_);
        for (std::size_t c = 0; c < column_count(task); ++c)
            if (const Tile seen = view_.narrowed_to(c, tile); seen.count > 0)
                body(piece_of(task, c, seen,
                              columns[c] + (seen.first_key - tile.first_key) * float_lane_count,
                              source.keeps()));
    }
}

/// Valid until the next one is made.
RowBlock::Piece RowBlock::piece_of(const BlockTask& task, std::size_t column, const Tile& tile,
                                   float* scores, bool are_kept) {
    const SeenKeys seen = view_.of(column, tile);
    const bool some_masked = any(seen.count() < tile.count);
    if (!task.logits.is_plain()) {
        task.logits.run(narrowed(lambdas_.data() + column * float_lane_count),
                        lane_rows(task, column), tile.first_key, tile.count, scores, tile_.data());
        scores = tile_.data();
    } else if (some_masked && are_kept) {
        std::copy_n(scores, tile.count * float_lane_count, tile_.data());
        scores = tile_.data();
    }
    if (some_masked)
        mask_unseen(seen, scores, tile.count);
    return {column, tile, scores, seen, some_masked || task.logits.squares()};
}

void RowBlock::add_column(const BlockTask& task, const Piece& piece) {
    const float* const scores = piece.scores;
    const int count = piece.tile.count;
    const FloatLanes factor = narrowed(factors(piece.column));
    const bool averaged = is_shown_ && task.pooling == Pooling::mean;
    const FloatLanes top = largest_scores(scores, count);
    const ColumnSums sums = sum_exponentials(scores, count, factor, top, piece.some_masked,
                                             averaged ? exponentials_.data() : nullptr);
    const FloatLanes before = raise_largest(piece.column, top);
    if (is_shown_)
        pool(task, piece, top, before);
    // Where the row's largest score lies elsewhere the place does not matter; at λ = 0 all weights
    // are the largest and the first key wins.
    const IntLanes leads = (top >= before) & (piece.seen.count() > 0);
    IntLanes place = piece.seen.first();
    if (any(leads & (factor > 0.0F)))
        place = factor > 0.0F ? first_with(top, scores, count) : place;
    add_to_rows(task, piece, leads, {scores, count, factors(piece.column), top, place, sums});
}

/// Keeps the rows' largest scores so far and gives those before.
FloatLanes RowBlock::raise_largest(std::size_t column, FloatLanes top) {
    float* const largest = largest_.data() + column * float_lane_count;
    const FloatLanes before = load(largest);
    store(largest, larger(before, top));
    return before;
}

void RowBlock::pool(const BlockTask& task, const Piece& piece, FloatLanes top, FloatLanes before) {
    const auto [first_key, count] = piece.tile;
    if (task.pooling == Pooling::max)
        return pool_.add(piece.column, first_key, count, piece.scores);
    const FloatLanes factor = narrowed(factors(piece.column));
    const FloatLanes now = larger(before, top);
    if (any(now != before))
        pool_.rescale(piece.column, first_key, exp_lanes((before - now) * factor));
    pool_.add(piece.column, first_key, count, exponentials_.data(),
              exp_lanes((top - now) * factor));
}

void RowBlock::add_to_rows(const BlockTask& task, const Piece& piece, IntLanes leads,
                           const ColumnTile& tile) {
    const auto rests = tile_rests(tile, leads, tile_.data());
    const IntLanes counts = piece.seen.count();
    for (int lane = 0; lane < float_lane_count; ++lane) {
        const std::size_t row = piece.column * float_lane_count + static_cast<std::size_t>(lane);
        if (row >= task.rows.size() || counts[lane] == 0 || tile.largest[lane] == masked_score)
            continue;
        const auto& [rest, weighted, squares] = rests[static_cast<std::size_t>(lane)];
        accumulators_[row].add_tile(
            counts[lane], tile.factors[lane] * static_cast<double>(tile.largest[lane]),
            piece.tile.first_key + tile.place[lane], rest, weighted, squares);
    }
}

FloatLanes RowBlock::max_weights(const BlockTask& task, std::size_t column) const {
    FloatLanes weights;
    for (int lane = 0; lane < float_lane_count; ++lane)
        weights[lane] = static_cast<float>(results_[row_at(task, column, lane)].max_weight);
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
        pool_.finish(c, narrowed(factors(c)), load(largest_.data() + c * float_lane_count),
                     max_weights(task, c));
        const std::size_t first = c * float_lane_count;
        const std::size_t end = std::min(first + float_lane_count, task.rows.size());
        for (std::size_t r = first; r < end; ++r)
            for (std::int64_t y = pixel_rows[r].begin; y < pixel_rows[r].end; ++y)
                pool_.paint(c, static_cast<int>(r - first), strip.row(y));
    }
    return strip;
}

void RowBlock::write_column(const BlockTask& task, const Piece& piece,
                            std::span<float> weights) const {
    const auto [first_key, count] = piece.tile;
    const FloatLanes factor = narrowed(factors(piece.column));
    const FloatLanes largest = load(largest_.data() + piece.column * float_lane_count);
    const FloatLanes max_weight = max_weights(task, piece.column);
    const std::size_t first = piece.column * float_lane_count;
    const std::size_t end = std::min(first + float_lane_count, task.rows.size());
    for (int j = 0; j < count; ++j) {
        const FloatLanes x = (load(piece.scores + j * float_lane_count) - largest) * factor;
        const FloatLanes weight = exp_lanes(x) * max_weight;
        for (std::size_t r = first; r < end; ++r)
            if (const auto lane = static_cast<int>(r - first);
                place_[r] >= 0 && piece.seen.sees(j, lane))
                weights[static_cast<std::size_t>(place_[r] * task.plan.key_count + first_key + j)] =
                    weight[lane];
    }
}

}  // namespace attnscope
