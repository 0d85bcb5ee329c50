#pragma once

#include <cstdint>

#include "core/engines/cpu/column.h"

namespace attnscope {

// Private to the CPU engine: functions that are compiled once for each kind of processor. Neither
// this file nor those that implement it use templates or inline functions of the standard library,
// through which instructions of one kind of processor could reach another. Columns begin at
// multiples of 64 bytes.

/// Sums over the keys of a column with t = rate (s − largest) ≤ 0, for each row, where e^{λs} =
/// 2^{rate s}; `largest` is the largest of these scores, whose own term, 1, is included.
struct ColumnSums {
    RowFloats sum;       ///< Σ 2^t
    RowFloats weighted;  ///< Σ t 2^t
    RowFloats squares;   ///< Σ 2^{2t}
};

/// The numbers that turn scores into logits: λ and a pointer to the biases, for each row. The bias
/// with key j stands j numbers before that with key 0. `consecutive`: the biases of each row stand
/// one number after those of the row before.
struct LogitFactors {
    RowFloats lambda;
    float softcap = 0;  ///< 0: no softcap
    const float* bias[column_rows] = {};
    bool consecutive = false;

    bool has_bias() const { return bias[0] != nullptr; }
};

/// Keys j of a column that each row sees: begin ≤ j < end or next ≤ j < next_end.
struct SeenBounds {
    RowInts begin, end, next, next_end;
};

/// The first keys of the pixels that pool keys, and the number of keys that each pools.
struct PixelColumns {
    const std::int64_t* first_keys;
    std::int64_t count, pooled;
};

/// Functions on columns for one kind of processor.
struct KernelFunctions {
    /// Multiplies a panel of queries by a group of keys, panel_rows and group_keys numbers per
    /// dimension, and writes the products to group_keys keys of both columns, or adds them if
    /// `adds`.
    void (*multiply)(const float* queries, const float* keys, std::int64_t dim, bool adds,
                     float* left, float* right);

    /// Finds the largest score of `count` keys, and of each part of part_keys keys; `masked_score`
    /// if all are masked.
    void (*largest)(const float* scores, int count, RowFloats* of_parts, RowFloats& largest);

    /// Finds the first of `count` keys that has this score, which is one of those that largest()
    /// wrote to `of_parts`, for the rows whose bits are set in `wanted`; 0 for others.
    void (*first_with)(const float* scores, int count, const RowFloats* of_parts,
                       const RowFloats& score, unsigned wanted, RowInts& place);

    /// Computes the sums of 2^{rate (s − largest)} in float32 (relative error of the sum of 1,152
    /// below 3e-6); also stores the powers if `powers` is not null. If `some_masked`, masked scores
    /// add nothing to the sums; in a row that has only masked scores the sums are meaningless.
    void (*sum)(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
                bool some_masked, float* powers, ColumnSums& sums);

    /// Computes 2^{rate (s − largest)} times `factor`, for s ≤ largest; 0 for a masked score.
    /// `powers` may be `scores`.
    void (*powers)(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
                   const RowFloats& factor, float* powers);

    /// Computes logits: λs limited to ±1e38, or c tanh(λs/c) with a softcap c, plus the bias.
    void (*logits)(const float* scores, int count, const LogitFactors& factors, float* logits);
    /// Replaces each logit x by 2 log relu(x), or masks it if x ≤ 0 or subnormal, which is
    /// negligible beside any other x.
    void (*log_squares)(float* logits, int count);

    /// Masks the scores of keys that a row does not see.
    void (*mask)(const SeenBounds& seen, float* scores, int count);

    /// Pools the scores of keys first_key, first_key + 1, … into the pixels from `begin` on: takes
    /// the largest, or adds `factor` times each score.
    void (*pool_largest)(const PixelColumns& columns, std::int64_t begin, std::int64_t first_key,
                         std::int64_t end_key, const float* values, float* pixels);
    void (*pool_sums)(const PixelColumns& columns, std::int64_t begin, std::int64_t first_key,
                      std::int64_t end_key, const float* values, const RowFloats& factor,
                      float* pixels);
    /// Multiplies the values of `count` keys or pixels by `factor`.
    void (*scale)(float* values, std::int64_t count, const RowFloats& factor);
};

}  // namespace attnscope
