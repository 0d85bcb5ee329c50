#include "app/commands/eval_table.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <map>

#include "core/errors.h"
#include "core/io/atomic_file.h"
#include "core/io/csv.h"
#include "core/io/distinct_files.h"
#include "core/parallel/parallel_for.h"
#include "core/scenario/numbers.h"

namespace attnscope {
namespace {

constexpr std::size_t largest_table = std::size_t{1} << 30;

/// Place of each of the quantity's keys in the header.
using Columns = std::map<std::string, std::size_t, std::less<>>;

Columns find_columns(const Quantity& chosen, const CsvTable& table, const std::string& table_name) {
    Columns columns;
    for (std::size_t i = 0; i < table.header.size(); ++i) {
        const std::string& name = table.header[i];
        const bool is_key = std::ranges::find(chosen.keys, name) != chosen.keys.end();
        if (is_key && !columns.emplace(name, i).second)
            throw FileError(table_name + ": there are two columns '" + name + "'");
    }
    return columns;
}

/// Throws InvalidRequest for a default that the quantity does not take.
void check_defaults(const Quantity& chosen, const Inputs& defaults) {
    for (const auto& [key, value] : defaults)
        if (std::ranges::find(chosen.keys, key) == chosen.keys.end())
            throw InvalidRequest(std::string(chosen.name) + " has no input '" + key + "'");
}

/// What messages call the table.
std::string name_of(const std::string& path) {
    return path == "-" ? "standard input" : path;
}

CsvTable read_table(const std::string& path) {
    const std::string name = name_of(path);
    CsvTable table = parse_csv(
        path == "-" ? read_stream(std::cin, name, largest_table) : read_file(path, largest_table),
        name);
    for (std::string& column : table.header)
        column = trimmed(column);
    return table;
}

/// What becomes of one row; empty where it has no such part.
struct Outcome {
    std::string value, standard_error, standard_error_is, error;
    bool sampled = false;
};

Outcome evaluate_row(const Quantity& chosen, const Inputs& inputs, const std::stop_token& stop) {
    Outcome outcome;
    const auto method = inputs.find("method");
    outcome.sampled = method != inputs.end() && method->second == "monte-carlo";
    try {
        const Result result = evaluate(chosen.name, inputs, stop);
        outcome.value = to_text_17(result.value);
        if (result.standard_error)
            outcome.standard_error = to_text_17(*result.standard_error);
        if (result.error_is_lower_bound)
            outcome.standard_error_is = lower_bound_text;
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        outcome.error = error.what();
    }
    return outcome;
}

Inputs inputs_of(const std::vector<std::string>& row, const Columns& columns, Inputs inputs) {
    for (const auto& [key, place] : columns)
        if (const std::string_view cell = trimmed(row[place]); !cell.empty())
            inputs[key] = cell;
    return inputs;
}

/// A column that is added to the input's.
struct Added {
    std::string name;
    std::string Outcome::*cell;
};

std::vector<Added> added_columns(const std::vector<Outcome>& outcomes) {
    std::vector<Added> added = {{"value", &Outcome::value}};
    if (std::ranges::any_of(outcomes, &Outcome::sampled))
        added.push_back({"standard_error", &Outcome::standard_error});
    if (std::ranges::any_of(outcomes,
                            [](const Outcome& o) { return !o.standard_error_is.empty(); }))
        added.push_back({"standard_error_is", &Outcome::standard_error_is});
    if (std::ranges::any_of(outcomes, [](const Outcome& o) { return !o.error.empty(); }))
        added.push_back({"error", &Outcome::error});
    return added;
}

/// The input's column names; one that can be an added column's gets "input_" before it, whatever
/// is added here, so that a name always means the same.
std::vector<std::string> kept_columns(std::vector<std::string> header) {
    constexpr std::array<std::string_view, 4> taken = {"value", "standard_error",
                                                       "standard_error_is", "error"};
    for (std::string& name : header) {
        if (std::ranges::find(taken, name) == taken.end())
            continue;
        do
            name.insert(0, "input_");
        while (std::ranges::count(header, name) > 1);
    }
    return header;
}

void print(const CsvTable& table, const std::vector<Outcome>& outcomes, std::ostream& out) {
    const std::vector<Added> added = added_columns(outcomes);
    std::vector<std::string> cells = kept_columns(table.header);
    for (const Added& column : added)
        cells.push_back(column.name);
    out << csv_line(cells) << '\n';
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        cells = table.rows[i];
        for (const Added& column : added)
            cells.push_back(outcomes[i].*column.cell);
        out << csv_line(cells) << '\n';
    }
}

}  // namespace

int evaluate_table(std::string_view name, const Inputs& defaults, const std::string& path,
                   const Surroundings& surroundings) {
    const Quantity& chosen = quantity(name);
    check_defaults(chosen, defaults);
    require_distinct({path == "-" ? "/dev/stdin" : path}, {});
    const CsvTable table = read_table(path);
    const Columns columns = find_columns(chosen, table, name_of(path));

    std::vector<Outcome> outcomes(table.rows.size());
    parallel_for(outcomes.size(), 1, surroundings.stop, [&](std::size_t i) {
        outcomes[i] =
            evaluate_row(chosen, inputs_of(table.rows[i], columns, defaults), surroundings.stop);
    });
    print(table, outcomes, surroundings.out);
    const auto failures =
        std::ranges::count_if(outcomes, [](const Outcome& o) { return !o.error.empty(); });
    if (failures > 0)
        surroundings.err << "attnscope: " << failures << " of " << outcomes.size()
                         << " rows failed; the column 'error' says why\n";
    return failures > 0 ? 1 : 0;
}

}  // namespace attnscope
