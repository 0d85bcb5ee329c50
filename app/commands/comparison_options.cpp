#include "app/commands/comparison_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "core/fields/assignments.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

/// Returns the index of the frozen Scenario with this number, counted from 1, or else with this
/// name; nothing if it is the last. A number comes first because the lines in files have one.
/// Throws InvalidRequest if there is none.
std::optional<std::size_t> place_said(const std::vector<Frozen>& frozen, const std::string& text) {
    const auto named = std::ranges::find(frozen, text, &Frozen::name);
    const auto count = static_cast<std::int64_t>(frozen.size());
    const std::int64_t number = parse_integer(text).value_or(0);
    const bool is_number = number >= 1 && number <= count;
    const std::int64_t place = is_number ? number - 1 : named - frozen.begin();
    if (place == count || (!is_number && text.empty()))
        throw InvalidRequest(count == 1
                                 ? Message("compare.frozen-one",
                                           "--frozen %1 is neither the name nor the number of what "
                                           "--reference and --freeze freeze, which is 1",
                                           {in_quotes(text)})
                                 : Message("compare.frozen-several",
                                           "--frozen %1 is neither the name nor the number of what "
                                           "--reference and --freeze freeze, from 1 to %2",
                                           {in_quotes(text), count}));
    if (place + 1 == count)
        return {};
    return static_cast<std::size_t>(place);
}

}  // namespace

void add_comparison(CLI::App& command, ComparisonOptions& options, Matrices matrices) {
    command
        .add_option("--reference", options.reference,
                    "A field, as key=value, of a second Scenario, which is drawn in grey")
        ->allow_extra_args(false);
    command
        .add_option(
            "--freeze", options.freeze,
            "A further Scenario as NAME:key=value,…, drawn in a colour of its own, or in grey "
            "if it is the first and there is no --reference")
        ->allow_extra_args(false);
    if (matrices == Matrices::shown)
        command.add_option("--frozen", options.frozen,
                           "The frozen Scenario that matrices show, by number or name; else the "
                           "last");
    command.add_option("--over", options.over,
                       "A field and its values, as d=64,128,256: a curve for each");
}

Comparison comparison_of(const ComparisonOptions& options, const Scenario& scenario) {
    Comparison comparison;
    if (!options.reference.empty())
        comparison.frozen.push_back({with_settings(scenario, options.reference)});
    for (const std::string& text : options.freeze)
        comparison.frozen.push_back(frozen_from(text, scenario));
    check_frozen(comparison.frozen);
    if (options.frozen && comparison.frozen.empty())
        throw InvalidRequest(Message(
            "compare.frozen-alone",
            "--frozen chooses among what --reference and --freeze freeze, but neither is given"));
    if (options.frozen)
        comparison.chosen = place_said(comparison.frozen, *options.frozen);
    if (options.over)
        comparison.over = family_from(*options.over);
    return comparison;
}

}  // namespace attnscope
