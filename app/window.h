#pragma once

namespace attnscope {

/// Opens the window, on the files that are named if there are any, and returns the exit status once
/// it is closed; without a display, one sentence on standard error and 1.
int open_window(int argc, char** argv);

}  // namespace attnscope
