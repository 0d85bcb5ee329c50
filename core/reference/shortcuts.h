#pragma once

#include <span>
#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// What the mouse or keys do in the window.
struct Shortcut {
    std::string_view key;     ///< stable; part of the keys of its texts
    std::string_view keys;    ///< what is pressed, turned or typed
    std::string_view effect;  ///< a sentence, or several
    bool is_mouse = false;
};

std::span<const Shortcut> shortcuts();

Message keys_of(const Shortcut& shortcut);
Message effect_of(const Shortcut& shortcut);

}  // namespace attnscope
