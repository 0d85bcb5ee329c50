#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/engine.h"

namespace attnscope {

/// A part of a picture that is computed together, and the number of scores that it takes.
struct RefinementStep {
    PictureAxes pixels;
    std::int64_t scores = 0;
};

/// Splits parts of a picture into steps, from the top. Each step has whole rows of pixels: as many
/// as take at most `scores_each` scores, but at least one. Rows in `request.known` take fewer
/// scores.
std::vector<RefinementStep> refinement_steps(const AttentionRequest& request,
                                             std::span<const PictureAxes> parts,
                                             std::int64_t scores_each);

}  // namespace attnscope
