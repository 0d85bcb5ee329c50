#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/fields/assignments.h"

namespace attnscope {

/// Returns the files that the Scenario names; outputs must not overwrite them.
std::vector<std::string> files_of(const Scenario& scenario);

/// Throws InvalidRequest if an output is "-", which is not standard output here.
void refuse_dash(std::string_view path);

/// Throws InvalidRequest, which lists `endings`, if the path has none of these endings.
void require_ending(std::string_view path, const std::vector<std::string>& endings);

}  // namespace attnscope
