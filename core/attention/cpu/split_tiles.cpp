#include "core/attention/cpu/split_tiles.h"

#include <cstdlib>

#include "core/attention/cpu/blocks.h"

namespace attnscope {

SplitTiles::SplitTiles(const SplitProducts& products, const std::stop_token& stop)
    : near_(products.near, stop), far_(products.far, stop), distance_(products.distance) {}

void SplitTiles::begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers) const {
    near_.begin_block(rows, buffers.queries);
    far_.begin_block(rows, buffers.far_queries);
}

void SplitTiles::fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
                      Columns columns, TileBuffers& buffers) const {
    near_.fill(rows, first_key, count, columns, buffers.queries, buffers.group);
    std::vector<float>& far = buffers.other_scores;
    far.resize(tile_keys * block_rows);
    std::vector<float*> far_columns(columns.size());
    for (std::size_t c = 0; c < columns.size(); ++c)
        far_columns[c] = far.data() + c * tile_keys * float_lane_count;
    far_.fill(rows, first_key, count, far_columns, buffers.far_queries, buffers.group);
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const std::size_t column = r / float_lane_count, lane = r % float_lane_count;
        for (int j = 0; j < count; ++j)
            if (std::abs(rows[r] - first_key - j) >= distance_)
                columns[column][j * float_lane_count + static_cast<int>(lane)] =
                    far_columns[column][j * float_lane_count + static_cast<int>(lane)];
    }
}

}  // namespace attnscope
