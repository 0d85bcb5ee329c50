#pragma once

#include <stop_token>
#include <string>

#include "core/lab/trials.h"

namespace attnscope::lab {

// A trial in a folder is two files whose names follow from its settings: the run as NPZ
// (core/lab/run_file.h), and what was measured of it as a text.

/// Returns the path of the run of the trial with these settings, whether it is there or not.
std::string run_path(const std::string& folder, const Settings& settings);

/// Writes the files of a trial; makes the folder. Throws FileError.
void save_trial(const std::string& folder, const Trial& trial);

/// Returns the trial with these settings; null if the folder has none that is whole. What was
/// measured is left out if it belongs to other weights.
SharedTrial read_trial(const std::string& folder, const Settings& settings);

}  // namespace attnscope::lab
