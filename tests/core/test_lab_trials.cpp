#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <vector>

#include "core/lab/trial_files.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

lab::SharedTrial short_trial() {
    lab::Trial trial{lab::new_run(lab::usual_settings(lab::task("first-symbol"))), {}};
    lab::train(trial.run, 5, {}, {});
    for (const std::int64_t n : {8, 16})
        trial.measured.push_back({n, 1.0 / 3, 0.1, 1e-300, 0.25});
    return std::make_shared<const lab::Trial>(std::move(trial));
}

TEST(LabTrials, AFileHoldsATrialAsItWas) {
    const TemporaryFolder folder;
    const lab::SharedTrial trial = short_trial();
    const std::string path = folder / "new/cache";
    EXPECT_EQ(lab::read_trial(path, trial->run.settings), nullptr);
    lab::save_trial(path, *trial);
    const lab::SharedTrial read = lab::read_trial(path, trial->run.settings);
    ASSERT_NE(read, nullptr);
    EXPECT_EQ(*read, *trial);
    lab::Settings other = trial->run.settings;
    other.rate *= 2;
    EXPECT_EQ(lab::read_trial(path, other), nullptr);
}

/// What was measured of other weights is left out, and a file that is cut off is none.
TEST(LabTrials, FilesThatDoNotFitAreLeftOut) {
    const TemporaryFolder folder;
    const lab::SharedTrial trial = short_trial();
    lab::save_trial(folder.path().string(), *trial);
    std::string run, measured;
    for (const auto& each : std::filesystem::directory_iterator(folder.path()))
        (each.path().extension() == ".npz" ? run : measured) = each.path().string();
    std::ofstream(measured) << "attnscope-measured 1\n99\n8 1 1 1 1\n";
    const lab::SharedTrial read = lab::read_trial(folder.path().string(), trial->run.settings);
    ASSERT_NE(read, nullptr);
    EXPECT_EQ(read->run, trial->run);
    EXPECT_TRUE(read->measured.empty());
    std::filesystem::resize_file(run, 1000);
    EXPECT_EQ(lab::read_trial(folder.path().string(), trial->run.settings), nullptr);
}

TEST(LabTrials, TheOneThatHasComeFurtherIsKept) {
    lab::forget_trials();
    const lab::SharedTrial trial = short_trial();
    auto further = std::make_shared<lab::Trial>(*trial);
    lab::train(further->run, 7, {}, {});
    lab::keep_trial(further, false);
    lab::keep_trial(trial, false);
    EXPECT_EQ(lab::trial_in_memory(trial->run.settings), further);
    lab::forget_trials();
    EXPECT_EQ(lab::trial_in_memory(trial->run.settings), nullptr);
}

TEST(LabTrials, AStopKeepsTheStepsMade) {
    lab::Trial fresh{lab::new_run(lab::usual_settings(lab::task("first-symbol"))), {}};
    std::stop_source stop;
    const lab::SharedTrial stopped = lab::trained(
        std::make_shared<const lab::Trial>(fresh), 1000,
        [&](const lab::SharedTrial& now) {
            if (now->run.steps >= 40)
                stop.request_stop();
        },
        stop.get_token());
    EXPECT_GE(stopped->run.steps, 40);
    EXPECT_LT(stopped->run.steps, 1000);
    lab::train(fresh.run, stopped->run.steps, {}, {});
    EXPECT_EQ(stopped->run, fresh.run);
}

}  // namespace
}  // namespace attnscope
