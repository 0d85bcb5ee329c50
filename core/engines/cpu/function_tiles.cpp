#include "core/engines/cpu/function_tiles.h"

namespace attnscope {

void FunctionTiles::fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
                         Columns columns, TileBuffers& buffers) const {
    std::vector<float>& scores = buffers.values;
    const auto keys = static_cast<std::size_t>(count);
    scores.resize(rows.size() * keys);
    scores_.fill(rows, first_key, count, scores);
    constexpr std::size_t lanes = column_rows;
    for (std::size_t r = 0; r < columns.size() * lanes; ++r) {
        float* const to = columns[r / lanes] + r % lanes;
        for (std::size_t j = 0; j < keys; ++j)
            to[j * lanes] = r < rows.size() ? scores[r * keys + j] : 0.0F;
    }
}

}  // namespace attnscope
