#pragma once

#include <optional>
#include <vector>

#include "core/engines/engine.h"

namespace attnscope {

/// Returns a note that the last component does not turn, if the scheme turns pairs and d is odd.
std::optional<Message> unturned_note(const PositionScheme& position, std::int64_t d);

/// Returns a note that queries which are fewer than the keys are at the positions of the first
/// keys, if that matters, and which setting aligns them with the last.
std::optional<Message> alignment_note(const AttentionRequest& request);

/// Returns all notes on an attention, of both kinds above.
std::vector<Message> attention_notes(const AttentionRequest& request);

}  // namespace attnscope
