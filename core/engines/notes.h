#pragma once

#include <optional>
#include <vector>

#include "core/engines/engine.h"

namespace attnscope {

/// That the last component does not turn where the scheme turns pairs and d is odd.
std::optional<Message> unturned_note(const PositionScheme& position, std::int64_t d);

/// That queries which are fewer than the keys stand at the first of these, where that matters, and
/// what sets them at the last.
std::optional<Message> alignment_note(const AttentionRequest& request);

/// What is to be known of an attention beside its numbers, of both kinds above.
std::vector<Message> attention_notes(const AttentionRequest& request);

}  // namespace attnscope
