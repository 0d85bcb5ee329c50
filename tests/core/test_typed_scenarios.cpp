#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/reset.h"
#include "core/fields/typed_numbers.h"
#include "core/presets/presets.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/vectors/command_line.h"

// Scenarios as people write them down: formulas, command lines, presets; and as they take them
// back.

namespace attnscope {
namespace {

TEST(Formulas, GiveANumberOnceAndHoldAsLongAsTheyGiveIt) {
    const Scenario start;
    const Field& lambda = field("lambda");
    EXPECT_EQ(evaluated(start, lambda, "1/sqrt(d)"), "0.125");
    EXPECT_EQ(evaluated(start, lambda, "0.5"), "0.5");
    EXPECT_EQ(evaluated(start, field("mask"), "causal"), "causal");
    const Formulas typed = {{"lambda", "1/sqrt(d)"}};
    const Scenario given = with_field(start, "lambda", "0.125");
    EXPECT_EQ(holding(typed, given), typed);
    EXPECT_EQ(holding(typed, with_field(given, "lambda", "0.2")), Formulas());
    EXPECT_EQ(holding(typed, with_field(given, "d", "16")), Formulas());  // would be 1/4
    EXPECT_EQ(holding({{"n", "2n"}, {"n", "("}, {"none", "1+1"}, {"mask", "1+1"}}, given),
              Formulas());
}

TEST(Formulas, AreTakenByTheCommandLine) {
    EXPECT_EQ(scale(scenario_with({"lambda=1/sqrt(64)"})), 0.125);
    EXPECT_EQ(scenario_with({"n=4k", "d=2^7"}).n, 4000);
    // n and d may follow from files that are read later.
    EXPECT_THROW(scenario_with({"n=4k", "lambda=1/sqrt(d)"}), InvalidRequest);
}

std::string line_of(const std::vector<std::string>& settings) {
    return command_line_of(scenario_with(settings));
}

TEST(CommandLine, IsTheShortestThatMakesTheScenario) {
    EXPECT_EQ(command_line_of({}), "attnscope");
    EXPECT_EQ(line_of({"n=4096"}), "attnscope --set n=4096");
    EXPECT_EQ(line_of({"lambda=0.5"}), "attnscope --set lambda=0.5");  // chooses its rule
    EXPECT_EQ(line_of({"model=gaussian"}), "attnscope --set model=gaussian");
    EXPECT_EQ(line_of({"query_file=/a b/Q.npy"}),
              "attnscope --set mask=none --set alignment=top-left --set 'query_file=/a b/Q.npy'");
    Scenario waiting = scenario_with({"kappa=3"});
    waiting.rule = "log-512";
    EXPECT_EQ(command_line_of(waiting), "attnscope --set rule=log-512");
}

TEST(CommandLine, KeepsFormulasThatNeedNoLengths) {
    const Scenario eighth = scenario_with({"lambda=0.125"});
    EXPECT_EQ(command_line_of(eighth, {{"lambda", "1/sqrt(64)"}}),
              "attnscope --set 'lambda=1/sqrt(64)'");
    EXPECT_EQ(command_line_of(eighth, {{"lambda", "1/sqrt(d)"}}), "attnscope --set rule=constant");
    EXPECT_EQ(command_line_of({}, {{"n", "2^9"}, {"kappa", "1/2"}}), "attnscope --set 'n=2^9'");
    const ReadCommandLine read = read_command_line("attnscope --set 'lambda=1/sqrt(64)'");
    EXPECT_EQ(read.scenario, eighth);
    EXPECT_EQ(read.formulas, (Formulas{{"lambda", "1/sqrt(64)"}}));
}

TEST(CommandLine, IsReadAsPeoplePasteIt) {
    const Scenario wanted = scenario_with({"n=4096", "mask=causal"});
    for (const char* line :
         {"attnscope --set n=4096 --set mask=causal", "$ attnscope --set n=4096 --set=mask=causal",
          "./app/run \\\n  --set 'n=4096' \\\n  --set \"mask=causal\"\n", "n=4k+96 mask=causal",
          "attnscope --language zh_CN --set n=4096 --set mask=causal",
          "attnscope --set n=4096 --set mask=causal --language=zh_CN",
          "n=4096 mask=causal --language=zh_CN"}) {
        const ReadCommandLine read = read_command_line(line);
        EXPECT_EQ(read.scenario, wanted) << line;
    }
    EXPECT_EQ(read_command_line("attnscope").scenario, Scenario());
    EXPECT_EQ(read_command_line("attnscope attention --q Q.npy --k K.npy").scenario.key_file,
              "K.npy");
    EXPECT_EQ(read_command_line("attnscope attention --tensors F.npz").scenario.query_file,
              "F.npz");
}

/// The sentence with which a command line is refused.
std::string refusal_of(std::string_view line) {
    try {
        read_command_line(line);
    } catch (const InvalidRequest& refused) {
        return refused.what();
    }
    return "";
}

TEST(CommandLine, OfACommandGivesWhatItSetsOfTheScenario) {
    EXPECT_EQ(read_command_line("plot entropy-vs-length --set d=16 --reference n=8 --hide 'n=2' "
                                "--preset one-column -o x.pdf")
                  .scenario,
              scenario_with({"d=16"}));
    EXPECT_EQ(read_command_line("attnscope eval entropy n=4096 method=annealed").scenario,
              scenario_with({"n=4096"}));
    for (const char* line : {"attnscope --language zh_CN plot angles --set d=16 -o x.pdf",
                             "attnscope --language=zh_CN plot angles --set d=16 -o x.pdf"})
        EXPECT_EQ(read_command_line(line).scenario, scenario_with({"d=16"})) << line;
    EXPECT_EQ(refusal_of("attnscope plot angles -o x.pdf"),
              "'attnscope plot angles -o x.pdf' contains no setting of a Scenario");
}

TEST(CommandLine, IsRefusedForTheFirstThatIsWrong) {
    EXPECT_EQ(refusal_of("attnscope --set d=16 --set n=potato --set rm=causal; rm -rf /"),
              "n = 'potato' is not possible: it takes a whole number from 1 to 10^12, and 'potato' "
              "is unknown");
    EXPECT_EQ(refusal_of("attnscope --set masc=causal --set n=potato"),
              "there is no field 'masc'; is mask meant?");
    EXPECT_EQ(refusal_of("attnscope --set temperature=1"), "there is no field 'temperature'");
    EXPECT_EQ(refusal_of("attnscope --set n=5 && rm -rf /"), "'&&' is not a setting of a Scenario");
    EXPECT_NE(refusal_of("attnscope plot angles --set n=many --set d=16 -o a.pdf"), "");
    for (const char* none : {"", "hello world", "--set", "attnscope --set 'n=4", "rm -rf /",
                             "attnscope --set n=1 --set n=2"})
        EXPECT_THROW(read_command_line(none), InvalidRequest) << none;
    EXPECT_THROW(read_command_line(std::string(1 << 20, 'a')), InvalidRequest);
    EXPECT_THROW(read_command_line(std::string("\xff\x00'\x01", 4)), InvalidRequest);
}

/// Values that a field can have besides its default.
std::vector<std::string> values_of(const Field& field) {
    if (const auto* whole = std::get_if<IntegerField>(&field.kind))
        return {std::to_string(whole->min + 2), std::to_string(whole->min + 7)};
    if (const auto* real = std::get_if<ParameterField>(&field.kind))
        return {std::to_string(std::floor((real->parameter->min + real->parameter->max) / 3))};
    std::vector<std::string> keys;
    if (const Choices* choices = choices_in(field))
        for (const Choice& each : choices->choices)
            keys.emplace_back(each.key);
    else
        keys = {"3", "16"};  // dimensions, or names of files
    return keys;
}

/// What is read of a Scenario.
std::vector<std::pair<std::string, std::string>> read_of(const Scenario& scenario) {
    std::vector<std::pair<std::string, std::string>> read;
    for (const Field& each : fields())
        if (each.applies(scenario))
            read.emplace_back(each.key, get(scenario, each));
    return read;
}

TEST(CommandLine, ComesBackAsItWas) {
    std::mt19937_64 random(7);
    int checked = 0;
    for (int i = 0; i < 300; ++i) {
        Scenario scenario;
        for (int edit = 0; edit < 4; ++edit) {
            const Field& changed = fields()[random() % fields().size()];
            const auto values = values_of(changed);
            try {
                scenario = with_field(scenario, changed.key, values[random() % values.size()]);
            } catch (const InvalidRequest&) {
            }
        }
        try {
            validate(scenario);
        } catch (const InvalidRequest&) {
            continue;  // waits for a file
        }
        ++checked;
        const std::string line = command_line_of(scenario);
        EXPECT_EQ(read_of(read_command_line(line).scenario), read_of(scenario)) << line;
    }
    EXPECT_GT(checked, 150);
}

TEST(Presets, AreScenariosInWhichAllThatTheySayIsRead) {
    std::set<std::string_view> keys;
    for (const Preset& preset : presets()) {
        EXPECT_TRUE(keys.insert(preset.key).second) << preset.key;
        EXPECT_FALSE(preset.label.empty());
        EXPECT_GT(preset.source.size(), 20u) << preset.key;
        const Scenario made = scenario_with(preset.settings);
        for (const std::string& setting : preset.settings) {
            const auto [key, value] = split_assignment(setting);
            EXPECT_TRUE(field(key).applies(made)) << preset.key << ' ' << setting;
            EXPECT_FALSE(is_display(field(key))) << preset.key << ' ' << setting;
        }
    }
}

TEST(Presets, KeepUnitsAndColours) {
    const Scenario present = scenario_with({"unit=bit", "color_map=magma", "n=7"});
    const Scenario made = shown_as(present, scenario_with({"n=4096"}));
    EXPECT_EQ(made, scenario_with({"unit=bit", "color_map=magma", "n=4096"}));
}

TEST(Reset, OffersWhatDiffersAndSetsThatAlone) {
    EXPECT_TRUE(changed_fields({}).empty());
    const Scenario changed = scenario_with({"n=4096", "d=16", "lambda=0.5", "unit=bit"});
    std::vector<std::string> keys;
    for (const Field* each : changed_fields(changed))
        keys.emplace_back(each->key);
    EXPECT_EQ(keys, (std::vector<std::string>{"n", "d", "rule", "lambda", "unit"}));
    EXPECT_EQ(with_defaults(changed, {"d", "rule", "lambda"}),
              scenario_with({"n=4096", "unit=bit"}));
    EXPECT_EQ(with_defaults(changed, {"n", "d", "rule", "lambda", "unit"}), Scenario());
}

TEST(Reset, LeavesToFilesWhatTheyDecide) {
    Scenario files = scenario_with({"query_file=Q.npy", "key_file=K.npy"});
    files.n = 100;
    files.d = 32;
    EXPECT_EQ(with_defaults(files, {"n", "d"}), files);
    EXPECT_EQ(with_defaults(files, {"n", "d", "queries", "keys", "query_file", "key_file"}),
              Scenario());
}

}  // namespace
}  // namespace attnscope
