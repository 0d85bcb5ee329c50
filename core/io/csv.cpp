#include "core/io/csv.h"

#include <algorithm>
#include <cmath>

#include "core/text/byte_order_mark.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

/// Returns the number of bytes of the line end at the beginning of the text; 0 if there is none.
std::size_t line_end_at(std::string_view text) {
    if (text.starts_with("\r\n"))
        return 2;
    return text.starts_with('\n') || text.starts_with('\r') ? 1 : 0;
}

std::size_t line_ends_in(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); text.remove_prefix(std::max<std::size_t>(line_end_at(text), 1)))
        count += line_end_at(text) > 0 ? 1 : 0;
    return count;
}

std::string cell_in_quotes(std::string_view cell) {
    std::string text = "\"";
    for (const char c : cell)
        text.append(c == '"' ? 2 : 1, c);
    return text + '"';
}

}  // namespace

CsvReader::CsvReader(std::string_view text, std::string_view name)
    : text_(text), name_(printable(name)) {
    if (text_.starts_with(byte_order_mark))
        text_.remove_prefix(byte_order_mark.size());
    if (!at_record())
        throw FileError(Message("csv.no-header", "%1: there is no header line", {name_}));
    read_record(header_, most_columns);
    if (header_.size() > most_columns)
        fail({"csv.columns",
              "the header has more than the %1 columns that are read",
              {most_columns}});
    if (header_.size() == 1 && header_[0].find_first_of(";\t") != std::string::npos)
        fail({"csv.no-comma",
              "the header has no comma; commas are expected between the columns, not semicolons "
              "or tabs"});
}

bool CsvReader::read(std::vector<std::string>& row) {
    if (!at_record())
        return false;
    read_record(row, header_.size());
    if (row.size() > header_.size())
        fail({"csv.more-cells", "there are more cells than the header's %1", {header_.size()}});
    if (row.size() < header_.size())
        fail({"csv.fewer-cells",
              "there are %1 cells where the header has %2",
              {row.size(), header_.size()}});
    return true;
}

void CsvReader::fail(const Message& what) const {
    throw FileError(Message("csv.fault", "%1, line %2: %3", {name_, record_line_, what}));
}

/// Skips comment lines and blank lines; false at the end of the text.
bool CsvReader::at_record() {
    while (!text_.empty() && (text_.front() == '#' || take_line_end()))
        if (!text_.empty() && text_.front() == '#')
            text_.remove_prefix(std::min(text_.find_first_of("\r\n"), text_.size()));
    return !text_.empty();
}

/// Reads a record; stops after `most` cells and one more.
void CsvReader::read_record(std::vector<std::string>& cells, std::size_t most) {
    record_line_ = line_;
    cells.clear();
    do {
        cells.push_back(cell());
    } while (cells.size() <= most && take(','));
    if (cells.size() <= most && !text_.empty() && !take_line_end())
        fail({"csv.text-after-quote", "a closing quote is followed by text"});
}

std::string CsvReader::cell() {
    if (take('"'))
        return quoted_cell();
    std::string content;
    append(content, std::min(text_.find_first_of(",\r\n"), text_.size()));
    return content;
}

std::string CsvReader::quoted_cell() {
    std::string content;
    do {
        const std::size_t end = text_.find('"');
        if (end == std::string_view::npos)
            fail({"csv.open-quote", "a quote is not closed"});
        line_ += line_ends_in(text_.substr(0, end));
        append(content, end);
        text_.remove_prefix(1);
    } while (take('"') && (content += '"', true));
    return content;
}

/// Takes the next `length` bytes.
void CsvReader::append(std::string& content, std::size_t length) {
    if (content.size() + length > longest_cell)
        fail({"csv.long-cell", "a cell is longer than the %1 bytes that are read", {longest_cell}});
    content += text_.substr(0, length);
    text_.remove_prefix(length);
}

bool CsvReader::take(char wanted) {
    if (text_.empty() || text_.front() != wanted)
        return false;
    text_.remove_prefix(1);
    return true;
}

bool CsvReader::take_line_end() {
    const std::size_t length = line_end_at(text_);
    text_.remove_prefix(length);
    line_ += length > 0 ? 1 : 0;
    return length > 0;
}

std::string csv_line(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& cell : cells) {
        const bool first = &cell == &cells.front();
        if (!first)
            line += ',';
        // A lone empty cell would read as a blank line, a leading '#' as a comment, and a byte
        // order mark would be skipped.
        const bool special =
            cell.find_first_of(",\"\r\n") != std::string::npos ||
            (first && (cell.starts_with('#') || cell.starts_with(byte_order_mark) ||
                       (cell.empty() && cells.size() == 1)));
        line += special ? cell_in_quotes(cell) : cell;
    }
    return line;
}

std::string csv_number(double value) {
    return std::isnan(value) ? "" : to_text_17(value);
}

}  // namespace attnscope
