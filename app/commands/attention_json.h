#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/engines/engine.h"
#include "core/io/token_labels.h"

namespace attnscope {

/// The time in seconds that an engine took for all row statistics, the best of `runs` runs.
struct Timing {
    double best;
    std::int64_t runs;
};

/// Returns what the command `attention` prints: sizes, variant, means over rows, and the engine
/// that computed them.
std::string attention_json(const AttentionEngine& engine, const AttentionRequest& request,
                           const AttentionFrame& frame, const std::optional<Timing>& timing,
                           const TokenLabels& labels);

}  // namespace attnscope
