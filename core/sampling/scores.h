#pragma once

#include <span>

#include "core/sampling/philox.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// cos θ between two independent uniform directions in ℝᵈ: z/√(z² + χ²_{d−1}).
double draw_cosine(double d, RandomStream& random);

/// Fills `scores` with the scores q·k_j of one query against random keys, straight from their law.
void draw_scores(ScoreModel model, double d, RandomStream& random, std::span<double> scores);

}  // namespace attnscope
