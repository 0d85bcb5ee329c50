#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/lab/train.h"

namespace attnscope::lab {

/// What is compared: a job for each rule, variant, position scheme and seed.
struct Comparison {
    Settings base;  ///< all else
    std::vector<std::string> rules, attentions, positions;
    std::int64_t seeds = 1;  ///< the seeds 1 to this number
    std::int64_t steps = 0;
    std::vector<std::int64_t> lengths;  ///< at which each trained model is measured

    std::int64_t part = 1, parts = 1;  ///< of all jobs, the run of them that is done here
    std::string folder;  ///< where models are saved (core/lab/run_file.h), made if need be; empty
                         ///< if they are not
    std::string settings_text;  ///< what was set besides, for the file that is resumed
};

/// Returns A, 2A, 4A, … and B for "A:B"; A for "A". Throws InvalidRequest.
std::vector<std::int64_t> lengths_from(const std::string& text);

/// Told of a job of this part that is done, with the number of those done and of all.
using JobProgress = std::function<void(const Settings& job, std::int64_t done, std::int64_t all)>;

/// Returns the settings of the jobs of this part, in the order of their rows: by rule, variant,
/// position scheme, seed. Throws InvalidRequest as chosen() does for any of all jobs, of whatever
/// part, and if several variants would be the same models: under a rule that multiplies cosines.
std::vector<Settings> jobs_of(const Comparison& comparison);

/// Trains and measures all jobs, and writes the table to `path`: a row for each job and length,
/// with the columns task, attention, position, rule, seed, n, accuracy, loss, entropy and
/// target_weight. Rows of jobs that are done are kept in `path` + ".unfinished", from which the
/// same call goes on after it was stopped or killed; the file ends with the table. The joined
/// tables of all parts, each without its first line but the first, are byte for byte that of a
/// single part. Throws Cancelled; InvalidRequest; FileError, also if the unfinished file belongs to
/// another comparison or to a process that still runs.
void run_jobs(const Comparison& comparison, const std::string& path, const std::stop_token& stop,
              const JobProgress& progress = {});

}  // namespace attnscope::lab
