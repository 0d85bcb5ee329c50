#include <gtest/gtest.h>

#ifdef ATTNSCOPE_THREADS_TBB
#include <tbb/global_control.h>
#endif

#include <set>

#include "core/lab/assign.h"
#include "core/lab/jobs.h"
#include "core/lab/run_file.h"
#include "core/text/errors.h"
#include "tests/core/lab_testing.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

lab::Run trained(const lab::Settings& settings, std::int64_t steps) {
    lab::Run run = lab::new_run(settings);
    lab::train(run, steps, {}, {});
    return run;
}

lab::Settings small_repeats() {
    lab::Settings settings = usual_settings(lab::task("repeats"));
    settings.d = 16;
    settings.position = "alibi";
    settings.rule = "ssmax";
    settings.batch = 8;
    return settings;
}

TEST(Lab, TheSameSeedGivesTheSameBytesOnAnyNumberOfThreads) {
    const lab::Run run = trained(small_repeats(), 25);
    const lab::Measured measured = evaluate(run, 100, {});
#ifdef ATTNSCOPE_THREADS_TBB
    for (const std::size_t threads : {1, 2, 3}) {
        const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
        EXPECT_EQ(trained(small_repeats(), 25), run) << threads;
        EXPECT_EQ(evaluate(run, 100, {}), measured) << threads;
    }
#endif
    lab::Settings other = small_repeats();
    other.seed = 2;
    EXPECT_NE(trained(other, 25).weights, run.weights);
}

TEST(Lab, StepsMayBeSharedBetweenCallsAndFiles) {
    const TemporaryFolder folder;
    const std::string path = folder / "run.npz";
    const lab::Run whole = trained(small_repeats(), 50);
    lab::Run run = trained(small_repeats(), 33);
    lab::save_run(path, run);
    EXPECT_EQ(lab::read_run(path), run);
    run = lab::read_run(path);
    lab::train(run, 50, {}, {});
    EXPECT_EQ(run, whole);
}

TEST(Lab, ARunKeepsItsSettingsInAFile) {
    const TemporaryFolder folder;
    lab::Settings settings = usual_settings(lab::task("recall"));
    settings.rule = "formula";
    settings.formula = "log(n)/log(64)/sqrt(d)";
    settings.attention = "cosine";
    settings.position = "t5-bias";
    settings.rate = 1.0 / 3;
    settings.parameters.set(*lab::task("recall").parameters.front(), 3);
    const lab::Run run = lab::new_run(settings);
    lab::save_run(folder / "run.npz", run);
    EXPECT_EQ(lab::read_run(folder / "run.npz"), run);
}

TEST(Lab, SettingsOfAFileSayWhatIsAsUsual) {
    lab::Settings settings = usual_settings(lab::task("recall"));
    settings.rule = "kappa-log-n";
    settings.position = "alibi";
    const auto all = assignments_of(settings);
    for (const char* const key : {"kappa", "matches", "key_noise", "mask", "rate"})
        EXPECT_EQ(std::ranges::count(all, key, &std::pair<std::string, std::string>::first), 1)
            << key;
    for (const auto& [key, value] : all)
        EXPECT_TRUE(key != "ssmax_s" && key != "alibi_heads") << key;
}

/// Numbers that models decide by themselves make no other runs.
TEST(Lab, NumbersThatNoModelReadsAreRefused) {
    lab::Settings settings = usual_settings(lab::task("largest"));
    for (const char* const key : {"alibi_heads", "alibi_head", "t5_spread", "matches", "top_k"})
        EXPECT_THROW(assign(settings, key, "1"), InvalidRequest) << key;
    EXPECT_THROW(assign(settings, "alibi_slopes", "1"), UnknownName);
    EXPECT_NO_THROW(assign(settings, "window", "9"));
}

TEST(Lab, AFileThatHoldsNoRunIsRefused) {
    const TemporaryFolder folder;
    EXPECT_THROW(lab::read_run(folder / "none.npz"), FileError);
    lab::save_run(folder / "run.npz", lab::new_run(small_repeats()));
    std::ifstream file(folder / "run.npz", std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    for (const std::size_t size : {std::size_t{0}, bytes.size() / 2, bytes.size() - 40})
        EXPECT_THROW(lab::read_run(folder.write("cut.npz", bytes.substr(0, size))), FileError);
    // Each change of the settings makes another checksum necessary, so the archive is refused.
    std::string changed = bytes;
    changed[changed.find("repeats")] = 'x';
    EXPECT_THROW(lab::read_run(folder.write("changed.npz", changed)), FileError);
}

TEST(Lab, AStoppedRunIsWhole) {
    lab::Run run = lab::new_run(small_repeats());
    std::stop_source stop;
    EXPECT_THROW(lab::train(
                     run, 1000,
                     [&](const lab::Run& so_far) {
                         if (so_far.steps == 40)
                             stop.request_stop();
                     },
                     stop.get_token()),
                 Cancelled);
    EXPECT_EQ(run, trained(small_repeats(), 40));
}

TEST(Lab, TheLargestIsLearned) {
    const lab::Run run = trained(usual_settings(lab::task("largest")), 200);
    EXPECT_LT(run.curve.back().loss, run.curve.front().loss / 2);
    EXPECT_GT(run.curve.back().accuracy, 0.75);
    const lab::Measured near = evaluate(run, 16, {}), far = evaluate(run, 1024, {});
    EXPECT_GT(near.accuracy, 0.85);
    EXPECT_GT(near.target_weight, far.target_weight);
    EXPECT_LT(near.entropy, far.entropy);
    EXPECT_LT(far.entropy, std::log(1024));
}

TEST(Lab, EveryTaskDrawsExamplesThatFitIt) {
    for (const lab::Task* const task : lab::tasks())
        for (const std::int64_t n : {std::int64_t{1}, std::int64_t{7}, task->longest}) {
            const auto tokens = static_cast<std::size_t>(tokens_of(*task, n));
            for (const lab::Example& each : testing::lab_examples(usual_settings(*task), n, 20)) {
                ASSERT_EQ(each.symbols.size(), tokens) << task->key;
                ASSERT_EQ(each.features.size(), tokens * static_cast<std::size_t>(task->features));
                for (const std::int32_t symbol : each.symbols)
                    ASSERT_TRUE(symbol >= 0 && symbol < task->symbols) << task->key;
                for (const lab::Answer& answer : each.answers) {
                    ASSERT_TRUE(answer.wanted >= 0 && answer.wanted < task->classes) << task->key;
                    ASSERT_FALSE(answer.looks.empty()) << task->key;
                    for (const std::int32_t key : answer.looks)  // the answer stands there
                        EXPECT_EQ(each.symbols[static_cast<std::size_t>(key)], answer.wanted);
                }
            }
        }
}

TEST(Lab, RepeatsFollowFromTheSegmentBefore) {
    const lab::Settings settings = usual_settings(lab::task("repeats"));
    std::size_t answers = 0;
    for (const lab::Example& each : testing::lab_examples(settings, 200, 20))
        for (const lab::Answer& answer : each.answers) {
            const auto row = static_cast<std::size_t>(answer.row);
            const auto look = static_cast<std::size_t>(answer.looks.front());
            EXPECT_EQ(each.symbols[row], each.symbols[look - 1]);
            EXPECT_EQ(each.symbols[row + 1], each.symbols[look]);
            EXPECT_LE(look, row);
            ++answers;
        }
    EXPECT_GT(answers, 800U);
}

TEST(Lab, LengthsDoubleUpToTheLast) {
    using Lengths = std::vector<std::int64_t>;
    EXPECT_EQ(lab::lengths_from("16:128"), (Lengths{16, 32, 64, 128}));
    EXPECT_EQ(lab::lengths_from("5:48"), (Lengths{5, 10, 20, 40, 48}));
    EXPECT_EQ(lab::lengths_from("7"), Lengths{7});
    for (const char* const text : {"", ":", "0:4", "4:2", "4:", "4:8:16", "x", "1:1e9", "2.5"})
        EXPECT_THROW(lab::lengths_from(text), InvalidRequest) << text;
}

/// Two variants under a rule on cosines would be one model.
TEST(Lab, VariantsThatAreTheSameModelAreRefused) {
    lab::Comparison comparison;
    comparison.rules = {"log-512", "qk-norm"};
    comparison.attentions = {"dot", "key-norm"};
    comparison.positions = {"none"};
    EXPECT_THROW(jobs_of(comparison), InvalidRequest);
    comparison.attentions = {"key-norm"};
    EXPECT_EQ(jobs_of(comparison).size(), 2U);
}

TEST(Lab, PartsAreAllJobsInOrder) {
    lab::Comparison comparison;
    comparison.rules = {"t5", "mup", "log-512"};
    comparison.attentions = {"dot", "cosine"};
    comparison.positions = {"none"};
    comparison.seeds = 3;
    const std::vector<lab::Settings> all = jobs_of(comparison);
    ASSERT_EQ(all.size(), 18U);
    std::vector<lab::Settings> joined;
    comparison.parts = 5;
    for (comparison.part = 1; comparison.part <= 5; ++comparison.part)
        for (const lab::Settings& job : jobs_of(comparison))
            joined.push_back(job);
    EXPECT_EQ(joined, all);
    std::set<std::string> names;
    for (const lab::Settings& job : all)
        names.insert(name_of(job));
    EXPECT_EQ(names.size(), all.size());
}

}  // namespace
}  // namespace attnscope
