#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/lab/train.h"

namespace attnscope::lab {

/// A run as far as it has come, and what its model does at some lengths, ascending.
struct Trial {
    Run run;
    std::vector<Measured> measured;

    bool operator==(const Trial&) const = default;
};

using SharedTrial = std::shared_ptr<const Trial>;

/// The lengths at which a trial is measured: 8, 16, … 16,384.
std::span<const std::int64_t> measured_lengths();

/// Whether a trial has made that many steps and has been measured at each length.
bool is_complete(const Trial& trial, std::int64_t steps);

/// Told of a trial that has come further.
using TrialProgress = std::function<void(const SharedTrial& trial)>;

/// Trains the trial on until it has made `steps` steps. What was measured of earlier weights is
/// dropped. Returns the trial that has come so far if a stop is requested; throws as train() does
/// otherwise.
SharedTrial trained(const SharedTrial& trial, std::int64_t steps, const TrialProgress& progress,
                    const std::stop_token& stop);

/// Measures the trial at the first length that it lacks. Throws as evaluate() does.
SharedTrial measured_further(const SharedTrial& trial, const std::stop_token& stop);

/// Returns the trial with these settings that is kept in memory or in the folder of
/// set_trial_folder(); null if there is none. Safe from any thread.
SharedTrial kept_trial(const Settings& settings);

/// Returns the trial that is kept in memory; null if there is none. Safe from any thread, and reads
/// no file.
SharedTrial trial_in_memory(const Settings& settings);

/// Keeps a trial in place of one with the same settings that has come less far. Safe from any
/// thread. Writes it to the folder if `on_disk`; a file that cannot be written is left out.
void keep_trial(const SharedTrial& trial, bool on_disk);

/// Writes the run of a trial, as it is now, to a file of its own and returns the path; empty if
/// there is no folder, or the file cannot be written. Later steps leave the file as it is.
std::string file_of_trial(const SharedTrial& trial);

/// Sets the folder where trials are kept between runs of the program; none if it is empty.
void set_trial_folder(const std::string& folder);

/// Forgets what is kept in memory, as at the end of the program.
void forget_trials();

}  // namespace attnscope::lab
