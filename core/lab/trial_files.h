#pragma once

#include <stop_token>
#include <string>

#include "core/lab/trials.h"

namespace attnscope::lab {

// A trial in a folder is two files whose names follow from its settings: the run as NPZ
// (core/lab/run_file.h), and what was measured of it as a text.

/// Writes a trial's run as it is now to a file of its own, which later steps leave as it is; makes
/// the folder. Returns the path. Throws FileError.
std::string save_run_as_it_is(const std::string& folder, const Run& run);

/// Writes the files of a trial; makes the folder. Throws FileError.
void save_trial(const std::string& folder, const Trial& trial);

/// Returns the trial with these settings; null if the folder has none that is whole. What was
/// measured is left out if it belongs to other weights.
SharedTrial read_trial(const std::string& folder, const Settings& settings);

}  // namespace attnscope::lab
