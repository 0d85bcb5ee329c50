#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// Returns the word as a shell reads it: in single quotes if it needs them. A word with control
/// characters, invisible marks or bytes that are not UTF-8, as a file's name may have them, is
/// written in ASCII alone as $'a\012b' (bash, ksh, zsh, POSIX from 2024 on), so that the line
/// survives a file's metadata, a page and the clipboard.
std::string shell_quoted(std::string_view word);

/// Returns the words as one line for a shell.
std::string shell_line(const std::vector<std::string>& words);

/// Returns the words of a command line as a POSIX shell would split it: at blanks and line ends,
/// with the quotes '…', "…", $'…' and \ removed. Nothing is expanded. Throws InvalidRequest if a
/// quote is not closed.
std::vector<std::string> shell_words(std::string_view line);

}  // namespace attnscope
