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

/// Parses comma-separated text with a header line (RFC 4180 quoting, LF or CRLF; blank lines, lines
/// that begin with '#' and a byte order mark are skipped). Throws FileError that names the line
/// where a row is too long or too short, a quote stays open or text follows a closing quote, where
/// there is no header, and where its only name holds the ';' or tab of another dialect.
CsvTable parse_csv(std::string_view text, std::string_view name);

/// One line without its end; cells are quoted where they must be, so that parse_csv gives them
/// back.
std::string csv_line(const std::vector<std::string>& cells);

/// A number with 17 significant digits; an empty cell where it is NaN.
std::string csv_number(double value);

}  // namespace attnscope
