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
            throw InvalidRequest(Message("option.twice", "%1 is given twice", {key}));
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
    if (result.lambda_is_of_mean_row)
        object.add("lambda_is", std::string_view("of the mean row"));
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
  attnscope eval entropy n=4096 d=64 rule=ssmax ssmax_s=0.3
  attnscope eval log-mgf --table points.csv

'attnscope list' names every quantity and its keys. Entropies are in nats; lambda multiplies q·k and
is 1/sqrt(d) if it is left out; rule=KEY with the rule's own parameters gives it in its place. With
--table, each row of the file is evaluated: its columns are the keys, key=value on the command line
fills cells that are missing or empty, and other columns are passed through. The output has the
columns of the input, then value, standard_error if a value is sampled, standard_error_is if that is
"a lower bound" in some row, error if a row failed, and valid if that is "false" in some row.
Columns of the input with these five names are always passed through as input_value and so on.
--all-columns always adds all five columns, so that parts of a table can be joined again. The exit
status is 1 if any row failed. A value beyond the range of a double is a failure. A table has at
most 1 GiB, 5,000,000 rows, 1,000 columns and 65,536 bytes per cell; lines end in LF,
CRLF or CR.

A sampled value lies within 1.96 standard errors of the true one in 95 of 100 samples. If only few
rows carry the value, the sample cannot tell its own error, and standard_error_is says "a lower
bound". The column valid says false if an approximation has left its range: an entropy by more than
0.1 nat and 2 % of the exact mean, a support by more than 10 %, others by more than 2 %.

Under rule=adaptive-temperature each row has a λ of its own, and no exact mean is known: values are
those at the λ of the mean row, the standard method is mean-row, and lambda_is says so.)";

}  // namespace

void add_eval(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<EvalOptions>();
    CLI::App* command = program.add_subcommand("eval", "One quantity as JSON, or a table of them");
    command->footer(eval_examples);
    command->add_option("quantity", options->quantity, "What to compute, such as entropy")
        ->required();
    command->add_option("inputs", options->assignments, "Its inputs as key=value");
    CLI::Option* table = command->add_option(
        "--table", options->table, "CSV file with one evaluation per row; - reads standard input");
    command
        ->add_flag("--all-columns", options->all_columns,
                   "Add every column to the output, so that parts of a table can be joined again")
        ->needs(table);
    command->callback([options, &chosen] {
        chosen = [options](const CommandContext& context) { return run(*options, context); };
    });
}

}  // namespace attnscope
