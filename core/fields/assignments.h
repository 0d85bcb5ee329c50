#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// "key=value" taken apart at the first '='. Throws InvalidRequest where there is none.
std::pair<std::string, std::string> split_assignment(std::string_view text);

/// The default Scenario with these "key=value" settings made one after the other, as in the window:
/// what is not given follows (core/fields/follow.h). Throws InvalidRequest, also where settings
/// contradict one another: a field has two values, what follows from one undoes an earlier one, or
/// nothing reads one that is not its default (λ beside another rule, a head without files). A list
/// of all fields, such as the header of a table, says everything, so that nothing follows and
/// unread values may stand.
Scenario scenario_with(const std::vector<std::string>& settings);

/// The Scenario with further settings made one after the other, or with a list of all fields as it
/// says. Throws InvalidRequest.
Scenario with_settings(const Scenario& scenario, const std::vector<std::string>& settings);

/// The Scenario with what nothing reads at its default.
Scenario read_part(const Scenario& scenario);

/// The shortest list of settings that say these keys, whose fields are read, and of which
/// scenario_with() makes a Scenario of the same read_part().
std::vector<std::string> settings_of(const Scenario& scenario,
                                     const std::vector<std::string_view>& said = {});

/// Likewise what makes read_part(other) of read_part(scenario) by with_settings().
std::vector<std::string> settings_between(const Scenario& scenario, const Scenario& other);

}  // namespace attnscope
