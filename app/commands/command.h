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

/// Thrown if nobody reads standard output any more and a command has nothing else to do.
struct ReaderEnded {};

/// Does a command's work and returns the exit status. Throws Error for what it cannot do,
/// ReaderEnded.
using Action = std::function<int(const CommandContext&)>;

// Each adds a subcommand that puts its action into `chosen` when it is the one given;
// app/command_line.cpp lists them.
void add_eval(CLI::App& program, Action& chosen);
void add_plot(CLI::App& program, Action& chosen);
void add_attention(CLI::App& program, Action& chosen);
void add_gallery(CLI::App& program, Action& chosen);
void add_screenshot(CLI::App& program, Action& chosen);
void add_animate(CLI::App& program, Action& chosen);
void add_devices(CLI::App& program, Action& chosen);
void add_list(CLI::App& program, Action& chosen);
void add_help(CLI::App& program, Action& chosen);

}  // namespace attnscope
