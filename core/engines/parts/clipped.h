#pragma once

#include <stop_token>

#include "core/engines/engine.h"

namespace attnscope {

// Shared by the engines and private to them.

/// Returns min(1, τ/m), where τ > 0 is request.qk_clip and m the largest λs of all rows over the
/// keys that they see, before softcap, bias and RowTemper. The engine computes m, unless it is
/// kept: that of the last few heads is, for any λ if all rows have the same. Throws what
/// AttentionEngine::compute() throws.
double clip_factor(AttentionEngine& engine, const AttentionRequest& request,
                   const std::stop_token& stop, const Progress& progress);

/// Returns the request without a clip, in which this factor has multiplied every λ.
AttentionRequest with_factor(const AttentionRequest& request, double factor);

/// Returns engine.compute() of a request that has a clip. Throws what that throws.
AttentionFrame compute_clipped(AttentionEngine& engine, const AttentionRequest& request,
                               const std::stop_token& stop, const Progress& progress);

}  // namespace attnscope
