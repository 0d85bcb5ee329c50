#pragma once

#include <string>

#include "ui/window/window_words.h"

namespace attnscope {

/// Opens the window on these words, and returns the exit status once it is closed; without a
/// display, prints one sentence on standard error and returns 1.
int open_window(int argc, char** argv, const WindowWords& words);

/// Returns why no window can be opened: `qt_says` is what Qt ends with, which names the plugins it
/// has.
std::string why_no_display(const std::string& qt_says, bool wayland_alone);

}  // namespace attnscope
