#pragma once

#include <limits>

#include "core/attention/lanes.h"

namespace attnscope {

// Private to the CPU engine: what a piece of a column of scores (score_kernel.h) yields. A score
// of `masked_score` stands for a masked key.

inline constexpr float masked_score = std::numeric_limits<float>::lowest();

/// Sums over the keys with x = λ (s − largest) ≤ 0, for each lane.
struct ColumnSums {
    FloatLanes sum{};       ///< Σ e^x
    FloatLanes weighted{};  ///< Σ x e^x
    FloatLanes squares{};   ///< Σ e^{2x}
    FloatLanes cubes{};     ///< Σ e^{3x}
};

/// Copies `count` registers; keys behind `last`, counted from the first, become masked.
void mask_behind(IntLanes last, const float* scores, int count, float* masked);

/// The larger of `largest` and the scores of `count` keys.
FloatLanes largest_scores(const float* scores, int count, FloatLanes largest);

/// Sums of e^{λ(s − largest)}, in float32 (relative error of the sum of 768 below 3e-6); the
/// exponentials are also stored where `exponentials` is given.
ColumnSums sum_exponentials(const float* scores, int count, float lambda, FloatLanes largest,
                            bool some_masked, float* exponentials);

}  // namespace attnscope
