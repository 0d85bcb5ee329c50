#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/attention/masks.h"
#include "core/engines/cpu/kernels/functions.h"

namespace attnscope {

// Private to the CPU engine: which keys of a tile the rows of a block see.

/// Keys of a tile, counted from its first.
struct Tile {
    std::int64_t first_key;
    int count;
};

/// Those that each row of a column sees.
struct SeenKeys : SeenBounds {
    int count(int row) const { return end[row] - begin[row] + next_end[row] - next[row]; }
    /// The first of them, where there is one.
    int first(int row) const { return end[row] > begin[row] ? begin[row] : next[row]; }
    bool sees(int key, int row) const {
        return (key >= begin[row] && key < end[row]) || (key >= next[row] && key < next_end[row]);
    }
};

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

    /// What the rows of a column see of a tile; where it has fewer they see what the last one does.
    SeenKeys of(std::size_t column, const Tile& tile) const;

    /// Whether all rows see all of a tile.
    bool is_whole(const Tile& tile) const {
        return common_.begin <= tile.first_key && tile.first_key + tile.count <= common_.end;
    }

private:
    /// Of a column's row; where it has fewer, of the last one.
    const VisibleKeys& row(std::size_t column, int row) const {
        return rows_[std::min(column * column_rows + static_cast<std::size_t>(row),
                              rows_.size() - 1)];
    }

    std::vector<VisibleKeys> rows_;
    std::vector<Tile> tiles_;
    KeyInterval common_;  ///< seen by every row
};

}  // namespace attnscope
