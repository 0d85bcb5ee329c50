#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/attention/masks.h"
#include "core/engines/cpu/kernels/functions.h"

namespace attnscope {

// Private to the CPU engine: which keys of a tile the rows of a block see.

/// The keys first_key, …, first_key + count − 1.
struct Tile {
    std::int64_t first_key;
    int count;
};

/// The keys of a tile that each row of a column sees, counted from the first key of the tile.
struct SeenKeys : SeenBounds {
    RowInts step;  ///< of the first keys, from `begin` to `end`; 0: the row sees all of them

    int count(int row) const {
        const int width = end[row] - begin[row];
        return (step[row] == 0 ? width : (width + step[row] - 1) / step[row]) + next_end[row] -
               next[row];
    }
    /// The first key that the row sees, if there is one.
    int first(int row) const { return end[row] > begin[row] ? begin[row] : next[row]; }
    bool sees(int key, int row) const {
        return (key >= begin[row] && key < end[row] &&
                (step[row] == 0 || (key - begin[row]) % step[row] == 0)) ||
               (key >= next[row] && key < next_end[row]);
    }
    /// Sets the scores of the keys between the steps to `masked_score`.
    void mask_gaps(float* scores) const;
};

/// The keys that a block of rows sees.
class BlockView {
public:
    /// Sets the keys that each row sees, out of `keys` keys.
    void assign(std::span<const VisibleKeys> rows, std::int64_t keys);

    /// Returns the tiles in which some row sees some key, ascending. Each is reduced: it begins
    /// with the part (part_keys) that holds the first key that a row sees, and ends with the last
    /// such key.
    std::span<const Tile> tiles() const { return tiles_; }

    /// Reduces a tile to the keys that the rows of one column see: from the beginning of the part
    /// that holds the first such key to the last. Empty if they see none.
    Tile narrowed_to(std::size_t column, const Tile& tile) const;

    /// Returns the keys of a tile that each row of a column sees. If the column has fewer rows, the
    /// missing ones see what the last one sees.
    SeenKeys of(std::size_t column, const Tile& tile) const;

    /// Whether all rows see all of a tile.
    bool is_whole(const Tile& tile) const {
        return common_.begin <= tile.first_key && tile.first_key + tile.count <= common_.end;
    }

private:
    /// The keys that a row of a column sees; if the column has fewer rows, those of the last one.
    const VisibleKeys& row(std::size_t column, int row) const {
        return rows_[std::min(column * column_rows + static_cast<std::size_t>(row),
                              rows_.size() - 1)];
    }

    std::vector<VisibleKeys> rows_;
    std::vector<Tile> tiles_;
    KeyInterval common_;  ///< seen by every row
};

}  // namespace attnscope
