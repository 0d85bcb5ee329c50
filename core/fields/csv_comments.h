#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

// Comments above a table, from which it can be made again: lines that begin with '#' and that
// CsvReader skips.

/// Returns one comment line with its line end. Control characters and bytes that are not UTF-8, as
/// a file's name may have, are written as by printable().
std::string csv_comment(std::string_view text);

/// Returns the comment line "# Attnscope 1.0.0".
std::string version_comment();

/// Returns the table with one more comment line, below its first: the command line that makes the
/// table.
std::string with_command(std::string csv, const std::string& command);

/// Returns a line "# note: …" for each note.
std::string note_comments(const std::vector<Message>& notes);

/// Returns the table with note_comments() below its first line.
std::string with_notes(std::string csv, const std::vector<Message>& notes);

/// Returns a line "# key = value" for every field of the Scenario that anything reads, each key
/// preceded by `before`. A new field with its default is left out.
std::string scenario_comments(const Scenario& scenario, std::string_view before = {});

}  // namespace attnscope
