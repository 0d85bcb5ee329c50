#pragma once

#include <span>
#include <stop_token>
#include <string>

#include "core/engines/engine.h"

namespace attnscope {

/// How much a head does of what trained heads are known for. Each score is a mean over the rows of
/// which it can be told, and NaN if there is none. Rows stand at positions p (alignment.h), and a
/// row's weights A_j are over the keys that it sees. Sources: Elhage et al. 2021, "A Mathematical
/// Framework for Transformer Circuits"; Olsson et al. 2022, arXiv 2209.11895 (previous tokens and
/// induction); Xiao et al. 2023, arXiv 2309.17453 (first tokens).
struct HeadScores {
    double previous;   ///< A_(p−1), of rows with p ≥ 1
    double first;      ///< A_0, of rows with p ≥ 1
    double induction;  ///< sum of A_(t+1) over the positions t < p with the row's token, of rows
                       ///< whose token occurred before
    double diagonal;   ///< A_p
    double norm;  ///< Σ A_j‖k_j‖ over the mean ‖k‖ of the keys that the row sees: 1 if weights
                  ///< do not depend on norms
};

/// Computes the scores of a head from all of its rows. `tokens` names the token at each position;
/// where there is none, the row has no induction. Weights whose sum is not 1 are divided by it.
/// Throws as the engine does.
HeadScores head_scores(const AttentionRequest& request, AttentionEngine& engine,
                       std::span<const std::string> tokens, const std::stop_token& stop);

}  // namespace attnscope
