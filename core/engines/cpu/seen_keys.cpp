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
        const auto [begin, end, step] = within(seen, stretch_);
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

void SeenKeys::mask_gaps(float* scores) const {
    for (int row = 0; row < column_rows; ++row)
        for (int seen = begin[row]; step[row] > 0 && seen < end[row]; seen += step[row])
            for (int key = seen + 1; key < std::min(seen + step[row], end[row]); ++key)
                scores[key * column_rows + row] = masked_score;
}

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
        if (row.first.step < tile_keys)
            cover(row.first);
        else
            for (std::int64_t key = row.first.begin; key < row.first.end; key += row.first.step)
                cover({key, key + 1});
        cover(row.second);
        const bool has_gaps = row.first.step > 1;
        common_ = {std::max(common_.begin, row.first.begin),
                   has_gaps ? 0 : std::min(common_.end, row.first.end)};
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
        const KeyInterval part =
            first.step == 1 ? first : within(first, {tile.first_key, tile.first_key + tile.count});
        seen.begin[i] = within(part.begin, tile);
        seen.end[i] = std::max(within(part.end, tile), seen.begin[i]);
        seen.step[i] = part.step == 1 ? 0 : static_cast<int>(part.step);
        seen.next[i] = within(second.begin, tile);
        seen.next_end[i] = std::max(within(second.end, tile), seen.next[i]);
    }
    return seen;
}

}  // namespace attnscope
