#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/engines/engine.h"

namespace attnscope {

/// Returns the logits x_ij before the softmax, with clip, softcap and bias, of up to `most` pairs
/// drawn at random; where pairs have two, the first and the second in turn. Each draw takes a row,
/// all rows being equally likely, and one of the keys that it sees; a row that sees none gives no
/// pair. Where one logit takes those of its whole row, 256 keys are drawn of each row. The same
/// request gives the same pairs. λ of a row is the one before its entropy changes it. Throws what
/// AttentionEngine::compute() throws if scores cannot be prepared, and Cancelled.
std::vector<double> sample_logits(const AttentionRequest& request, std::int64_t most,
                                  const std::stop_token& stop);

}  // namespace attnscope
