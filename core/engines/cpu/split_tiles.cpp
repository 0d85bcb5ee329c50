#include "core/engines/cpu/split_tiles.h"

#include <algorithm>

#include "core/engines/cpu/blocks.h"

namespace attnscope {
namespace {

/// The keys begin, …, begin + count − 1 of a tile, which are computed together, and whether some
/// row takes each of the products there.
struct Run {
    int begin, count;
    bool near, behind, ahead;

    bool takes_as(const Run& other) const {
        return near == other.near && behind == other.behind && ahead == other.ahead;
    }
};

/// Returns the products that one group of keys takes. The first key of the tile is at the position
/// of row `first_key`, which may be negative. `near` is set whenever the group takes more than one
/// product, and may be set needlessly if rows are not consecutive.
Run group_at(std::span<const std::int64_t> rows, std::int64_t first_key, int begin,
             std::int64_t distance) {
    const std::int64_t key = first_key + begin, last = key + PackedKeys::group - 1;
    return {begin, PackedKeys::group,
            key < rows.back() + distance && last > rows.front() - distance,
            key <= rows.back() - distance, last >= rows.front() + distance};
}

/// Returns the run of groups from `begin` on that take the same products.
Run run_at(std::span<const std::int64_t> rows, std::int64_t first_key, int begin, int count,
           std::int64_t distance) {
    Run run = group_at(rows, first_key, begin, distance);
    while (begin + run.count < count &&
           run.takes_as(group_at(rows, first_key, begin + run.count, distance)))
        run.count += PackedKeys::group;
    run.count = std::min(run.count, count - begin);
    return run;
}

std::vector<float*> from_key(Columns columns, int key) {
    std::vector<float*> later(columns.begin(), columns.end());
    for (float*& column : later)
        column += key * column_rows;
    return later;
}

/// Copies the scores of row i and key j where sign · (i − j) ≥ distance. Key j is at the position
/// of row j.
void take_far(std::span<const std::int64_t> rows, std::int64_t key, int count, int sign,
              std::int64_t distance, Columns from, Columns to) {
    for (std::size_t c = 0; c < to.size(); ++c) {
        std::int64_t past[column_rows];  // sign (i − key) − distance, for the first key
        for (int row = 0; row < column_rows; ++row) {
            const std::size_t r = c * column_rows + static_cast<std::size_t>(row);
            past[row] = sign * (rows[std::min(r, rows.size() - 1)] - key) - distance;
        }
        for (int j = 0; j < count; ++j)
            for (int row = 0; row < column_rows; ++row)
                if (past[row] >= sign * j)
                    to[c][j * column_rows + row] = from[c][j * column_rows + row];
    }
}

}  // namespace

SplitTiles::SplitTiles(const SplitProducts& products, const KernelFunctions& kernel,
                       const std::stop_token& stop)
    : near_(products.near, kernel, stop),
      behind_(products.behind, kernel, stop),
      ahead_(products.ahead.keys == products.behind.keys
                 ? behind_.with_queries(products.ahead.queries)
                 : ProductTiles(products.ahead, kernel, stop)),
      distance_(products.distance),
      first_place_(products.first_place) {}

void SplitTiles::begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers) const {
    near_.begin_block(rows, buffers.queries);
    behind_.begin_block(rows, buffers.behind_queries);
    ahead_.begin_block(rows, buffers.ahead_queries);
}

void SplitTiles::fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
                      Columns columns, TileBuffers& buffers) const {
    for (int begin = 0; begin < count;) {
        const Run run = run_at(rows, first_key - first_place_, begin, count, distance_);
        const std::int64_t key = first_key + begin;
        const std::vector<float*> here = from_key(columns, begin);
        if (run.near)
            near_.fill(rows, key, run.count, here, buffers.queries, buffers.group);
        if (run.behind)
            fill_far(behind_, buffers.behind_queries, 1, run.near, rows, key, run.count, here,
                     buffers);
        if (run.ahead)
            fill_far(ahead_, buffers.ahead_queries, -1, run.near, rows, key, run.count, here,
                     buffers);
        begin += run.count;
    }
}

void SplitTiles::fill_far(const ProductTiles& far, QueryPanels& panels, int sign, bool mixed,
                          std::span<const std::int64_t> rows, std::int64_t key, int count,
                          Columns columns, TileBuffers& buffers) const {
    if (!mixed)
        return far.fill(rows, key, count, columns, panels, buffers.group);
    buffers.other_scores.resize(columns.size() * tile_keys);
    std::vector<float*> scratch;
    for (std::size_t c = 0; c < columns.size(); ++c)
        scratch.push_back(buffers.other_scores[c * tile_keys].of);
    far.fill(rows, key, count, scratch, panels, buffers.group);
    take_far(rows, key - first_place_, count, sign, distance_, scratch, columns);
}

}  // namespace attnscope
