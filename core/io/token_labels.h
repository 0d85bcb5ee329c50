#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// What stands at each place, 0, 1, …, of the text that queries and keys were made of, as a message
/// shows it: printable(), with ↵ for a line feed and ⇥ for a tab.
using TokenLabels = std::vector<std::string>;

/// The labels in a file: of one that ends in .json the strings of its array, or of the array
/// "tokens" of its object; of another one its lines (LF or CR LF). In UTF-8; a byte order mark is
/// skipped. Throws FileError that names the file and the fault: one that cannot be read or holds
/// more than 64 MiB, is no such JSON, is no UTF-8 or holds a zero byte, and where there are no
/// labels or more than a matrix has rows.
TokenLabels read_token_labels(const std::string& path);

}  // namespace attnscope
