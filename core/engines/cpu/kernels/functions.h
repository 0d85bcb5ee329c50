#pragma once

#include <cstdint>

#include "core/engines/cpu/column.h"

namespace attnscope {

// Private to the CPU engine: functions that are compiled once for each kind of processor. Neither
// this file nor those that implement it use templates or inline functions of the standard library,
// because through them instructions of one kind of processor could reach another. Columns begin at
// multiples of 64 bytes.

/// Sums over the keys of a column, for each row, with t = rate (s − largest) ≤ 0. Here `largest` is
/// the largest score s of the row in this column, and `rate` is such that e^{λs} = 2^{rate s}. The
/// sums include the key with the largest score: it adds 1 to `sum` and `squares`, and 0 to
/// `weighted`.
struct ColumnSums {
    RowFloats sum;       ///< Σ 2^t
    RowFloats weighted;  ///< Σ t 2^t
    RowFloats squares;   ///< Σ 2^{2t}
};

/// The numbers that turn the scores of a column into logits. The bias of a row with key j = 0, 1, …
/// of the column is bias[row][−j].
struct LogitFactors {
    RowFloats lambda;
    float softcap = 0;                    ///< 0: no softcap
    const float* bias[column_rows] = {};  ///< null if there is no bias
    bool consecutive = false;             ///< whether bias[row + 1] = bias[row] + 1 for all rows

    bool has_bias() const { return bias[0] != nullptr; }
};

/// Keys j of a column that each row sees: begin ≤ j < end or next ≤ j < next_end.
struct SeenBounds {
    RowInts begin, end, next, next_end;
};

/// The columns of pixels: the first key that each of them pools, how many columns there are, and
/// how many keys each pools.
struct PixelColumns {
    const std::int64_t* first_keys;
    std::int64_t count, pooled;
};

/// Functions on columns for one kind of processor.
struct KernelFunctions {
    /// Computes the inner products of a panel of queries with a group of keys. Dimension k of row r
    /// of the panel is queries[panel_rows · k + r], and dimension k of the j-th key is
    /// keys[group_keys · k + j]. Writes the products of the first column_rows rows to the column
    /// `left` and the others to `right`, or adds them to what these hold if `adds`.
    void (*multiply)(const float* queries, const float* keys, std::int64_t dim, bool adds,
                     float* left, float* right);

    /// Finds the largest score of each row over `count` keys, and over each part of part_keys keys;
    /// it is `masked_score` where all keys are masked.
    void (*largest)(const float* scores, int count, RowFloats* of_parts, RowFloats& largest);

    /// Finds the first of `count` keys with the given `score`, for each row whose bit is set in
    /// `wanted`; writes 0 for the other rows. The score of a wanted row must be one of those that
    /// largest() wrote to `of_parts` for this row.
    void (*first_with)(const float* scores, int count, const RowFloats* of_parts,
                       const RowFloats& score, unsigned wanted, RowInts& place);

    /// Computes ColumnSums in float32; the relative error of the sum over 1,152 keys is below 3e-6.
    /// Also stores the powers 2^{rate (s − largest)} if `powers` is not null. If `some_masked`,
    /// masked scores add nothing to the sums; in a row that has only masked scores the sums are
    /// meaningless.
    void (*sum)(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
                bool some_masked, float* powers, ColumnSums& sums);

    /// Computes 2^{rate (s − largest)} times `factor`, for s ≤ largest; 0 for a masked score.
    /// `powers` may be `scores`.
    void (*powers)(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
                   const RowFloats& factor, float* powers);

    /// Computes logits: λs limited to ±1e38, or c tanh(λs/c) with a softcap c, plus the bias.
    void (*logits)(const float* scores, int count, const LogitFactors& factors, float* logits);
    /// Replaces each logit x by 2 log relu(x), or by `masked_score` if x ≤ 0. A subnormal x counts
    /// as 0.
    void (*log_squares)(float* logits, int count);
    /// Computes logits log σ(y) with y = λs + bias, at least −1e38, with an absolute error below
    /// 4e-7 + 1.2e-7 |y|. `logits` may be `scores`.
    void (*log_sigmoids)(const float* scores, int count, const RowFloats& lambda, float bias,
                         float* logits);

    /// Sets the scores of keys that a row does not see to `masked_score`.
    void (*mask)(const SeenBounds& seen, float* scores, int count);

    /// Pools the values of keys first_key, …, end_key − 1 into the columns of pixels from `begin`
    /// on. pool_largest() sets each pixel to the largest of its old value and the values that it
    /// pools; pool_sums() adds to it `factor` times each value.
    void (*pool_largest)(const PixelColumns& columns, std::int64_t begin, std::int64_t first_key,
                         std::int64_t end_key, const float* values, float* pixels);
    void (*pool_sums)(const PixelColumns& columns, std::int64_t begin, std::int64_t first_key,
                      std::int64_t end_key, const float* values, const RowFloats& factor,
                      float* pixels);
    /// Multiplies the values of `count` keys or pixels by the `factor` of their row.
    void (*scale)(float* values, std::int64_t count, const RowFloats& factor);
};

}  // namespace attnscope
