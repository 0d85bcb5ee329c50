#pragma once

#include <optional>
#include <vector>

#include "core/engines/engine.h"

namespace attnscope {

/// Returns a note on components that are left unturned because the scheme turns pairs. It may turn
/// d components; there is a note if d times the rotary fraction (1 if the scheme has none) is not
/// even.
std::optional<Message> unturned_note(const PositionScheme& position, std::int64_t d,
                                     const ParameterValues& parameters);

/// Returns a note if there are fewer queries than keys, they are at the positions of the first
/// keys, and this matters because there is a mask or a position scheme. The note names the setting
/// that aligns queries with the last keys.
std::optional<Message> alignment_note(const AttentionRequest& request);

/// Returns all notes on an attention: those of the two functions above.
std::vector<Message> attention_notes(const AttentionRequest& request);

}  // namespace attnscope
