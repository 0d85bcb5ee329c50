#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// A rule that others are compared with.
struct ComparedRule {
    std::size_t place;  ///< in the table of rules
    Message label;
    Scenario scenario;  ///< with this rule in the chosen one's place
    int look = 0;       ///< tells it apart from the others, from its place in the table
};

/// The rule's key.
std::string key_of(const ComparedRule& rule);

/// Looks that are equal modulo this share a colour; up to so many rules have one of their own.
inline constexpr int colors_of_rules = 8;

/// The Scenario's `compared_rules`.
std::vector<ComparedRule> compared_rules(const Scenario& scenario);

/// Those of them that are not the chosen one.
std::vector<ComparedRule> other_rules(const Scenario& scenario);

/// The inputs of what is drawn under the chosen rule, with those of other_rules().
Scenario with_other_rules(Scenario inputs, const Scenario& all);

/// The Scenario compared with the rules that are argued about most, where none are compared yet.
Scenario with_usual_rules(Scenario scenario);

}  // namespace attnscope
