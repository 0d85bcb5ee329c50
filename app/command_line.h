#pragma once

#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

namespace attnscope {

/// Runs the program with these arguments and returns its exit status: 0, 1 (failure) or 2 (usage).
/// Opens the window if no subcommand is given.
int run_command_line(int argc, char** argv);

/// Runs a subcommand with these arguments, without the program's name before them, and returns its
/// exit status. Prints to `out`; a failure is one line on `err`. Throws Cancelled if `stop` asked
/// it to stop.
int run_subcommand(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err,
                   const std::stop_token& stop = {});

}  // namespace attnscope
