#pragma once

namespace attnscope {

/// Runs the program with these arguments and returns its exit status: 0, 1 (failure) or 2 (usage).
int run_command_line(int argc, char** argv);

}  // namespace attnscope
