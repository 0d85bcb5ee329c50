#pragma once

#include <string>

namespace attnscope {

/// Returns a text in single quotes for a shell.
std::string quoted(const std::string& text);

/// Returns what another program prints.
std::string printed(const std::string& command);

/// Returns the command line that a file carries.
std::string command_in(const std::string& path);

/// Runs the command line that a file carries, which begins with `begins`, in a folder of its own,
/// by a shell, and compares the file of the same name that it makes; `below` is a folder in which
/// that lies.
void expect_the_same_again(const std::string& path, const std::string& begins = "attnscope plot ",
                           const std::string& below = "");

}  // namespace attnscope
