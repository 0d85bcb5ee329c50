#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/engine.h"

namespace attnscope {

/// A part of a picture that is computed at a time, and the scores that it takes.
struct RefinementStep {
    PictureAxes pixels;
    std::int64_t scores = 0;
};

/// Splits parts of a picture into steps, from above, each of whole rows of pixels: of one, or of as
/// many as take at most so many scores. What `request.known` has takes fewer.
std::vector<RefinementStep> refinement_steps(const AttentionRequest& request,
                                             std::span<const PictureAxes> parts,
                                             std::int64_t scores_each);

}  // namespace attnscope
