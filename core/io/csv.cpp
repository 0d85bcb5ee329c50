#include "core/io/csv.h"

#include <algorithm>
#include <cmath>

#include "core/errors.h"
#include "core/scenario/numbers.h"

namespace attnscope {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Reads records one after the other and counts lines for the messages.
class Reader {
public:
    Reader(std::string_view text, std::string_view name) : text_(text), name_(name) {
        if (text_.starts_with(byte_order_mark))
            text_.remove_prefix(byte_order_mark.size());
    }

    /// Skips comment lines and blank lines; false at the end of the text.
    bool at_record() {
        while (!text_.empty() && (text_.front() == '#' || take_line_end()))
            if (!text_.empty() && text_.front() == '#')
                skip_comment();
        return !text_.empty();
    }

    std::vector<std::string> record() {
        record_line_ = line_;
        std::vector<std::string> cells;
        do {
            cells.push_back(cell());
        } while (take(','));
        if (!text_.empty() && !take_line_end())
            fail("a closing quote is followed by text");
        return cells;
    }

    [[noreturn]] void fail(const std::string& what) const {
        throw FileError(std::string(name_) + ", line " + std::to_string(record_line_) + ": " +
                        what);
    }

private:
    bool take(char wanted) {
        if (text_.empty() || text_.front() != wanted)
            return false;
        text_.remove_prefix(1);
        return true;
    }

    bool take_line_end() {
        const std::size_t length = text_.starts_with("\r\n") ? 2 : text_.starts_with("\n") ? 1 : 0;
        text_.remove_prefix(length);
        line_ += length > 0 ? 1 : 0;
        return length > 0;
    }

    void skip_comment() { text_.remove_prefix(std::min(text_.find('\n'), text_.size())); }

    std::string cell() {
        if (take('"'))
            return quoted();
        std::size_t length = std::min(text_.find_first_of(",\n"), text_.size());
        if (length > 0 && length < text_.size() && text_[length] == '\n' &&
            text_[length - 1] == '\r')
            --length;
        std::string content(text_.substr(0, length));
        text_.remove_prefix(length);
        return content;
    }

    std::string quoted() {
        std::string content;
        do {
            const std::size_t end = text_.find('"');
            if (end == std::string_view::npos)
                fail("a quote is not closed");
            const std::string_view part = text_.substr(0, end);
            line_ += static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n'));
            content += part;
            text_.remove_prefix(end + 1);
        } while (take('"') && (content += '"', true));
        return content;
    }

    std::string_view text_;
    std::string_view name_;
    std::size_t line_ = 1;
    std::size_t record_line_ = 1;
};

std::string quoted(std::string_view cell) {
    std::string text = "\"";
    for (const char c : cell)
        text.append(c == '"' ? 2 : 1, c);
    return text + '"';
}

}  // namespace

CsvTable parse_csv(std::string_view text, std::string_view name) {
    Reader reader(text, name);
    if (!reader.at_record())
        throw FileError(std::string(name) + ": there is no header line");
    CsvTable table{reader.record(), {}};
    if (table.header.size() == 1 && table.header[0].find_first_of(";\t") != std::string::npos)
        reader.fail(
            "the header has no comma; commas are expected between the columns, not semicolons or "
            "tabs");
    while (reader.at_record()) {
        table.rows.push_back(reader.record());
        if (table.rows.back().size() != table.header.size())
            reader.fail("there are " + std::to_string(table.rows.back().size()) +
                        " cells where the header has " + std::to_string(table.header.size()));
    }
    return table;
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
        line += special ? quoted(cell) : cell;
    }
    return line;
}

std::string csv_number(double value) {
    return std::isnan(value) ? "" : to_text_17(value);
}

}  // namespace attnscope
