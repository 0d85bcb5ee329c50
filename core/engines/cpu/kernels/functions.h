#pragma once

#include <cstdint>

#include "core/engines/cpu/column.h"

namespace attnscope {

// Private to the CPU engine: what is compiled once for each kind of processor. Nothing here or in
// what implements it is a template or an inline function of the standard library, which one kind's
// instructions could reach another through. Columns begin at multiples of 64 bytes.

/// Sums over the keys of a column with t = rate (s − largest) ≤ 0, for each row, where e^{λs} =
/// 2^{rate s}; `largest` is the largest of these scores, whose own part, 1, is in them.
struct ColumnSums {
    RowFloats sum;       ///< Σ 2^t
    RowFloats weighted;  ///< Σ t 2^t
    RowFloats squares;   ///< Σ 2^{2t}
};

/// What makes logits of scores: λ and where its biases stand, for each row. The bias with key j is
/// j numbers before that with key 0. `consecutive`: each row's stand one after those of the last.
struct LogitFactors {
    RowFloats lambda;
    float softcap = 0;  ///< none where it is 0
    const float* bias[column_rows] = {};
    bool consecutive = false;

    bool has_bias() const { return bias[0] != nullptr; }
};

/// Keys j of a column that each row sees: begin ≤ j < end or next ≤ j < next_end.
struct SeenBounds {
    RowInts begin, end, next, next_end;
};

/// Where pixels that pool keys begin, and how many keys each pools.
struct PixelColumns {
    const std::int64_t* first_keys;
    std::int64_t count, pooled;
};

/// Functions on columns for one kind of processor.
struct KernelFunctions {
    /// A panel of queries times a group of keys, panel_rows and group_keys numbers a dimension,
    /// into group_keys keys of both columns; added to what they hold where `adds`.
    void (*multiply)(const float* queries, const float* keys, std::int64_t dim, bool adds,
                     float* left, float* right);

    /// The largest score of `count` keys, and of each part_keys of them; `masked_score` where all
    /// are masked.
    void (*largest)(const float* scores, int count, RowFloats* of_parts, RowFloats& largest);

    /// The first of `count` keys that has this score, one of those in `of_parts` as largest() wrote
    /// them, for rows that are `wanted`; 0 for others.
    void (*first_with)(const float* scores, int count, const RowFloats* of_parts,
                       const RowFloats& score, unsigned wanted, RowInts& place);

    /// Sums of 2^{rate (s − largest)}, in float32 (relative error of the sum of 1,152 below 3e-6);
    /// the powers are also stored where `powers` is given. Where `some_masked`, masked scores count
    /// for nothing; in a row that has no other the sums are of no use.
    void (*sum)(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
                bool some_masked, float* powers, ColumnSums& sums);

    /// 2^{rate (s − largest)} times `factor`, for s ≤ largest; 0 for a masked score. In place too.
    void (*powers)(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
                   const RowFloats& factor, float* powers);

    /// λs within ±1e38, c tanh(λs/c) under a softcap c, plus the bias.
    void (*logits)(const float* scores, int count, const LogitFactors& factors, float* logits);
    /// 2 log relu(x), masked where x ≤ 0: a subnormal number is none beside any other.
    void (*log_squares)(float* logits, int count);

    /// Scores of keys that a row does not see become masked.
    void (*mask)(const SeenBounds& seen, float* scores, int count);

    /// Pools the scores of keys first_key, first_key + 1, … into the pixels from `begin` on: the
    /// largest, or the sum of `factor` times them.
    void (*pool_largest)(const PixelColumns& columns, std::int64_t begin, std::int64_t first_key,
                         std::int64_t end_key, const float* values, float* pixels);
    void (*pool_sums)(const PixelColumns& columns, std::int64_t begin, std::int64_t first_key,
                      std::int64_t end_key, const float* values, const RowFloats& factor,
                      float* pixels);
    /// Multiplies `count` keys or pixels.
    void (*scale)(float* values, std::int64_t count, const RowFloats& factor);
};

}  // namespace attnscope
