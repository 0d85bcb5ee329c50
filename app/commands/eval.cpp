#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "app/commands/arguments.h"
#include "app/commands/command.h"
#include "app/commands/eval_table.h"
#include "app/commands/json.h"
#include "core/quantities/quantities.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

struct EvalOptions {
    std::string quantity;
    std::vector<std::string> assignments;
    std::string table;
    bool all_columns = false;
};

Inputs read_inputs(const std::vector<std::string>& assignments) {
    Inputs inputs;
    for (const std::string& assignment : assignments) {
        const auto [key, value] = split_assignment(assignment);
        if (!inputs.emplace(key, value).second)
            throw InvalidRequest(key + " is given twice");
    }
    return inputs;
}

/// Whether an input is samples or seed, which are printed after a sampled value.
bool is_sampling(const Result::Used& used) {
    return used.key == "samples" || used.key == "seed";
}

void add_used(JsonObject& object, const Result::Used& used) {
    if (used.is_number)
        object.add_raw(used.key, used.value);
    else
        object.add(used.key, std::string_view(used.value));
}

std::string to_json(std::string_view quantity, const Result& result) {
    JsonObject object;
    object.add("quantity", quantity);
    for (const Result::Used& used : result.used)
        if (!is_sampling(used))
            add_used(object, used);
    object.add("value", result.value).add("unit", std::string_view(result.unit));
    if (result.multiplies)
        object.add("multiplies", *result.multiplies);
    if (result.standard_error)
        object.add("standard_error", *result.standard_error);
    if (result.error_is_lower_bound)
        object.add("standard_error_is", lower_bound_text);
    if (!result.is_valid)
        object.add_raw("valid", "false");
    for (const Result::Used& used : result.used)
        if (is_sampling(used))
            add_used(object, used);
    return object.text();
}

int run(const EvalOptions& options, const CommandContext& context) {
    const Inputs inputs = read_inputs(options.assignments);
    if (!options.table.empty())
        return evaluate_table(options.quantity, inputs, options.table,
                              options.all_columns ? AddedColumns::all : AddedColumns::telling,
                              context);
    const Result result = evaluate(options.quantity, inputs, context.stop);
    context.out << to_json(options.quantity, result) << '\n';
    return 0;
}

constexpr auto eval_examples = R"(Examples:
  attnscope eval entropy n=512 d=64
  attnscope eval entropy n=1e12 d=128 lambda=0.0884 method=annealed
  attnscope eval gradient n=512 d=64 method=monte-carlo statistic=q10 samples=4000 seed=7
  attnscope eval scale rule=kappa-log-n n=4096 d=64
  attnscope eval log-mgf --table points.csv

'attnscope list' names every quantity and its keys. Entropies are in nats; lambda multiplies q·k
and is 1/sqrt(d) where it is left out. With --table each row of the file is evaluated: its columns
are the keys, key=value beside it serves rows whose cell is missing or empty, and other columns are
passed through. The output has the input's columns, then value, standard_error where a value is
sampled, standard_error_is where that says "a lower bound" of some row, error where a row failed, and
valid where that says "false" of some row; columns of the input with these five names are always passed
through as input_value and so on. --all-columns adds all five whatever the rows, so that parts of a
table can be joined again. The exit status is 1 if any row failed. A value beyond the range of a double
is a failure. A table has
at most 1 GiB, 5,000,000 rows, 1,000 columns and 65,536 bytes a cell; lines end in LF, CRLF or CR.

A sampled value lies within 1.96 standard errors of the true one in 95 of 100 samples. Where few rows
carry it the sample cannot tell its own error: standard_error_is then says "a lower bound". Where an
approximation has left its range, an entropy by more than 0.1 nat and 2 % of the exact mean, others by
more than 2 %, valid says false.)";

}  // namespace

void add_eval(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<EvalOptions>();
    CLI::App* command = program.add_subcommand("eval", "One quantity as JSON, or a table of them");
    command->footer(eval_examples);
    command->add_option("quantity", options->quantity, "What to compute, such as entropy")
        ->required();
    command->add_option("inputs", options->assignments, "Its inputs as key=value");
    CLI::Option* table = command->add_option(
        "--table", options->table, "CSV file with one evaluation a row; - reads standard input");
    command
        ->add_flag("--all-columns", options->all_columns,
                   "Add every column to a table, as parts that are joined again need")
        ->needs(table);
    command->callback([options, &chosen] {
        chosen = [options](const CommandContext& context) { return run(*options, context); };
    });
}

}  // namespace attnscope
