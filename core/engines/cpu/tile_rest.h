#pragma once

#include <array>

#include "core/engines/cpu/kernels/functions.h"

namespace attnscope {

// Private to the CPU engine.

/// Sums over the keys of a tile that one row sees, but one that has the largest score, relative to
/// that score: Σ' e^x, Σ' x e^x, Σ' e^{2x} with x = λ (s − largest).
struct TileRest {
    double sum, weighted, squares;
};

/// A tile of a column: `count` keys, of which each row's first with the largest score is `place`.
struct ColumnTile {
    const float* scores;
    int count;
    const double* factors;  ///< λ of each row
    const RowFloats& rates;
    const RowFloats& largest;
    const RowInts& place;
    const ColumnSums& sums;
};

/// The rest of each row. Where `leads` says that the tile holds the row's largest score so far and
/// little weight is left to its other keys, these are summed by themselves, relative to the largest
/// of them: beside the 1 of the largest key float32 would lose their digits. Relative error of each
/// sum about 1e-6 then, and where it is a quarter or more. `scratch` has room for the tile and may
/// be its scores.
std::array<TileRest, column_rows> tile_rests(const KernelFunctions& kernel, const ColumnTile& tile,
                                             const std::array<bool, column_rows>& leads,
                                             float* scratch);

}  // namespace attnscope
