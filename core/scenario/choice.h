#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/parameters/parameter.h"
#include "core/parameters/record.h"

namespace attnscope {

/// A record of any table as an option to choose: its key in files and on the command line, the
/// texts that a person reads, and the parameters that come with it.
struct Choice {
    std::string_view key, label;
    std::string_view meaning;                ///< two sentences for everybody
    std::string_view formula, help, source;  ///< empty if the record has none
    std::span<const Parameter* const> parameters;
    std::string_view family = {};  ///< heading above it and its kin in a list; empty if none

    /// Whether the record reads the parameter with this key.
    bool reads(std::string_view parameter) const;
};

template <typename Record>
Choice choice_of(const Record& record) {
    Choice choice{.key = record.key,
                  .label = record.label,
                  .meaning = record.meaning,
                  .formula = {},
                  .help = {},
                  .source = {},
                  .parameters = {}};
    if constexpr (requires { record.formula; })
        choice.formula = record.formula;
    if constexpr (requires { record.help; })
        choice.help = record.help;
    if constexpr (requires { record.source; })
        choice.source = record.source;
    if constexpr (requires { record.family; })
        choice.family = record.family;
    if constexpr (requires { record.parameters; })
        choice.parameters = record.parameters;
    return choice;
}

/// The records of a table, in its order.
template <typename Table>
std::vector<Choice> choices_of(const Table& table) {
    std::vector<Choice> choices;
    for (const auto& entry : table)
        choices.push_back(choice_of(record_in(entry)));
    return choices;
}

}  // namespace attnscope
