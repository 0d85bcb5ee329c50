#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// A table of text cells. `rows` are as long as `header`.
struct CsvTable {
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;
};

/// Parses comma-separated text with a header line (RFC 4180 quoting, LF or CRLF, '#' comment lines
/// skipped, a byte order mark skipped). Throws FileError that names the line where a row is too
/// long or too short or a quote stays open.
CsvTable parse_csv(std::string_view text, std::string_view name);

/// One line without its end; cells are quoted where they must be.
std::string csv_line(const std::vector<std::string>& cells);

}  // namespace attnscope
