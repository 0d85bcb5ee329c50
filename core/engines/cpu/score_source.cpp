#include "core/engines/cpu/score_source.h"

#include <algorithm>

#include "core/engines/parts/plan.h"

namespace attnscope {
namespace {

constexpr std::size_t block_columns = block_rows / column_rows;

static_assert(tile_keys % PackedKeys::group == 0 && block_rows % QueryPanels::width == 0);

}  // namespace

ScoreSource::ScoreSource(const PreparedAttention& attention, const KernelFunctions& kernel,
                         const std::stop_token& stop)
    : ScoreSource(attention.scores, attention.rows, attention.keys, kernel, stop) {
    if (attention.subtracted)
        subtracted_.reset(new ScoreSource(*attention.subtracted, rows_, keys_, kernel, stop));
}

ScoreSource::ScoreSource(const Scores& scores, std::int64_t rows, std::int64_t keys,
                         const KernelFunctions& kernel, const std::stop_token& stop)
    : tiles_(make_score_tiles(scores, kernel, stop)), rows_(rows), keys_(keys) {
    if (std::max(rows_, keys_) <= most_kept_at_once)
        start_keeping();
}

void ScoreSource::asked_again() {
    constexpr auto size = static_cast<std::int64_t>(sizeof(float));
    if (!keeps() && rows_ <= most_kept / size / padded_keys(keys_))
        start_keeping();
    if (subtracted_)
        subtracted_->asked_again();
}

void ScoreSource::start_keeping() {
    kept_rows_ = whole_range(0, rows_);
    const std::size_t blocks = (static_cast<std::size_t>(rows_) + block_rows - 1) / block_rows;
    kept_.reset(
        new RowFloats[blocks * block_columns * static_cast<std::size_t>(padded_keys(keys_))]);
    is_kept_.resize(blocks);
}

void ScoreSource::prefetch(std::span<const Block> blocks, const std::stop_token& stop,
                           const std::function<void()>& tick) {
    if (prefetch_steps() == 0)
        return;
    if (subtracted_)
        subtracted_->prefetch(blocks, stop, tick);
    std::vector<BlockColumns> missing;
    for (const Block& block : blocks)
        if (is_kept(block.rows) == 0) {
            missing.push_back({block.rows, {}});
            point_at_kept(block.rows[0], 0, missing.back().columns);
        }
    if (missing.empty())
        return;
    tiles_->fill_together(missing, stop, tick);
    for (const BlockColumns& block : missing)
        is_kept(block.rows) = 1;
}

void ScoreSource::begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers) {
    if (keeps())
        return keep(rows, buffers);
    tiles_->begin_block(rows, buffers);
    buffers.scores.resize(tile_keys * block_columns);
    buffers.columns.resize(block_columns);
    for (std::size_t c = 0; c < block_columns; ++c)
        buffers.columns[c] = buffers.scores[c * tile_keys].of;
}

void ScoreSource::point_at_kept(std::int64_t row, std::int64_t key,
                                std::vector<float*>& columns) const {
    columns.resize(block_columns);
    for (std::size_t c = 0; c < block_columns; ++c)
        columns[c] = kept_[(static_cast<std::size_t>(row) / column_rows + c) *
                               static_cast<std::size_t>(padded_keys(keys_)) +
                           static_cast<std::size_t>(key)]
                         .of;
}

void ScoreSource::keep(std::span<const std::int64_t> rows, TileBuffers& buffers) {
    if (is_kept(rows) != 0)
        return;
    tiles_->begin_block(rows, buffers);
    for (std::int64_t key = 0; key < keys_; key += tile_keys) {
        point_at_kept(rows[0], key, buffers.columns);
        tiles_->fill(rows, key, static_cast<int>(std::min<std::int64_t>(tile_keys, keys_ - key)),
                     buffers.columns, buffers);
    }
    is_kept(rows) = 1;
}

Columns ScoreSource::tile(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
                          TileBuffers& buffers) {
    if (keeps())
        point_at_kept(rows[0], first_key, buffers.columns);
    else
        tiles_->fill(rows, first_key, count, buffers.columns, buffers);
    return buffers.columns;
}

}  // namespace attnscope
