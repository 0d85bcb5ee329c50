#pragma once

#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

namespace attnscope {

/// Runs the program with these arguments and returns its exit status: 0, 1 (failure) or 2 (usage).
/// Opens the window if no subcommand is given.
int run_command_line(int argc, char** argv);

/// Runs a subcommand with these arguments (the program's name left out), printing to `out`; a
/// failure is one line on `err`. Throws Cancelled if `stop` asked for it.
int run_subcommand(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err,
                   const std::stop_token& stop = {});

}  // namespace attnscope
