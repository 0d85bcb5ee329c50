#pragma once

#include <array>

#include "core/engines/cpu/kernels/functions.h"

namespace attnscope {

// Private to the CPU engine.

/// Sums over the keys of a tile that one row sees, without one that has the largest score, relative
/// to that score: Σ' e^x, Σ' x e^x, Σ' e^{2x} with x = λ (s − largest).
struct TileRest {
    double sum, weighted, squares;
};

/// A tile of a column with `count` keys; `place` is the first key with each row's largest score.
struct ColumnTile {
    const float* scores;
    int count;
    const double* factors;  ///< λ of each row
    const RowFloats& rates;
    const RowFloats& largest;
    const RowInts& place;
    const ColumnSums& sums;
};

/// Computes the rest of each row. If `leads` says that the tile holds the row's largest score so
/// far and its other keys have little weight, these are summed by themselves, relative to the
/// largest of them, because float32 would lose their digits beside the 1 of the largest key. The
/// relative error of each sum is then about 1e-6, as it is for a sum of a quarter or more.
/// `scratch` has room for the tile and may be its scores.
std::array<TileRest, column_rows> tile_rests(const KernelFunctions& kernel, const ColumnTile& tile,
                                             const std::array<bool, column_rows>& leads,
                                             float* scratch);

}  // namespace attnscope
