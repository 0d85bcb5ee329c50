#pragma once

#include <functional>
#include <ostream>
#include <stop_token>

namespace CLI {
class App;
}

namespace attnscope {

/// What a command works with: where it prints, and whether it has been asked to stop.
struct CommandContext {
    std::ostream& out;
    std::ostream& err;
    std::stop_token stop;
};

/// Thrown if nobody reads standard output any more and the command has nothing else to do.
struct ReaderEnded {};

/// Runs a command and returns the exit status. Throws Error for what it cannot do, and ReaderEnded.
using Action = std::function<int(const CommandContext&)>;

// Each function adds a subcommand to `program`. If the subcommand is the one given, it stores its
// action in `chosen`. app/command_line.cpp lists the functions.
void add_eval(CLI::App& program, Action& chosen);
void add_plot(CLI::App& program, Action& chosen);
void add_attention(CLI::App& program, Action& chosen);
void add_gallery(CLI::App& program, Action& chosen);
void add_screenshot(CLI::App& program, Action& chosen);
void add_animate(CLI::App& program, Action& chosen);
void add_lab(CLI::App& program, Action& chosen);
void add_lesson(CLI::App& program, Action& chosen);
void add_devices(CLI::App& program, Action& chosen);
void add_list(CLI::App& program, Action& chosen);
void add_help(CLI::App& program, Action& chosen);

}  // namespace attnscope
