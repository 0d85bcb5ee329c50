#include "core/attention/cpu/row_block.h"

#include <algorithm>

#include "core/attention/cpu/column.h"

namespace attnscope {
namespace {

/// Calls body(first key, number of keys) for the tiles of the keys that the task's rows see.
template <typename Body>
void for_each_tile(const BlockTask& task, const Body& body) {
    const std::int64_t end = task.plan.visible(task.rows.back());
    for (std::int64_t key = 0; key < end && !task.stop.stop_requested(); key += tile_keys)
        body(key, static_cast<int>(std::min<std::int64_t>(tile_keys, end - key)));
}

/// The block's row that is lane `lane` of a column; padding repeats the last row.
std::size_t row_at(const BlockTask& task, std::size_t column, int lane) {
    return std::min(column * float_lane_count + static_cast<std::size_t>(lane),
                    task.rows.size() - 1);
}

std::size_t column_count(const BlockTask& task) {
    return (task.rows.size() + float_lane_count - 1) / float_lane_count;
}

/// The last key that each lane sees, counted from first_key, where a tile of `count` keys has some
/// that are masked; lanes that see all of them may get any larger number.
IntLanes last_seen(const BlockTask& task, std::size_t column, std::int64_t first_key, int count) {
    IntLanes last;
    for (int lane = 0; lane < float_lane_count; ++lane) {
        const std::int64_t row = task.rows[row_at(task, column, lane)];
        last[lane] = static_cast<std::int32_t>(
            std::clamp<std::int64_t>(task.plan.visible(row) - first_key, 0, count) - 1);
    }
    return last;
}

}  // namespace

PixelStrip RowBlock::run(const BlockTask& task, ScoreSource& source,
                         std::span<RowStatistics> statistics) {
    const PixelAxis& axis = task.plan.rows_axis;
    is_shown_ = std::any_of(task.wanted.begin(), task.wanted.end(),
                            [&](std::int64_t row) { return !axis.pixels_of(row).empty(); });
    stream(task, source);
    if (task.stop.stop_requested())
        return {};
    for (std::size_t r = 0; r < task.rows.size(); ++r)
        if (place_[r] >= 0)
            statistics[static_cast<std::size_t>(place_[r])] = results_[r];
    return is_shown_ ? paint(task) : PixelStrip{};
}

void RowBlock::run_weights(const BlockTask& task, ScoreSource& source, std::span<float> weights) {
    is_shown_ = false;
    stream(task, source);
    std::fill(weights.begin(), weights.end(), 0.0F);
    for_each_tile(task, [&](std::int64_t key, int count) {
        const std::span<float* const> columns = source.tile(task.rows, key, count, buffers_);
        for (std::size_t c = 0; c < column_count(task); ++c)
            write_column(task, {c, key, count, columns[c]}, weights);
    });
}

void RowBlock::stream(const BlockTask& task, ScoreSource& source) {
    begin(task);
    source.begin_block(task.rows, buffers_);
    for_each_tile(task, [&](std::int64_t key, int count) {
        const std::span<float* const> columns = source.tile(task.rows, key, count, buffers_);
        for (std::size_t c = 0; c < column_count(task); ++c)
            add_column(task, {c, key, count, columns[c]});
    });
    std::transform(accumulators_.begin(), accumulators_.end(), results_.begin(),
                   [](const RowAccumulator& row) { return row.finish(); });
}

void RowBlock::begin(const BlockTask& task) {
    if (is_shown_)
        pool_.begin_block(task.plan, task.pooling, column_count(task));
    accumulators_.assign(task.rows.size(), {});
    results_.resize(task.rows.size());
    largest_.assign(block_rows, masked_score);
    masked_.resize(tile_keys * float_lane_count);
    exponentials_.resize(tile_keys * float_lane_count);
    place_.assign(task.rows.size(), -1);
    std::int64_t place = 0;
    auto row = task.rows.begin();
    for (const std::int64_t wanted : task.wanted) {
        row = std::find(row, task.rows.end(), wanted);
        place_[static_cast<std::size_t>(row - task.rows.begin())] = place++;
    }
}

void RowBlock::add_column(const BlockTask& task, Piece piece) {
    const auto [column, first_key, count, unmasked] = piece;
    const auto lambda = static_cast<float>(task.lambda);
    const bool averaged = is_shown_ && task.pooling == Pooling::mean;
    const IntLanes last = last_seen(task, column, first_key, count);
    const bool some_masked = any(last < count - 1);
    if (some_masked) {
        mask_behind(last, unmasked, count, masked_.data());
        piece.scores = masked_.data();
    }
    const float* const scores = piece.scores;
    const FloatLanes top = largest_scores(scores, count);
    const ColumnSums sums = sum_exponentials(scores, count, lambda, top, some_masked,
                                             averaged ? exponentials_.data() : nullptr);
    const FloatLanes before = raise_largest(column, top);
    if (is_shown_)
        pool(task, piece, top, before);
    // Where the row's largest score lies elsewhere the place does not matter; at λ = 0 all weights
    // are the largest and the first key wins.
    const IntLanes leads = top >= before;
    const IntLanes place =
        task.lambda > 0 && any(leads) ? first_with(top, scores, count) : IntLanes{};
    add_to_rows(task, piece, last, leads, {scores, count, task.lambda, top, place, sums});
}

/// Keeps the rows' largest scores so far and gives those before.
FloatLanes RowBlock::raise_largest(std::size_t column, FloatLanes top) {
    float* const largest = largest_.data() + column * float_lane_count;
    const FloatLanes before = load(largest);
    store(largest, larger(before, top));
    return before;
}

void RowBlock::pool(const BlockTask& task, const Piece& piece, FloatLanes top, FloatLanes before) {
    if (task.pooling == Pooling::max)
        return pool_.add(piece.column, piece.first_key, piece.count, piece.scores);
    const auto lambda = static_cast<float>(task.lambda);
    const FloatLanes now = larger(before, top);
    if (any(now != before))
        pool_.rescale(piece.column, piece.first_key, exp_lanes((before - now) * lambda));
    pool_.add(piece.column, piece.first_key, piece.count, exponentials_.data(),
              exp_lanes((top - now) * lambda));
}

void RowBlock::add_to_rows(const BlockTask& task, const Piece& piece, IntLanes last, IntLanes leads,
                           const ColumnTile& tile) {
    const auto rests = tile_rests(tile, leads, masked_.data());
    for (int lane = 0; lane < float_lane_count; ++lane) {
        const std::size_t row = piece.column * float_lane_count + static_cast<std::size_t>(lane);
        if (row >= task.rows.size() || last[lane] < 0)
            continue;
        const auto& [rest, weighted, squares, cubes] = rests[static_cast<std::size_t>(lane)];
        accumulators_[row].add_tile(
            last[lane] + 1, task.lambda * static_cast<double>(tile.largest[lane]),
            piece.first_key + tile.place[lane], rest, weighted, squares, cubes);
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
        pool_.finish(c, static_cast<float>(task.lambda),
                     load(largest_.data() + c * float_lane_count), max_weights(task, c));
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
    const auto [column, first_key, count, scores] = piece;
    const auto lambda = static_cast<float>(task.lambda);
    const FloatLanes largest = load(largest_.data() + column * float_lane_count);
    const FloatLanes max_weight = max_weights(task, column);
    const IntLanes last = last_seen(task, column, first_key, count);
    const std::size_t first = column * float_lane_count;
    const std::size_t end = std::min(first + float_lane_count, task.rows.size());
    for (int j = 0; j < count; ++j) {
        const FloatLanes x = (load(scores + j * float_lane_count) - largest) * lambda;
        const FloatLanes weight = exp_lanes(x) * max_weight;
        for (std::size_t r = first; r < end; ++r)
            if (const auto lane = static_cast<int>(r - first); place_[r] >= 0 && j <= last[lane])
                weights[static_cast<std::size_t>(place_[r] * task.plan.key_count + first_key + j)] =
                    weight[lane];
    }
}

}  // namespace attnscope
