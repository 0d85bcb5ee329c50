#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/fields/assignments.h"

namespace attnscope {

/// Returns the files that the Scenario names, which are kept from being outputs.
std::vector<std::string> files_of(const Scenario& scenario);

/// Throws InvalidRequest that lists the endings if the path's is none of them.
void require_ending(std::string_view path, const std::vector<std::string>& endings);

}  // namespace attnscope
