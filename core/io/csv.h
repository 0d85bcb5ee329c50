#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"

namespace attnscope {

/// Reads a table row by row: comma-separated text with a header line (RFC 4180 quoting; LF, CRLF or
/// CR; blank lines, lines that begin with '#' and a byte order mark are skipped). Throws FileError,
/// which names the line, if a row is too long or too short, a quote stays open or text follows a
/// closing quote, if there are more columns or longer cells than are read, if there is no header,
/// or if its only name contains the ';' or tab of another dialect.
class CsvReader {
public:
    static constexpr std::size_t most_columns = 1000, longest_cell = 65536;

    /// Reads the header. The text has to outlive the reader; messages call it `name`.
    CsvReader(std::string_view text, std::string_view name);

    const std::vector<std::string>& header() const { return header_; }

    /// Reads the next row, as long as the header; false at the end.
    bool read(std::vector<std::string>& row);

private:
    [[noreturn]] void fail(const Message& what) const;
    bool at_record();
    void read_record(std::vector<std::string>& cells, std::size_t most);
    std::string cell();
    std::string quoted_cell();
    void append(std::string& content, std::size_t length);
    bool take(char wanted);
    bool take_line_end();

    std::string_view text_;
    std::string name_;
    std::vector<std::string> header_;
    std::size_t line_ = 1, record_line_ = 1;
};

/// One line without its end; cells are quoted where they must be, so that CsvReader reads them
/// back.
std::string csv_line(const std::vector<std::string>& cells);

/// A number with 17 significant digits; an empty cell if it is NaN.
std::string csv_number(double value);

}  // namespace attnscope
