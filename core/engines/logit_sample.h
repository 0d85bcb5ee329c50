#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/engines/engine.h"

namespace attnscope {

/// Logits x_ij before the softmax, with softcap and bias, of up to `most` pairs: a row drawn evenly
/// from all, then one of the keys that it sees; the same for the same request. λ of a row is the
/// one before its entropy changes it. Throws as AttentionEngine::compute() does if scores cannot be
/// prepared, and Cancelled.
std::vector<double> sample_logits(const AttentionRequest& request, std::int64_t most,
                                  const std::stop_token& stop);

}  // namespace attnscope
