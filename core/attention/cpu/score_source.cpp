#include "core/attention/cpu/score_source.h"

#include <algorithm>

#include "core/errors.h"

namespace attnscope {
namespace {

constexpr std::size_t block_columns = block_rows / float_lane_count;

static_assert(tile_keys % PackedKeys::group == 0 && block_rows % QueryPanels::width == 0);

}  // namespace

ScoreSource::ScoreSource(const QueriesAndKeys& input, const std::stop_token& stop)
    : queries_(input.queries), keys_(input.keys, stop) {
    if (input.queries->rows > most_kept || input.keys->rows > most_kept)
        return;
    kept_rows_ = whole_range(0, input.queries->rows);
    const std::size_t blocks =
        (static_cast<std::size_t>(input.queries->rows) + block_rows - 1) / block_rows;
    kept_ = std::make_unique_for_overwrite<float[]>(blocks * block_rows *
                                                    static_cast<std::size_t>(keys_.padded()));
    is_kept_.resize(blocks);
}

void ScoreSource::assign_queries(std::span<const std::int64_t> rows, TileBuffers& buffers) const {
    // By Cauchy and Schwarz no score and no partial sum is larger.
    if (largest_norm(*queries_, rows) * keys_.largest_norm() > 1e38)
        throw InvalidRequest("queries and keys are so long that their products overflow float32");
    if (is_one_stretch())
        buffers.queries.assign(*queries_, rows, {0, queries_->dim});
}

void ScoreSource::multiply_keys(std::span<const std::int64_t> rows, std::int64_t first_key,
                                std::int64_t count, TileBuffers& buffers) const {
    if (is_one_stretch())
        return multiply(buffers.queries, keys_, first_key, count, buffers.columns, buffers.group);
    const std::int64_t dim = queries_->dim;
    for (std::int64_t first = 0; first < dim; first += longest_stretch) {
        buffers.queries.assign(*queries_, rows, {first, std::min(longest_stretch, dim - first)});
        multiply(buffers.queries, keys_, first_key, count, buffers.columns, buffers.group);
    }
}

void ScoreSource::begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers) {
    if (!kept_rows_.empty())
        return keep(rows, buffers);
    assign_queries(rows, buffers);
    buffers.scores.resize(tile_keys * block_rows);
    buffers.columns.resize(block_columns);
    for (std::size_t c = 0; c < block_columns; ++c)
        buffers.columns[c] = buffers.scores.data() + c * tile_keys * float_lane_count;
}

void ScoreSource::point_at_kept(std::int64_t row, std::int64_t key, TileBuffers& buffers) {
    buffers.columns.resize(block_columns);
    for (std::size_t c = 0; c < block_columns; ++c)
        buffers.columns[c] =
            kept_.get() + (row + static_cast<std::int64_t>(c) * float_lane_count) * keys_.padded() +
            key * float_lane_count;
}

void ScoreSource::keep(std::span<const std::int64_t> rows, TileBuffers& buffers) {
    char& is_kept = is_kept_[static_cast<std::size_t>(rows[0]) / block_rows];
    if (is_kept != 0)
        return;
    assign_queries(rows, buffers);
    point_at_kept(rows[0], 0, buffers);
    multiply_keys(rows, 0, keys_.keys()->rows, buffers);
    is_kept = 1;
}

std::span<float* const> ScoreSource::tile(std::span<const std::int64_t> rows,
                                          std::int64_t first_key, int count, TileBuffers& buffers) {
    if (!kept_rows_.empty())
        point_at_kept(rows[0], first_key, buffers);
    else
        multiply_keys(rows, first_key, count, buffers);
    return buffers.columns;
}

}  // namespace attnscope
