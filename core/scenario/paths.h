#pragma once

#include "core/scenario/scenario.h"

namespace attnscope {

/// The members that name files.
inline constexpr std::string Scenario::*path_members[] = {
    &Scenario::query_file,    &Scenario::key_file,  &Scenario::weights_file,
    &Scenario::position_file, &Scenario::sink_file, &Scenario::tokens_file,
    &Scenario::trained_file};

/// Returns the Scenario with its relative paths made absolute, so that they name the same files
/// wherever they are read. Relative paths start from the current folder.
Scenario with_absolute_paths(const Scenario& scenario);

}  // namespace attnscope
