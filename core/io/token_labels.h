#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// The token at each position, 0, 1, …, of the text that queries and keys were made of, as a
/// message shows it: printable(), with ↵ for a line feed and ⇥ for a tab.
using TokenLabels = std::vector<std::string>;

/// Returns the label of a token: printable(), with ↵ for a line feed and ⇥ for a tab.
std::string token_label(std::string_view token);

/// Reads the labels in a file: if its name ends in .safetensors, the tokens in its metadata
/// (core/io/captured_names.h); if it ends in .json, the strings of its array, or of the array
/// "tokens" of its object; otherwise its lines (LF or CR LF). The file is in UTF-8; a byte order
/// mark is skipped. Throws FileError, which names the file and the fault, if the file cannot be
/// read, has more than 64 MiB (metadata: 16 MiB), is not such JSON, is not UTF-8 or contains a zero
/// byte, and if there are no labels or more than a matrix has rows.
TokenLabels read_token_labels(const std::string& path);

/// Reads the labels of the queries, row by row, where these are made of another text than the keys;
/// only metadata tell them. Otherwise returns none: the queries have the labels of the keys. Throws
/// as read_token_labels() does.
TokenLabels read_query_labels(const std::string& path);

/// Reads the labels of one of the texts, counted from 0, in the metadata of a captured file. Throws
/// as read_token_labels() does, also if there is no such text.
TokenLabels read_text_labels(const std::string& path, std::int64_t text);

}  // namespace attnscope
