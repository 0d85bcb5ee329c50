#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/engines/engine.h"
#include "core/io/token_labels.h"

namespace attnscope {

/// Seconds that an engine took for all row statistics.
struct Timing {
    double best;
    std::int64_t runs;
};

/// Returns what the command prints of an attention: sizes, variant, means over rows, and what
/// computed them.
std::string attention_json(const AttentionEngine& engine, const AttentionRequest& request,
                           const AttentionFrame& frame, const std::optional<Timing>& timing,
                           const TokenLabels& labels);

}  // namespace attnscope
