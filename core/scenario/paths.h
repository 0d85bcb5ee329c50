#pragma once

#include "core/scenario/scenario.h"

namespace attnscope {

/// The members that name files.
inline constexpr std::string Scenario::*path_members[] = {
    &Scenario::query_file, &Scenario::key_file, &Scenario::weights_file, &Scenario::tokens_file};

/// The Scenario with relative paths as seen from the folder that the program works in made
/// absolute: they name the same files wherever they are read then.
Scenario with_absolute_paths(const Scenario& scenario);

}  // namespace attnscope
