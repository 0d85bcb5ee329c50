#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/sampling/estimate.h"
#include "core/theory/score_model.h"

namespace attnscope {

/// Simulated rows with a planted key.
struct FocusRows {
    Estimate mean;
    std::vector<double> weights;  ///< of the planted key in every row, ascending
};

/// Simulates `samples` independent rows of n keys: a planted one with q·k = gap and n − 1 whose
/// scores are drawn from their law (core/sampling/scores.h). Domain, exceptions and order of the
/// draws are those of monte_carlo().
FocusRows simulate_focus(ScoreModel model, std::int64_t n, double d, double lambda, double gap,
                         std::int64_t samples, std::uint64_t seed,
                         const std::stop_token& stop = {});

}  // namespace attnscope
