#include "core/engines/cpu/tile_rest.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/engines/cpu/score_tiles.h"

namespace attnscope {
namespace {

/// The least sum, including the 1 of the largest key, in which float32 holds enough digits of the
/// rest.
constexpr float least_sum = 1.25F;

/// Returns Σ x e^x, given Σ t 2^t.
double weighted_of(const ColumnSums& sums, int row) {
    return std::numbers::ln2 * static_cast<double>(sums.weighted[row]);
}

/// Returns the sums of a row relative to a new score, given those relative to an old one. `shift`
/// is the logit of the old score minus that of the new one.
TileRest shifted(const ColumnSums& sums, int row, double shift) {
    const double f = std::exp(shift), sum = static_cast<double>(sums.sum[row]);
    return {f * sum, f * (weighted_of(sums, row) + shift * sum),
            f * f * static_cast<double>(sums.squares[row])};
}

TileRest without_largest(const ColumnSums& sums, int row) {
    return {static_cast<double>(sums.sum[row]) - 1, weighted_of(sums, row),
            static_cast<double>(sums.squares[row]) - 1};
}

}  // namespace

std::array<TileRest, column_rows> tile_rests(const KernelFunctions& kernel, const ColumnTile& tile,
                                             const std::array<bool, column_rows>& leads,
                                             float* scratch) {
    std::array<TileRest, column_rows> rests;
    std::array<bool, column_rows> frozen;
    for (int row = 0; row < column_rows; ++row) {
        const auto r = static_cast<std::size_t>(row);
        rests[r] = without_largest(tile.sums, row);
        frozen[r] = leads[r] && tile.sums.sum[row] < least_sum;
    }
    if (std::ranges::find(frozen, true) == frozen.end())
        return rests;

    if (scratch != tile.scores)
        std::copy_n(tile.scores, tile.count * column_rows, scratch);
    for (int row = 0; row < column_rows; ++row)
        scratch[tile.place[row] * column_rows + row] = masked_score;
    RowFloats of_parts[tile_parts], next;
    kernel.largest(scratch, tile.count, of_parts, next);
    ColumnSums sums;
    kernel.sum(scratch, tile.count, tile.rates, next, true, nullptr, sums);
    for (int row = 0; row < column_rows; ++row)
        if (const auto r = static_cast<std::size_t>(row); frozen[r]) {
            const double gap =
                static_cast<double>(tile.largest[row]) - static_cast<double>(next[row]);
            rests[r] = shifted(sums, row, -tile.factors[row] * gap);
        }
    return rests;
}

}  // namespace attnscope
