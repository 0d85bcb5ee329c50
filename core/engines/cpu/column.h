#pragma once

namespace attnscope {

// Private to the CPU engine: how scores are stored in memory. The layout is the same for every
// processor.
//
// A column holds the scores of 16 rows with a run of keys. The scores with one key are side by
// side: that of row r with the j-th key (both from 0) has the index column_rows · j + r. Every
// further step (maxima, exponentials, sums, pooling over keys) then treats all rows of a column
// alike and never combines numbers of different rows.

inline constexpr int column_rows = 16;

/// One number for each row of a column. A column is an array of RowFloats, one for each key.
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

/// Number of keys in a part. Sums are taken part by part: rounding errors stay small, and the
/// masked keys of whole parts can be left out without changing a sum.
inline constexpr int part_keys = 24;

/// Queries are multiplied in panels of `panel_rows` queries, the rows of two columns; keys in
/// groups of `group_keys` keys.
inline constexpr int panel_rows = 2 * column_rows;
inline constexpr int group_keys = 12;
static_assert(part_keys % group_keys == 0);

}  // namespace attnscope
