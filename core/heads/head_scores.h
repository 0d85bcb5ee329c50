#pragma once

#include <span>
#include <stop_token>
#include <string>

#include "core/engines/engine.h"

namespace attnscope {

/// How much a head does what trained heads are known for. Each score is a mean over the rows for
/// which it is defined; NaN if there is none. p is a row's position (alignment.h), and A_j the
/// row's weight on key j, over the keys that the row sees. Sources: Elhage et al. 2021, "A
/// Mathematical Framework for Transformer Circuits"; Olsson et al. 2022, arXiv 2209.11895 (previous
/// tokens and induction); Xiao et al. 2023, arXiv 2309.17453 (first tokens).
struct HeadScores {
    double previous;   ///< A_(p−1), over rows with p ≥ 1
    double first;      ///< A_0, over rows with p ≥ 1
    double induction;  ///< Σ A_(t+1) over the positions t < p of the row's token, over
                       ///< rows whose token occurred before
    double diagonal;   ///< A_p
    double norm;  ///< Σ A_j‖k_j‖ over the mean ‖k‖ of the keys that the row sees: 1 if weights
                  ///< do not depend on norms
};

/// Returns the scores of a head, from all of its rows. `tokens` holds the token at each position;
/// rows at positions beyond its end do not count for the induction. Weights whose sum is not 1 are
/// divided by it; rows whose sum is 0 do not count. Throws what the engine throws.
HeadScores head_scores(const AttentionRequest& request, AttentionEngine& engine,
                       std::span<const std::string> tokens, const std::stop_token& stop);

}  // namespace attnscope
