#pragma once

#include <array>

#include "core/engines/cpu/kernels/functions.h"

namespace attnscope {

// Private to the CPU engine.

/// Sums over the keys of a tile that one row sees, except one key with the largest score: Σ' e^x,
/// Σ' x e^x, Σ' e^{2x}, where x is the logit of a key minus the largest logit of the tile.
struct TileRest {
    double sum, weighted, squares;
};

/// A tile of a column with `count` keys, and what is known of each of its rows.
struct ColumnTile {
    const float* scores;
    int count;
    const double* factors;     ///< λ of each row, or 1 if scores are logits (LogitStage)
    const RowFloats& rates;    ///< the factors divided by log 2
    const RowFloats& largest;  ///< the largest score
    const RowInts& place;      ///< the first key with the largest weight, where the row leads
    const ColumnSums& sums;
};

/// Computes the rest of each row. The keys of the rest are summed by themselves, relative to the
/// largest of them, if `leads` says that the tile holds the largest score of the row so far and the
/// rest is below ¼: as a part of a sum with the 1 of the largest key, the rest would lose its
/// digits in float32. The relative error of each sum is then about 1e-6, as it is for a rest of ¼
/// or more. `scratch` has room for the tile and may be its scores.
std::array<TileRest, column_rows> tile_rests(const KernelFunctions& kernel, const ColumnTile& tile,
                                             const std::array<bool, column_rows>& leads,
                                             float* scratch);

}  // namespace attnscope
