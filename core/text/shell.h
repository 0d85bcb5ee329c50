#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// The word as a shell takes it: in single quotes where it needs them. A word with control
/// characters, marks that are not seen or bytes that are no UTF-8, as a file's name may have them,
/// stands in ASCII alone as $'a\012b' (bash, ksh, zsh, POSIX from 2024 on), so that the line
/// survives a file's metadata, a page and the clipboard.
std::string shell_quoted(std::string_view word);

/// Words as one line for a shell.
std::string shell_line(const std::vector<std::string>& words);

/// The words of a command line as a POSIX shell would split it: blanks and line ends between them,
/// '…', "…", $'…' and \ taken off. Nothing is expanded. Throws InvalidRequest where a quote is not
/// closed.
std::vector<std::string> shell_words(std::string_view line);

}  // namespace attnscope
