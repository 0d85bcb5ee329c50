#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// "key=value" taken apart at the first '='. Throws InvalidRequest where there is none.
std::pair<std::string, std::string> split_assignment(std::string_view text);

/// The default Scenario with these "key=value" settings, whatever their order. What is not given
/// follows: λ chooses the constant rule, a file's path the file as source. Throws InvalidRequest,
/// also where settings contradict one another: a field has two values, or one that nothing then
/// reads and that is not its default (λ beside another rule, a head without files). In a list of
/// all fields, such as the header of a table, unread values may stand.
Scenario scenario_with(const std::vector<std::string>& settings);

}  // namespace attnscope
