#include "core/attention/cpu/product_tiles.h"

#include <algorithm>

#include "core/errors.h"
#include "core/parallel/parallel_for.h"

namespace attnscope {

ProductTiles::ProductTiles(const InnerProducts& products, const std::stop_token& stop)
    : queries_(products.queries), keys_(products.keys, stop) {}

void ProductTiles::check(std::span<const std::int64_t> rows) const {
    // By Cauchy and Schwarz no score and no partial sum is larger.
    if (largest_norm(*queries_, rows) * keys_.largest_norm() > 1e38)
        throw InvalidRequest("queries and keys are so long that their products overflow float32");
}

void ProductTiles::begin_block(std::span<const std::int64_t> rows, QueryPanels& panels) const {
    check(rows);
    if (is_one_stretch())
        panels.assign(*queries_, rows, {0, queries_->dim});
}

void ProductTiles::fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
                        Columns columns, QueryPanels& panels, std::vector<float>& group) const {
    if (is_one_stretch())
        return multiply(panels, keys_, first_key, count, columns, group);
    const std::int64_t dim = queries_->dim;
    for (std::int64_t first = 0; first < dim; first += longest_stretch) {
        panels.assign(*queries_, rows, {first, std::min(longest_stretch, dim - first)});
        multiply(panels, keys_, first_key, count, columns, group);
    }
}

bool ProductTiles::fill_together(std::span<const BlockColumns> blocks,
                                 const std::stop_token& stop) const {
    if (is_one_stretch())
        return false;
    parallel_for(blocks.size(), 1, stop, [&](std::size_t b) { check(blocks[b].rows); });
    const auto key_groups = static_cast<std::size_t>(keys_.padded() / PackedKeys::group);
    constexpr std::size_t tile_groups = tile_keys / PackedKeys::group;
    const std::size_t tiles = (key_groups + tile_groups - 1) / tile_groups;
    std::vector<QueryPanels> panels(blocks.size());
    std::vector<float> packed;
    for (std::int64_t first = 0; first < queries_->dim; first += longest_stretch) {
        const Stretch stretch = {first, std::min(longest_stretch, queries_->dim - first)};
        const auto group_size = static_cast<std::size_t>(stretch.count * PackedKeys::group);
        packed.resize(key_groups * group_size);
        parallel_for(blocks.size(), 1, stop,
                     [&](std::size_t b) { panels[b].assign(*queries_, blocks[b].rows, stretch); });
        parallel_for(key_groups, 1, stop, [&](std::size_t g) {
            keys_.pack(static_cast<std::int64_t>(g) * PackedKeys::group, stretch,
                       packed.data() + g * group_size);
        });
        parallel_for(blocks.size() * tiles, 1, stop, [&](std::size_t i) {
            const std::size_t block = i / tiles, begin = i % tiles * tile_groups;
            for (std::size_t g = begin; g < std::min(begin + tile_groups, key_groups); ++g)
                multiply_group(panels[block], packed.data() + g * group_size,
                               static_cast<std::int64_t>(g) * PackedKeys::group,
                               blocks[block].columns);
        });
    }
    return true;
}

}  // namespace attnscope
