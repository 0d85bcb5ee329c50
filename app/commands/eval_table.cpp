#include "app/commands/eval_table.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

#include "core/io/atomic_file.h"
#include "core/io/csv.h"
#include "core/io/distinct_files.h"
#include "core/io/file_fault.h"
#include "core/parallel/parallel_for.h"
#include "core/quantities/input_reader.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "core/text/split.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

constexpr std::size_t largest_table = std::size_t{1} << 30, most_rows = 5'000'000;

using Row = std::vector<std::string>;

constexpr std::array<std::string_view, 5> all_added = {"value", "standard_error",
                                                       "standard_error_is", "error", "valid"};

/// The index of the column of each of the quantity's inputs that the table has.
using Columns = std::map<std::string, std::size_t, std::less<>>;

/// A table that is evaluated.
struct Task {
    const Quantity& quantity;
    const Inputs& defaults;
    Columns columns;
    const std::stop_token& stop;
};

/// The result of one row. `value` is NaN if the row failed; `standard_error` is NaN if the value is
/// not sampled.
struct Outcome {
    double value = NAN, standard_error = NAN;
    bool error_is_lower_bound = false;
    bool is_valid = true;
};

struct Outcomes {
    std::vector<Outcome> rows;

    std::size_t failures() const {
        return static_cast<std::size_t>(std::ranges::count_if(rows, has_failed));
    }
    static bool has_failed(const Outcome& outcome) { return std::isnan(outcome.value); }
};

/// Returns what messages call the table.
std::string name_of(const std::string& path) {
    return path == "-" ? "standard input" : printable(path);
}

/// Returns the text of the table, which may come through a pipe, as of <(command) in a shell.
std::string read_text(const std::string& path) {
    if (path == "-")
        return read_stream(std::cin, name_of(path), largest_table);
    std::error_code ignored;
    const auto kind = std::filesystem::status(path, ignored).type();
    if (kind != std::filesystem::file_type::fifo && kind != std::filesystem::file_type::character)
        return read_file(path, largest_table);
    errno = 0;
    std::ifstream pipe(path, std::ios::binary);
    if (!pipe)
        fail_on_file(path, cannot_be_read, errno);
    return read_stream(pipe, path, largest_table);
}

Row trimmed_cells(const Row& header) {
    Row names;
    for (const std::string& cell : header)
        names.emplace_back(trimmed(cell));
    return names;
}

Columns find_columns(const Quantity& chosen, const Row& names, const std::string& table_name) {
    Columns columns;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool is_key = std::ranges::find(chosen.keys, names[i]) != chosen.keys.end();
        if (is_key && !columns.emplace(names[i], i).second)
            throw FileError(Message("eval.columns", "%1: there are two columns %2",
                                    {table_name, in_quotes(names[i])}));
    }
    if (columns.empty())
        throw FileError(Message("eval.no-input", "%1: no column is an input of %2; it takes %3",
                                {table_name, chosen.name, comma_separated(chosen.keys)}));
    return columns;
}

/// Returns the next rows; none at the end. They are so few that a large table takes little more
/// memory than its text.
std::vector<Row> read_some(CsvReader& reader) {
    constexpr std::size_t most = 4096, enough_bytes = std::size_t{1} << 20;
    std::vector<Row> rows;
    std::size_t bytes = 0;
    for (Row row; rows.size() < most && bytes < enough_bytes && reader.read(row);) {
        for (const std::string& cell : row)
            bytes += cell.size();
        rows.push_back(std::move(row));
    }
    return rows;
}

Inputs inputs_of(const Task& task, const Row& row) {
    Inputs inputs = task.defaults;
    for (const auto& [key, place] : task.columns)
        if (const std::string_view cell = trimmed(row[place]); !cell.empty())
            inputs[key] = cell;
    return inputs;
}

Outcome evaluate_row(const Task& task, const Inputs& inputs) {
    try {
        const Result result = evaluate(task.quantity.name, inputs, task.stop);
        return {result.value, result.standard_error.value_or(NAN), result.error_is_lower_bound,
                result.is_valid};
    } catch (const Cancelled&) {
        throw;
    } catch (const Error&) {
        return {};
    }
}

/// Returns why the row failed. Evaluates the row again, because the sentences of all failed rows
/// might not fit in memory.
std::string fault_of(const Task& task, const Row& row) {
    try {
        evaluate(task.quantity.name, inputs_of(task, row), task.stop);
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        return spokenText(error.message());
    }
    return "";
}

void evaluate_rows(const Task& task, CsvReader reader, const std::string& table_name,
                   Outcomes& outcomes) {
    for (auto rows = read_some(reader); !rows.empty(); rows = read_some(reader)) {
        const std::size_t first = outcomes.rows.size();
        if (first + rows.size() > most_rows)
            throw FileError(Message(
                "eval.rows", "%1: there are more than %2 rows, the most that are evaluated at once",
                {table_name, most_rows}));
        outcomes.rows.resize(first + rows.size());
        parallel_for(rows.size(), 1, task.stop, [&](std::size_t i) {
            const Inputs inputs = inputs_of(task, rows[i]);
            outcomes.rows[first + i] = evaluate_row(task, inputs);
        });
    }
}

/// Returns the column names of the input. A name that an added column can have is preceded by
/// "input_", whether or not that column is added here, so that a name always has the same meaning.
std::vector<std::string> kept_columns(std::vector<std::string> header) {
    for (std::string& name : header) {
        if (std::ranges::find(all_added, name) == all_added.end())
            continue;
        do
            name.insert(0, "input_");
        while (std::ranges::count(header, name) > 1);
    }
    return header;
}

/// Returns the names of the columns that are added to the input's.
Row telling_columns(const Outcomes& outcomes) {
    Row added = {"value"};
    if (std::ranges::any_of(outcomes.rows,
                            [](const Outcome& o) { return !std::isnan(o.standard_error); }))
        added.emplace_back("standard_error");
    if (std::ranges::any_of(outcomes.rows, &Outcome::error_is_lower_bound))
        added.emplace_back("standard_error_is");
    if (outcomes.failures() > 0)
        added.emplace_back("error");
    if (!std::ranges::all_of(outcomes.rows, &Outcome::is_valid))
        added.emplace_back("valid");
    return added;
}

/// Returns the row's cells in these columns.
Row added_cells(const Row& columns, const Outcome& outcome, const std::string& fault) {
    const std::string bound(outcome.error_is_lower_bound ? lower_bound_text : "");
    const std::string valid(outcome.is_valid ? "" : "false");
    Row cells;
    for (const std::string& column : columns)
        cells.push_back(column == "value"               ? csv_number(outcome.value)
                        : column == "standard_error"    ? csv_number(outcome.standard_error)
                        : column == "standard_error_is" ? bound
                        : column == "valid"             ? valid
                                                        : fault);
    return cells;
}

void print_rows(const Task& task, CsvReader reader, const Outcomes& outcomes, const Row& added,
                std::ostream& out) {
    std::size_t first = 0;
    for (auto rows = read_some(reader); !rows.empty() && out; rows = read_some(reader)) {
        Row faults(rows.size());
        parallel_for(rows.size(), 1, task.stop, [&](std::size_t i) {
            if (Outcomes::has_failed(outcomes.rows[first + i]))
                faults[i] = fault_of(task, rows[i]);
        });
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Row cells = added_cells(added, outcomes.rows[first + i], faults[i]);
            rows[i].insert(rows[i].end(), cells.begin(), cells.end());
            out << csv_line(rows[i]) << '\n';
        }
        first += rows.size();
    }
}

void print(const Task& task, const CsvReader& reader, const Outcomes& outcomes, const Row& added,
           std::ostream& out) {
    Row header = kept_columns(trimmed_cells(reader.header()));
    header.insert(header.end(), added.begin(), added.end());
    out << csv_line(header) << '\n';
    print_rows(task, reader, outcomes, added, out);
}

}  // namespace

int evaluate_table(std::string_view name, const Inputs& defaults, const std::string& path,
                   AddedColumns added, const CommandContext& context) {
    const Quantity& chosen = quantity(name);
    check_keys(chosen, defaults);
    require_distinct({path == "-" ? "/dev/stdin" : path}, {});
    const std::string text = read_text(path), table_name = name_of(path);
    const CsvReader reader(text, table_name);
    const Task task{chosen, defaults,
                    find_columns(chosen, trimmed_cells(reader.header()), table_name), context.stop};
    Outcomes outcomes;
    evaluate_rows(task, reader, table_name, outcomes);
    print(task, reader, outcomes,
          added == AddedColumns::all ? Row(all_added.begin(), all_added.end())
                                     : telling_columns(outcomes),
          context.out);
    if (outcomes.failures() == 0)
        return 0;
    context.err << "attnscope: " << outcomes.failures() << " of " << outcomes.rows.size()
                << " rows failed; the column 'error' says why\n";
    return 1;
}

}  // namespace attnscope
