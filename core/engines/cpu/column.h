#pragma once

namespace attnscope {

// Private to the CPU engine: how scores stand in memory, the same for every processor.
//
// A column is key after key the scores of 16 rows with it, side by side. What follows (maxima,
// exponentials, sums, pooling over keys) then works on all rows of a column alike and never across
// them.

inline constexpr int column_rows = 16;

/// One number for each row of a column, and what columns are made of.
struct alignas(64) RowFloats {
    float of[column_rows] = {};

    float& operator[](int row) { return of[row]; }
    float operator[](int row) const { return of[row]; }
};
struct alignas(64) RowInts {
    int of[column_rows] = {};

    int& operator[](int row) { return of[row]; }
    int operator[](int row) const { return of[row]; }
};

/// Stands for a masked key: the lowest number.
inline constexpr float masked_score = -3.4028234663852886e38F;

/// Keys are summed in parts of so many: so rounding errors stay small, and masked keys may be left
/// out before a part without changing a sum.
inline constexpr int part_keys = 24;

/// Queries are multiplied in panels of so many, the rows of two columns; keys in groups.
inline constexpr int panel_rows = 2 * column_rows;
inline constexpr int group_keys = 12;
static_assert(part_keys % group_keys == 0);

}  // namespace attnscope
