#pragma once

#include "ui/window/window_words.h"

namespace attnscope {

/// Opens the window on these words, and returns the exit status once it is closed; without a
/// display, one sentence on standard error and 1.
int open_window(int argc, char** argv, const WindowWords& words);

}  // namespace attnscope
