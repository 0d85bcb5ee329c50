#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// Splits "key=value" at the first '='. Throws InvalidRequest if there is none.
std::pair<std::string, std::string> split_assignment(std::string_view text);

/// Returns the Scenario `base` with these "key=value" settings made one after the other, as in the
/// window: fields that are not given follow (core/fields/follow.h). Throws InvalidRequest, also if
/// settings contradict one another: a field has two values, one setting has consequences that undo
/// an earlier one, or nothing reads a value that is not the default (λ with another rule, a head
/// without files). A list of all fields, such as the header of a table, sets everything, so nothing
/// follows and values that nothing reads are allowed.
Scenario scenario_with(const std::vector<std::string>& settings, const Scenario& base = {});

/// Returns the Scenario with further settings made one after the other, or with all fields set as a
/// list of all of them says. Throws InvalidRequest, also if a field has two values.
Scenario with_settings(const Scenario& scenario, const std::vector<std::string>& settings);

/// Returns the Scenario with the fields that nothing reads at their defaults.
Scenario read_part(const Scenario& scenario);

/// Returns the shortest list of settings from which scenario_with() and `base` make a Scenario with
/// the same read_part(). The list includes the keys in `said`; these must be keys of fields that
/// are read.
std::vector<std::string> settings_of(const Scenario& scenario,
                                     const std::vector<std::string_view>& said = {},
                                     const Scenario& base = {});

/// Returns the shortest list of settings with which with_settings() turns read_part(scenario) into
/// read_part(other).
std::vector<std::string> settings_between(const Scenario& scenario, const Scenario& other);

}  // namespace attnscope
