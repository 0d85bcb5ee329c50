#include "core/engines/cpu/seen_keys.h"

#include <limits>

#include "core/engines/cpu/score_tiles.h"

namespace attnscope {
namespace {

/// Returns the index within a tile of a key at which an interval begins or ends.
int within(std::int64_t key, const Tile& tile) {
    return static_cast<int>(std::clamp<std::int64_t>(key - tile.first_key, 0, tile.count));
}

/// The keys from the first to the last that is seen in a stretch of keys.
class Hull {
public:
    explicit Hull(const KeyInterval& stretch) : stretch_(stretch) {}

    void add(const KeyInterval& seen) {
        const std::int64_t begin = std::max(seen.begin, stretch_.begin);
        const std::int64_t end = std::min(seen.end, stretch_.end);
        if (begin >= end)
            return;
        begin_ = std::min(begin_, begin);
        end_ = std::max(end_, end);
    }
    void add_all() { add(stretch_); }

    /// Returns the tile from the beginning of the part that holds the first key to the last key;
    /// empty if nothing is seen.
    Tile tile() const {
        if (end_ == 0)
            return {stretch_.begin, 0};
        const std::int64_t first = begin_ / part_keys * part_keys;
        return {first, static_cast<int>(end_ - first)};
    }

private:
    KeyInterval stretch_;
    std::int64_t begin_ = std::numeric_limits<std::int64_t>::max(), end_ = 0;
};

static_assert(tile_keys % part_keys == 0);

}  // namespace

void BlockView::assign(std::span<const VisibleKeys> rows, std::int64_t keys) {
    rows_.assign(rows.begin(), rows.end());
    common_ = {0, keys};
    std::vector<Hull> hulls;
    for (std::int64_t key = 0; key < keys; key += tile_keys)
        hulls.emplace_back(KeyInterval{key, std::min(key + tile_keys, keys)});
    // From each tile to the next, how the number of intervals that cover the whole tile changes.
    std::vector<int> change(hulls.size() + 1);
    const auto cover = [&](const KeyInterval& seen) {
        if (seen.size() == 0)
            return;
        const auto first = static_cast<std::size_t>(seen.begin / tile_keys);
        const auto last = static_cast<std::size_t>((seen.end - 1) / tile_keys);
        hulls[first].add(seen);
        hulls[last].add(seen);
        if (first + 1 < last) {
            ++change[first + 1];
            --change[last];
        }
    };
    for (const VisibleKeys& row : rows) {
        cover(row.first);
        cover(row.second);
        common_ = {std::max(common_.begin, row.first.begin), std::min(common_.end, row.first.end)};
    }
    tiles_.clear();
    int covering = 0;
    for (std::size_t i = 0; i < hulls.size(); ++i) {
        if ((covering += change[i]) > 0)
            hulls[i].add_all();
        if (const Tile tile = hulls[i].tile(); tile.count > 0)
            tiles_.push_back(tile);
    }
}

Tile BlockView::narrowed_to(std::size_t column, const Tile& tile) const {
    if (is_whole(tile))
        return tile;
    Hull hull({tile.first_key, tile.first_key + tile.count});
    for (int i = 0; i < column_rows; ++i) {
        hull.add(row(column, i).first);
        hull.add(row(column, i).second);
    }
    return hull.tile();
}

SeenKeys BlockView::of(std::size_t column, const Tile& tile) const {
    SeenKeys seen;
    if (is_whole(tile)) {
        std::ranges::fill(seen.end.of, tile.count);
        return seen;
    }
    for (int i = 0; i < column_rows; ++i) {
        const auto& [first, second] = row(column, i);
        seen.begin[i] = within(first.begin, tile);
        seen.end[i] = std::max(within(first.end, tile), seen.begin[i]);
        seen.next[i] = within(second.begin, tile);
        seen.next_end[i] = std::max(within(second.end, tile), seen.next[i]);
    }
    return seen;
}

}  // namespace attnscope
