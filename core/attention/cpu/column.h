#pragma once

#include <limits>

#include "core/attention/cpu/lanes.h"

namespace attnscope {

// Private to the CPU engine: what a piece of a column of scores (score_kernel.h) yields. A score
// of `masked_score` stands for a masked key.

inline constexpr float masked_score = std::numeric_limits<float>::lowest();

/// Keys are summed in parts of so many, a multiple of every PackedKeys::group: so rounding errors
/// stay small, and masked keys may be left out before a part without changing a sum.
inline constexpr int part_keys = 24;

/// Sums over the keys with x = λ (s − largest) ≤ 0, for each lane; `largest` is the largest of
/// these scores, whose own part, 1, is in them.
struct ColumnSums {
    FloatLanes sum{};       ///< Σ e^x
    FloatLanes weighted{};  ///< Σ x e^x
    FloatLanes squares{};   ///< Σ e^{2x}
};

/// Copies `count` registers, but for the key numbered `left_out` of each lane, which becomes
/// masked. In place too.
void mask_one(IntLanes left_out, const float* scores, int count, float* masked);

/// The largest score of `count` keys; `masked_score` where all are masked.
FloatLanes largest_scores(const float* scores, int count);

/// The first of `count` keys with that score; 0 where there is none.
IntLanes first_with(FloatLanes score, const float* scores, int count);

/// Sums of e^{λ(s − largest)}, in float32 (relative error of the sum of 768 below 3e-6); the
/// exponentials are also stored where `exponentials` is given. Where `some_masked`, masked scores
/// count for nothing; in a lane that has no other the sums are of no use.
ColumnSums sum_exponentials(const float* scores, int count, FloatLanes lambda, FloatLanes largest,
                            bool some_masked, float* exponentials);

}  // namespace attnscope
