#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

TEST(Scenario, ATaskSetsItsStepsUnlessOthersAreSet) {
    const Scenario repeats = with_field(Scenario(), "lab_task", "repeats");
    EXPECT_EQ(repeats.lab_steps, 2000);
    EXPECT_EQ(with_field(repeats, "lab_task", "largest"), Scenario());
    const Scenario own = with_field(Scenario(), "lab_steps", "700");
    EXPECT_EQ(with_field(own, "lab_task", "repeats").lab_steps, 700);
}

TEST(Fields, KeysAreUnique) {
    std::set<std::string_view> keys;
    for (const Field& field : fields())
        EXPECT_TRUE(keys.insert(field.key).second) << field.key;
}

TEST(Fields, EveryValueSurvivesItsText) {
    Scenario scenario;
    for (const auto& [key, value] : {std::pair{"n", "4096"},
                                     {"d", "128"},
                                     {"lambda", "0.3"},
                                     {"rule", "kappa-log-n"},
                                     {"model", "gaussian-qk"},
                                     {"mask", "causal"},
                                     {"key_file", "k v.npy"},
                                     {"unit", "bit"},
                                     {"angle_dimensions", "3,16"},
                                     {"document_lengths", "3, 16"},
                                     {"color_map", "magma"}}) {
        set(scenario, key, value);
        EXPECT_EQ(get(scenario, field(key)), value);
    }
    Scenario copy;
    for (const auto& [key, value] : describe(scenario))
        set(copy, key, value);
    EXPECT_EQ(copy, scenario);
}

TEST(Fields, ARefusedValueIsNamedAndChangesNothing) {
    Scenario scenario;
    const Scenario before = scenario;
    for (const auto& [key, value] : {std::pair{"n", "0"},
                                     {"n", "1.5"},
                                     {"n", "many"},
                                     {"n", ""},
                                     {"d", "1"},
                                     {"lambda", "nan"},
                                     {"lambda", "-1"},
                                     {"lambda", "1e400"},
                                     {"rule", "none"},
                                     {"angle_dimensions", "3,x"},
                                     {"document_lengths", "3,x"},
                                     {"seed", "-1"}}) {
        try {
            set(scenario, key, value);
            ADD_FAILURE() << key << " accepted " << value;
        } catch (const InvalidRequest& refusal) {
            EXPECT_NE(std::string(refusal.what()).find(key), std::string::npos) << refusal.what();
        }
        EXPECT_EQ(scenario, before);
    }
}

TEST(Fields, WholeNumbersMayBeWrittenWithAnExponent) {
    Scenario scenario;
    set(scenario, "n", "1e12");
    EXPECT_EQ(scenario.n, 1'000'000'000'000);
}

TEST(Follow, AParameterChoosesTheRuleThatReadsIt) {
    const Scenario constant = with_field(Scenario(), "lambda", "0.5");
    EXPECT_EQ(constant.rule, "constant");
    EXPECT_EQ(scale(constant), 0.5);
    const Scenario su = with_field(constant, "kappa", "2");
    EXPECT_EQ(su.rule, "kappa-log-n");
    EXPECT_DOUBLE_EQ(scale(su), 2 * std::log(512.0) / 64);
}

TEST(Follow, TheConstantRuleKeepsTheScaleThatStood) {
    const Scenario before = with_field(with_field(Scenario(), "d", "256"), "rule", "log-512");
    const Scenario after = with_field(before, "rule", "constant");
    EXPECT_EQ(scale(after), scale(before));
    EXPECT_EQ(scale(with_field(after, "d", "16")), scale(before));
}

TEST(Follow, AnEmptiedPathGivesTheFileUp) {
    const Scenario read = with_field(Scenario(), "query_file", "q.npy");
    EXPECT_EQ(read.queries, "file");
    EXPECT_EQ(with_field(read, "query_file", ""), Scenario());
    const Scenario drawn = with_field(read, "queries", "gaussian");
    EXPECT_EQ(with_field(drawn, "query_file", "").queries, "gaussian");
}

TEST(Follow, AGivenUpFileLeavesWhatTheModelDraws) {
    const Scenario model = with_field(Scenario(), "model", "gaussian");  // sphere, gaussian
    EXPECT_EQ(with_field(with_field(model, "query_file", "q.npy"), "query_file", ""), model);
    EXPECT_EQ(with_field(with_field(model, "key_file", "k.npy"), "key_file", ""), model);
}

TEST(Follow, AScoreModelDrawsQueriesAndKeysOfItsLaw) {
    const Scenario both = with_field(Scenario(), "model", "gaussian-qk");
    EXPECT_EQ(both.queries, "gaussian");
    EXPECT_EQ(both.keys, "gaussian");
    const Scenario file = with_field(with_field(both, "key_file", "k.npy"), "model", "sphere");
    EXPECT_EQ(file.queries, "sphere");
    EXPECT_EQ(file.keys, "file");
}

TEST(Fields, AFileSourceNeedsAFile) {
    Scenario scenario;
    EXPECT_NO_THROW(validate(scenario));
    set(scenario, "keys", "file");
    EXPECT_THROW(validate(scenario), InvalidRequest);
    set(scenario, "key_file", "k.npy");
    EXPECT_NO_THROW(validate(scenario));
}

void expect_contradiction(const std::vector<std::string>& settings, const std::string& one,
                          const std::string& other) {
    try {
        scenario_with(settings);
        ADD_FAILURE() << "accepted " << settings.front();
    } catch (const InvalidRequest& refusal) {
        const std::string sentence = refusal.what();
        EXPECT_NE(sentence.find(one), std::string::npos) << sentence;
        EXPECT_NE(sentence.find(other), std::string::npos) << sentence;
    }
}

TEST(Assignments, ThatContradictOneAnotherAreRefused) {
    expect_contradiction({"n=5", "n=6"}, "n = 5", "n = 6");
    expect_contradiction({"rule=constant", "lambda=2", "rule=log-512"}, "constant", "log-512");
    for (const bool swapped : {false, true}) {
        std::vector<std::string> settings = {"lambda=1", "rule=log-512"};
        if (swapped)
            std::swap(settings[0], settings[1]);
        expect_contradiction(settings, "lambda = 1", "rule = log-512");
    }
    expect_contradiction({"head=3"}, "head = 3", "keys = sphere");
    expect_contradiction({"key_file=k.npy", "keys=gaussian"}, "k.npy", "keys = gaussian");
    EXPECT_EQ(scenario_with({"n=5", "n=5.0"}).n, 5);
    EXPECT_EQ(scale(scenario_with({"lambda=1", "rule=constant"})), 1);
    EXPECT_EQ(scenario_with({"lambda=0.125", "rule=log-512"}).rule, "log-512");
}

TEST(Assignments, WhatNothingReadsIsRefusedWithTheChoicesThatReadIt) {
    expect_contradiction({"window=3"}, "mask = none", "only mask = window or mask = causal-window");
    expect_contradiction({"head=3"}, "head = 3", "only queries = file or keys = file reads it");
    expect_contradiction({"lambda=1", "rule=log-512"}, "lambda = 1", "only rule = constant");
}

TEST(Assignments, WhatALaterOneUndoesIsSaid) {
    expect_contradiction({"queries=gaussian", "model=sphere"},
                         "model = sphere contradicts the earlier queries = gaussian",
                         "it sets queries = sphere");
    expect_contradiction({"rule=log-512", "lambda=1"},
                         "lambda = 1 contradicts the earlier rule = log-512",
                         "it sets rule = constant");
}

TEST(Assignments, AFilesPathChoosesItAsSource) {
    const Scenario scenario = scenario_with({"key_file=k.npy", "head=3"});
    EXPECT_EQ(scenario.keys, "file");
    EXPECT_EQ(scenario.queries, "sphere");
    EXPECT_EQ(scenario.head, 3);
}

TEST(Assignments, OfAllFieldsMakeTheSameScenarioAgain) {
    Scenario scenario;
    scenario = with_constant_scale(scenario, 0.3);
    scenario.rule = "kappa-log-n";  // which does not read that scale
    scenario.key_file = "k.npy";    // nor does anything read these
    scenario.head = 2;
    std::vector<std::string> settings;
    for (const auto& [key, value] : describe(scenario))
        settings.push_back(key + "=" + value);
    EXPECT_EQ(scenario_with(settings), scenario);
    std::ranges::reverse(settings);
    EXPECT_EQ(scenario_with(settings), scenario);
    settings.pop_back();
    EXPECT_THROW(scenario_with(settings), InvalidRequest);
}

TEST(Fields, AngleDimensionsStartWithDAndNameEachOnce) {
    Scenario scenario;
    set(scenario, "angle_dimensions", "3,64,16,3");
    EXPECT_EQ(angle_dimensions(scenario), (std::vector<std::int64_t>{64, 3, 16}));
}

TEST(Numbers, PrintAndParse) {
    EXPECT_EQ(to_text(0.1), "0.1");
    EXPECT_EQ(to_text_17(0.1), "0.10000000000000001");
    EXPECT_EQ(parse_real(" +2.5e-3 "), 2.5e-3);
    EXPECT_FALSE(parse_real("1,5"));
    EXPECT_FALSE(parse_real("nan"));
    EXPECT_FALSE(parse_real("+-1"));
    EXPECT_EQ(parse_integer("512.0"), 512);
    EXPECT_FALSE(parse_integer("512.5"));
    EXPECT_FALSE(parse_integer("1e300"));
}

}  // namespace
}  // namespace attnscope
