#pragma once

#include <string>
#include <string_view>

#include "core/scenario/scenario.h"

namespace attnscope {

// Comments above a table, from which it can be made again: lines that begin with '#' and that
// CsvReader skips.

/// One comment line with its end; control characters and bytes that are not UTF-8, as a file's name
/// may have, are written as by printable().
std::string csv_comment(std::string_view text);

/// "# Attnscope 0.1.0".
std::string version_comment();

/// Returns a table with the command line that makes it again below the first of its comments.
std::string with_command(std::string csv, const std::string& command);

/// "# key = value" for every field of the Scenario that anything reads; `before` stands before each
/// key.
std::string scenario_comments(const Scenario& scenario, std::string_view before = {});

}  // namespace attnscope
