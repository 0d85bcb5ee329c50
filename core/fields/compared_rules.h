#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// A rule that others are compared with.
struct ComparedRule {
    std::size_t place;  ///< index in the table of rules
    std::string key;    ///< the rule's; "formula-2" for the second typed formula
    Message label;
    Scenario scenario;  ///< with this rule in the chosen one's place
    int look = 0;       ///< distinguishes it from the others; from its place in the table
};

/// Looks that are equal modulo this number share a colour; up to this many rules have one of their
/// own.
inline constexpr int colors_of_rules = 8;

/// Returns the rules listed in the Scenario's `compared_rules`. Each typed formula counts as a
/// rule; several are compared under the rule `formula` even if `compared_rules` does not name it.
std::vector<ComparedRule> compared_rules(const Scenario& scenario);

/// Returns the compared rules other than the chosen one.
std::vector<ComparedRule> other_rules(const Scenario& scenario);

/// Returns the inputs of a figure under the chosen rule together with those of other_rules().
Scenario with_other_rules(Scenario inputs, const Scenario& all);

/// Returns the inputs of a figure that marks compared_rules(), of which it reads λ alone.
Scenario with_marked_rules(Scenario inputs, const Scenario& all);

/// Returns the Scenario with the rules that are discussed most to compare, if none are compared
/// yet.
Scenario with_usual_rules(Scenario scenario);

}  // namespace attnscope
