#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/attention/cpu/lanes.h"
#include "core/attention/masks.h"

namespace attnscope {

// Private to the CPU engine: which keys of a tile the rows of a block see.

/// Keys of a tile, counted from its first.
struct Tile {
    std::int64_t first_key;
    int count;
};

/// Those that each lane of a column sees: begin ≤ j < end or next ≤ j < next_end.
struct SeenKeys {
    IntLanes begin{}, end{}, next{}, next_end{};

    IntLanes count() const { return end - begin + (next_end - next); }
    /// The first of them, where there is one.
    IntLanes first() const { return end > begin ? begin : next; }
    /// Keys that every lane's first interval holds; begin = end where there are none.
    std::pair<int, int> by_all() const {
        int from = 0, to = std::numeric_limits<int>::max();
        for (int lane = 0; lane < float_lane_count; ++lane) {
            from = std::max(from, begin[lane]);
            to = std::min(to, end[lane]);
        }
        return {from, std::max(from, to)};
    }
    bool sees(int key, int lane) const {
        return (key >= begin[lane] && key < end[lane]) ||
               (key >= next[lane] && key < next_end[lane]);
    }
};

/// Of `count` registers of scores, those of keys that a lane does not see become masked.
void mask_unseen(const SeenKeys& seen, float* scores, int count);

/// What a block of rows sees.
class BlockView {
public:
    /// The keys that each of the rows sees, of so many.
    void assign(std::span<const VisibleKeys> rows, std::int64_t keys);

    /// Tiles of which some row sees some key, ascending, each from the part of it (part_keys) in
    /// which the first such key lies to the last such key.
    std::span<const Tile> tiles() const { return tiles_; }

    /// The same of a tile for the rows of a column alone; empty where they see none of it.
    Tile narrowed_to(std::size_t column, const Tile& tile) const;

    /// What the lanes of a column see of a tile; lanes without a row see what the last row does.
    SeenKeys of(std::size_t column, const Tile& tile) const;

    /// Whether all rows see all of a tile.
    bool is_whole(const Tile& tile) const {
        return common_.begin <= tile.first_key && tile.first_key + tile.count <= common_.end;
    }

private:
    /// Of a lane; those without a row see what the last row does.
    const VisibleKeys& row(std::size_t column, int lane) const {
        return rows_[std::min(column * float_lane_count + static_cast<std::size_t>(lane),
                              rows_.size() - 1)];
    }

    std::vector<VisibleKeys> rows_;
    std::vector<Tile> tiles_;
    KeyInterval common_;  ///< seen by every row
};

}  // namespace attnscope
