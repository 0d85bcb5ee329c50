#include "core/attention/cpu/seen_keys.h"

#include <algorithm>

#include "core/attention/cpu/column.h"
#include "core/attention/cpu/score_tiles.h"

namespace attnscope {
namespace {

/// Where an interval begins or ends within a tile.
int within(std::int64_t key, const Tile& tile) {
    return static_cast<int>(std::clamp<std::int64_t>(key - tile.first_key, 0, tile.count));
}

}  // namespace

void mask_unseen(const SeenKeys& seen, const float* scores, int count, float* masked) {
    for (int j = 0; j < count; ++j) {
        const FloatLanes value = load(scores + j * float_lane_count);
        const IntLanes visible =
            ((seen.begin <= j) & (seen.end > j)) | ((seen.next <= j) & (seen.next_end > j));
        store(masked + j * float_lane_count, visible ? value : all_lanes(masked_score));
    }
}

void BlockView::assign(std::span<const VisibleKeys> rows, std::int64_t keys) {
    rows_.assign(rows.begin(), rows.end());
    common_ = {0, keys};
    std::int64_t last = 0;
    // Where intervals begin and end to cover tiles.
    std::vector<int> change(static_cast<std::size_t>(keys / tile_keys) + 2);
    const auto cover = [&](const KeyInterval& seen) {
        if (seen.size() == 0)
            return;
        ++change[static_cast<std::size_t>(seen.begin / tile_keys)];
        --change[static_cast<std::size_t>((seen.end - 1) / tile_keys) + 1];
        last = std::max(last, seen.end);
    };
    for (const VisibleKeys& row : rows) {
        cover(row.first);
        cover(row.second);
        common_ = {std::max(common_.begin, row.first.begin), std::min(common_.end, row.first.end)};
    }
    tiles_.clear();
    int covering = 0;
    for (std::int64_t key = 0; key < last; key += tile_keys)
        if ((covering += change[static_cast<std::size_t>(key / tile_keys)]) > 0)
            tiles_.push_back(
                {key, static_cast<int>(std::min<std::int64_t>(tile_keys, last - key))});
}

SeenKeys BlockView::of(std::size_t column, const Tile& tile) const {
    SeenKeys seen;
    if (is_whole(tile)) {
        seen.end += tile.count;
        return seen;
    }
    for (int lane = 0; lane < float_lane_count; ++lane) {
        const std::size_t row = column * float_lane_count + static_cast<std::size_t>(lane);
        const auto& [first, second] = rows_[std::min(row, rows_.size() - 1)];
        seen.begin[lane] = within(first.begin, tile);
        seen.end[lane] = std::max(within(first.end, tile), seen.begin[lane]);
        seen.next[lane] = within(second.begin, tile);
        seen.next_end[lane] = std::max(within(second.end, tile), seen.next[lane]);
    }
    return seen;
}

}  // namespace attnscope
