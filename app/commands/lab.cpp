#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "app/commands/arguments.h"
#include "app/commands/command.h"
#include "core/fields/assignments.h"
#include "core/lab/assign.h"
#include "core/lab/jobs.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

struct LabOptions {
    std::string task, output, models;
    std::string rules = "inverse-sqrt-d", attention = "dot", positions = "none";
    std::string lengths = "16:4096", seeds = "1", part = "1/1";
    std::optional<std::string> steps;
    std::vector<std::string> settings;
};

constexpr std::int64_t lab_most_seeds = 1000, lab_most_steps = 10'000'000, lab_most_parts = 100'000;

std::int64_t lab_number(std::string_view option, const std::string& text, std::int64_t most) {
    const auto number = parse_integer(text);
    if (!number || *number < 1 || *number > most)
        throw InvalidRequest(Message("lab.number",
                                     "%1 %2 is not possible: it takes a whole number from 1 to %3",
                                     {option, in_quotes(text), most}));
    return *number;
}

/// Returns the keys between commas.
std::vector<std::string> lab_keys(std::string_view option, const std::string& text) {
    std::vector<std::string> keys;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        keys.emplace_back(trimmed(std::string_view(text).substr(begin, end - begin)));
        if (std::ranges::count(keys, keys.back()) > 1)
            throw InvalidRequest(
                Message("lab.key-twice", "%1 has %2 twice", {option, in_quotes(keys.back())}));
        begin = end + 1;
    }
    return keys;
}

void set_part(const std::string& text, lab::Comparison& comparison) {
    const auto slash = text.find('/');
    const auto part = parse_integer(std::string_view(text).substr(0, slash));
    const auto parts = slash == std::string::npos
                           ? std::nullopt
                           : parse_integer(std::string_view(text).substr(slash + 1));
    if (!part || !parts || *parts < 1 || *parts > lab_most_parts || *part < 1 || *part > *parts)
        throw InvalidRequest(
            Message("lab.part",
                    "--part %1 is not possible: it takes K/N with whole numbers, 1 ≤ K ≤ N ≤ %2",
                    {in_quotes(text), lab_most_parts}));
    comparison.part = *part;
    comparison.parts = *parts;
}

lab::Comparison comparison_from(const LabOptions& options) {
    const lab::Task& task = lab::task(options.task);
    lab::Comparison comparison;
    comparison.base = usual_settings(task);
    for (const std::string& setting : options.settings) {
        const auto [key, value] = split_assignment(setting);
        lab::assign(comparison.base, key, value);
        comparison.settings_text += " --set " + printable(setting);
    }
    comparison.rules = lab_keys("--rules", options.rules);
    comparison.attentions = lab_keys("--attention", options.attention);
    comparison.positions = lab_keys("--positions", options.positions);
    comparison.seeds = lab_number("--seeds", options.seeds, lab_most_seeds);
    comparison.steps =
        options.steps ? lab_number("--steps", *options.steps, lab_most_steps) : task.steps;
    comparison.lengths = lab::lengths_from(options.lengths);
    comparison.folder = options.models;
    set_part(options.part, comparison);
    return comparison;
}

int run_lab(const LabOptions& options, const CommandContext& context) {
    const lab::Comparison comparison = comparison_from(options);
    if (options.output.empty())
        throw InvalidRequest(Message("output.empty", "the name of the output is empty"));
    require_ending(options.output, {"csv"});
    run_jobs(comparison, options.output, context.stop,
             [&](const lab::Settings& job, std::int64_t done, std::int64_t all) {
                 context.err << "attnscope: "
                             << spokenText(
                                    {"lab.done", "%1 of %2 models: %3", {done, all, name_of(job)}})
                             << '\n'
                             << std::flush;
             });
    return 0;
}

constexpr auto lab_examples = R"(Examples:
  attnscope lab largest --rules inverse-sqrt-d,log-512 --attention dot,key-norm --seeds 5 -o a.csv
  attnscope lab recall --rules formula --set 'scale_formula=log(n)/log(64)/sqrt(d)' -o b.csv
  attnscope lab repeats --positions rope,alibi,t5-bias --lengths 32:512 --seeds 3 -o c.csv
  attnscope lab largest --rules log-512,ssmax --seeds 20 --part 3/8 -o part.3.csv

A small attention model is trained on TASK with each rule, kind of attention, position scheme and
seed, and then measured at other lengths: A, 2A, 4A, … and B. 'attnscope list' names the tasks, with
their own settings, and all keys. --set also takes d, layers, heads, batch, rate, warm_up (steps
over which the rate grows), mask, scale_formula, and each number that a rule, scheme or mask reads,
one KEY=VALUE each time. A line on standard error tells of each model that is done.

The table has the columns task, attention, position, rule, seed, n, accuracy, loss (nats), entropy
(nats) and target_weight, the weight on the keys that a row should look at; the last two are means
over heads of the last layer. Models that are done are kept in OUTPUT.unfinished: the same command
goes on after it was stopped or killed. --part K/N trains the K-th of N equal parts of all models;
the parts' tables joined, with one first line, are byte for byte the whole table. The matrices that
--models keeps have the names layer0.query, layer0.key, …; a row x of vectors becomes x W. Cosines
are multiplied by e to the power of layer0.log_temperature, which is learned.)";

}  // namespace

void add_lab(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<LabOptions>();
    CLI::App* command = program.add_subcommand(
        "lab", "Small attention models, trained under several rules and measured at other lengths");
    command->footer(lab_examples);
    command->add_option("task", options->task, "The task: largest, recall, first-symbol, repeats")
        ->required();
    command->add_option("-o,--output", options->output, "File to write (.csv)")->required();
    command->add_option("--rules", options->rules, "Scaling rules, with commas between them")
        ->capture_default_str();
    command->add_option("--attention", options->attention, "Kinds of attention, likewise")
        ->capture_default_str();
    command->add_option("--positions", options->positions, "Position schemes, likewise")
        ->capture_default_str();
    command->add_option("--lengths", options->lengths, "Lengths to measure at, A:B")
        ->capture_default_str();
    command->add_option("--seeds", options->seeds, "Number of seeds, each a model of its own")
        ->capture_default_str();
    command->add_option("--steps", options->steps, "Steps of training; usually those of the task");
    command->add_option("--part", options->part, "Which part of all models, K/N")
        ->capture_default_str();
    command->add_option("--models", options->models,
                        "Folder, made if need be, in which each model is kept as NPZ");
    command->add_option("--set", options->settings, "One KEY=VALUE of the model; may be repeated")
        ->allow_extra_args(false);
    command->callback([options, &chosen] {
        chosen = [options](const CommandContext& context) { return run_lab(*options, context); };
    });
}

}  // namespace attnscope
