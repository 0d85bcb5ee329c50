#include "core/lab/trials.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <string>
#include <utility>

#include "core/lab/trial_files.h"
#include "core/text/errors.h"

namespace attnscope::lab {
namespace {

constexpr std::array<std::int64_t, 12> trial_lengths = {8,   16,   32,   64,   128,  256,
                                                        512, 1024, 2048, 4096, 8192, 16384};

/// Whether a trial has come further than another one with the same settings.
bool is_further(const Trial& trial, const Trial& other) {
    return std::pair(trial.run.steps, trial.measured.size()) >
           std::pair(other.run.steps, other.measured.size());
}

/// The trials of this process, the one kept last at the end.
struct TrialStore {
    std::mutex mutex;
    std::vector<SharedTrial> trials;
    std::string folder;

    auto place_of(const Settings& settings) {
        return std::ranges::find_if(
            trials, [&](const SharedTrial& each) { return each->run.settings == settings; });
    }

    std::string folder_now() {
        const std::lock_guard lock(mutex);
        return folder;
    }

    void keep(const SharedTrial& trial) {
        constexpr std::size_t most = 500;
        const std::lock_guard lock(mutex);
        if (const auto found = place_of(trial->run.settings); found != trials.end()) {
            if (is_further(*trial, **found))
                *found = trial;
            return;
        }
        if (trials.size() == most)
            trials.erase(trials.begin());
        trials.push_back(trial);
    }
};

TrialStore& trial_store() {
    static TrialStore store;
    return store;
}

}  // namespace

std::span<const std::int64_t> measured_lengths() {
    return trial_lengths;
}

bool is_complete(const Trial& trial, std::int64_t steps) {
    return trial.run.steps >= steps && trial.measured.size() == trial_lengths.size();
}

SharedTrial trained(const SharedTrial& trial, std::int64_t steps, const TrialProgress& progress,
                    const std::stop_token& stop) {
    if (trial->run.steps >= steps)
        return trial;
    Run run = trial->run;
    const auto so_far = [&] { return std::make_shared<const Trial>(Trial{run, {}}); };
    try {
        train(
            run, steps, [&](const Run&) { progress(so_far()); }, stop);
    } catch (const Cancelled&) {
        return run.steps == trial->run.steps ? trial : so_far();
    }
    return so_far();
}

SharedTrial measured_further(const SharedTrial& trial, const std::stop_token& stop) {
    if (trial->measured.size() == trial_lengths.size())
        return trial;
    auto further = std::make_shared<Trial>(*trial);
    further->measured.push_back(evaluate(trial->run, trial_lengths[trial->measured.size()], stop));
    return further;
}

SharedTrial trial_in_memory(const Settings& settings) {
    TrialStore& store = trial_store();
    const std::lock_guard lock(store.mutex);
    const auto found = store.place_of(settings);
    return found == store.trials.end() ? nullptr : *found;
}

SharedTrial kept_trial(const Settings& settings) {
    SharedTrial kept = trial_in_memory(settings);
    const std::string folder = trial_store().folder_now();
    if (kept || folder.empty())
        return kept;
    kept = read_trial(folder, settings);
    if (kept)
        trial_store().keep(kept);
    return kept;
}

void keep_trial(const SharedTrial& trial, bool on_disk) {
    trial_store().keep(trial);
    const std::string folder = trial_store().folder_now();
    if (!on_disk || folder.empty())
        return;
    try {
        const SharedTrial on = read_trial(folder, trial->run.settings);
        if (!on || is_further(*trial, *on))
            save_trial(folder, *trial);
    } catch (const FileError&) {
        // Without room on the disk, what was trained is kept in memory alone.
    }
}

std::string file_of_trial(const SharedTrial& trial) {
    const std::string folder = trial_store().folder_now();
    if (folder.empty())
        return {};
    try {
        return save_run_as_it_is(folder, trial->run);
    } catch (const FileError&) {
        return {};
    }
}

void set_trial_folder(const std::string& folder) {
    TrialStore& store = trial_store();
    const std::lock_guard lock(store.mutex);
    store.folder = folder;
}

void forget_trials() {
    TrialStore& store = trial_store();
    const std::lock_guard lock(store.mutex);
    store.trials.clear();
}

}  // namespace attnscope::lab
