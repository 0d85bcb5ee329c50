#pragma once

#include <string>

#include "ui/look/language.h"
#include "ui/window/window_words.h"

namespace attnscope {

/// Opens the window on these words (files and settings), in the language that is given or was
/// chosen there, and returns the exit status once it is closed. If there is no display, prints one
/// sentence on standard error and returns 1 or ends the program with 1. Throws as require_threads()
/// does.
int open_window(int argc, char** argv, const WindowWords& words,
                const Language* language = nullptr);

/// Returns why no window can be opened. `qt_says` is the message with which Qt ends, which names
/// its plugins; `wayland_alone` says that there is a Wayland display and no X11 display.
std::string why_no_display(const std::string& qt_says, bool wayland_alone);

}  // namespace attnscope
