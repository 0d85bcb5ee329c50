#pragma once

#include <string>
#include <vector>

namespace attnscope {

/// What a run of the program printed, and its exit status (−signal if a signal ended it).
struct ProgramRun {
    int status;
    std::string out, err;
};

/// Runs the real program through the shell, so that no word may need quoting; `environment` stands
/// before it, such as "LC_ALL=de_DE.UTF-8", `redirection` after it.
ProgramRun run_program(const std::string& arguments, const std::string& environment = "",
                       const std::string& redirection = "");

/// Runs a subcommand within this process.
ProgramRun run_here(const std::vector<std::string>& arguments);

/// Whether `err` is one line that starts with "attnscope: ".
bool is_one_line(const std::string& err);

std::string read_text(const std::string& path);

}  // namespace attnscope
