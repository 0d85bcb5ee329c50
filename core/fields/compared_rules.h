#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// One of the rules that figures compare.
struct ComparedRule {
    std::size_t place;  ///< index in the table of rules
    std::string key;    ///< key of the rule; "formula-2" for the second typed formula
    Message label;
    Scenario scenario;  ///< the Scenario with this rule as its chosen one
    int look = 0;       ///< number of its colour and dash; differs between compared rules
};

/// The number of colours of compared rules. Rules whose `look` is equal modulo this number share a
/// colour, so up to this many rules have a colour of their own.
inline constexpr int colors_of_rules = 8;

/// Returns the rules listed in the Scenario's `compared_rules`. Each typed formula counts as a rule
/// of its own. If the chosen rule is `formula` and several formulas are typed, these are compared
/// even if `compared_rules` does not name that rule.
std::vector<ComparedRule> compared_rules(const Scenario& scenario);

/// Returns the compared rules other than the chosen one.
std::vector<ComparedRule> other_rules(const Scenario& scenario);

/// Returns `inputs`, those of a figure under the chosen rule of `all`, with what the figure reads
/// for other_rules(all) added: their keys, formulas, parameters and score model.
Scenario with_other_rules(Scenario inputs, const Scenario& all);

/// Returns `inputs`, those of a figure that only marks compared_rules(all) at their λ, with the
/// chosen rule and the typed formulas added if several formulas are compared.
Scenario with_marked_rules(Scenario inputs, const Scenario& all);

/// Returns the Scenario with the most discussed rules to compare, if it compares no rules with its
/// own yet.
Scenario with_usual_rules(Scenario scenario);

}  // namespace attnscope
