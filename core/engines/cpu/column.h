#pragma once

namespace attnscope {

// Private to the CPU engine: how scores stand in memory, the same for every processor.
//
// A column holds, key after key, the scores of 16 rows with that key side by side. Every further
// step (maxima, exponentials, sums, pooling over keys) then works on all rows of a column alike and
// never across them.

inline constexpr int column_rows = 16;

/// One number for each row of a column; columns are made of these.
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

/// The score of a masked key: the lowest float32 number.
inline constexpr float masked_score = -3.4028234663852886e38F;

/// Number of keys in a part. Sums are taken part by part, so that rounding errors stay small and
/// masked keys may be left out before a part without changing a sum.
inline constexpr int part_keys = 24;

/// Queries are multiplied in panels of `panel_rows`, the rows of two columns, and keys in groups of
/// `group_keys`.
inline constexpr int panel_rows = 2 * column_rows;
inline constexpr int group_keys = 12;
static_assert(part_keys % group_keys == 0);

}  // namespace attnscope
