#include "core/published/published.h"

#include <algorithm>

#include "core/io/csv.h"
#include "core/parameters/record.h"
#include "core/published/published_files.h"
#include "core/text/errors.h"
#include "core/text/keyed.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

/// Returns the text of the line "# name: text". Throws FileError if there is none.
std::string comment(std::string_view csv, std::string_view key, std::string_view name) {
    const std::string start = "# " + std::string(name) + ":";
    for (std::size_t begin = 0; begin < csv.size();) {
        const std::size_t end = std::min(csv.find('\n', begin), csv.size());
        const std::string_view line = csv.substr(begin, end - begin);
        if (line.starts_with(start))
            return std::string(trimmed(line.substr(start.size())));
        begin = end + 1;
    }
    throw FileError(Message("published.comment", "%1: there is no line “# %2: …”", {key, name}));
}

double number(std::string_view text, std::string_view key) {
    if (const auto value = parse_real(text))
        return *value;
    throw FileError(Message("published.number", "%1: “%2” is not a number", {key, text}));
}

bool is_repeated(std::string_view text, std::string_view key) {
    if (text != "natural" && text != "repeated")
        throw FileError(
            Message("published.text", "%1: text is natural or repeated, not “%2”", {key, text}));
    return text == "repeated";
}

std::string formula_of(std::string_view quantity) {
    return quantity == "loss" ? R"(-\operatorname{mean} \log p)"
                              : R"(\frac{\text{tokens predicted right}}{\text{all tokens}})";
}

/// Reads the rows of values that others have published.
void read_methods(PublishedTable& table, CsvReader& reader) {
    for (std::vector<std::string> row; reader.read(row);)
        table.values.push_back({row[0], number(row[1], table.key), is_repeated(row[2], table.key),
                                number(row[3], table.key)});
}

/// Reads the rows of means over models that the laboratory has trained.
void read_laboratory(PublishedTable& table, CsvReader& reader) {
    for (std::vector<std::string> row; reader.read(row);)
        table.values.push_back({.method = row[0],
                                .length = number(row[2], table.key),
                                .repeated = false,
                                .value = number(row[3], table.key),
                                .interval = number(row[4], table.key),
                                .attention = row[1]});
}

}  // namespace

PublishedTable parse_published(std::string_view key, std::string_view csv) {
    PublishedTable table{.key = std::string(key),
                         .label = comment(csv, key, "label"),
                         .meaning = comment(csv, key, "meaning"),
                         .source = comment(csv, key, "source"),
                         .quantity = comment(csv, key, "quantity"),
                         .formula = formula_of(comment(csv, key, "quantity")),
                         .unit = comment(csv, key, "unit"),
                         .help = comment(csv, key, "note"),
                         .trained = number(comment(csv, key, "trained"), key),
                         .values = {}};
    CsvReader reader(csv, key);
    using Columns = std::vector<std::string>;
    if (reader.header() == Columns{"method", "length", "text", "value"})
        read_methods(table, reader);
    else if (reader.header() == Columns{"rule", "attention", "length", "value", "interval"})
        read_laboratory(table, reader);
    else
        throw FileError(
            Message("published.header", "%1: the columns are not those expected", {key}));
    return table;
}

const std::vector<PublishedTable>& published_tables() {
    static const std::vector<PublishedTable> tables = [] {
        std::vector<PublishedTable> parsed;
        for (const PublishedFile& file : published_files())
            parsed.push_back(parse_published(file.key, file.csv));
        return parsed;
    }();
    return tables;
}

const PublishedTable& published_table(std::string_view key) {
    return record_of(published_tables(), "published table", key);
}

Message help_of(const PublishedTable& table) {
    return keyed({"published", table.key, "help"}, table.help);
}

Message source_of(const PublishedTable& table) {
    return keyed({"published", table.key, "source"}, table.source);
}

Message name_of_method(std::string_view method) {
    return keyed({"published-method", method}, method);
}

}  // namespace attnscope
