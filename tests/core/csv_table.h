#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/csv.h"

namespace attnscope {

/// A whole table. `rows` are as long as `header`.
struct CsvTable {
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;
};

/// Reads a whole table with CsvReader.
inline CsvTable parse_csv(std::string_view text, std::string_view name) {
    CsvReader reader(text, name);
    CsvTable table{reader.header(), {}};
    for (std::vector<std::string> row; reader.read(row);)
        table.rows.push_back(row);
    return table;
}

}  // namespace attnscope
