#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/app/program.h"
#include "tests/core/captured_file.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using nlohmann::json;

/// gpt-oss has a window in its even layers.
constexpr auto gpt_oss = R"({"model_type": "gpt_oss", "head_dim": 64, "sliding_window": 4,
    "rope_theta": 150000, "num_hidden_layers": 2})";

/// A run of `attention` on heads of two layers, layers.0 and layers.1, beside a configuration.
class ConfiguredRun {
public:
    explicit ConfiguredRun(const std::string& layer, const std::vector<std::string>& words = {},
                           const json& metadata = json::object()) {
        const std::string heads = folder_.write(
            "heads.safetensors", testing::file_of_calls({{"layers.0"}, {"layers.1"}}, metadata));
        std::vector<std::string> all = {"attention",
                                        "--backend",
                                        "cpu",
                                        "--tensors",
                                        heads,
                                        "--set",
                                        "model_config=" + folder_.write("config.json", gpt_oss),
                                        "--q-name",
                                        layer + ".q",
                                        "--k-name",
                                        layer + ".k"};
        all.insert(all.end(), words.begin(), words.end());
        run_ = run_here(all);
    }

    const ProgramRun& run() const { return run_; }

private:
    TemporaryFolder folder_;
    ProgramRun run_;
};

TEST(ModelConfigOfACommand, FollowsTheLayerOfTheTensors) {
    const ConfiguredRun first("layers.0"), second("layers.1");
    for (const ConfiguredRun* each : {&first, &second})
        ASSERT_EQ(each->run().status, 0) << each->run().err;
    EXPECT_NE(first.run().err.find("gpt_oss, layer 0: "), std::string::npos) << first.run().err;
    EXPECT_NE(first.run().err.find("mask=causal-window, window=4"), std::string::npos);
    EXPECT_NE(second.run().err.find("gpt_oss, layer 1: "), std::string::npos);
    EXPECT_NE(second.run().err.find("mask=causal,"), std::string::npos) << second.run().err;
    EXPECT_EQ(first.run().err.find("d=64"), std::string::npos);  // the files have another d
    const ConfiguredRun other("layers.0", {"--set", "model_layer=1"});
    EXPECT_NE(other.run().err.find("layer 1: "), std::string::npos);
}

TEST(ModelConfigOfACommand, LeavesWhatACapturedFileStates) {
    const json metadata = {
        {"attnscope.format", "1"},
        {"attnscope.calls",
         testing::calls_text(
             {{"layers.0",
               R"({"fields": {"rule": "constant", "lambda": 0.25, "mask": "none"}})"}})}};
    const ConfiguredRun run("layers.0", {}, metadata);
    ASSERT_EQ(run.run().status, 0) << run.run().err;
    EXPECT_EQ(run.run().err.find("mask=causal"), std::string::npos) << run.run().err;
    EXPECT_DOUBLE_EQ(json::parse(run.run().out)["lambda"].get<double>(), 0.25);
}

TEST(ModelConfigOfACommand, AFaultIsOneSentence) {
    const TemporaryFolder folder;
    const auto run = [&](const std::string& config) {
        return run_here({"attention", "--set", "n=8", "--set",
                         "model_config=" + folder.write("config.json", config)});
    };
    const ProgramRun none = run("[]");
    EXPECT_EQ(none.status, 1);
    EXPECT_NE(none.err.find("config.json: it is not a JSON object"), std::string::npos) << none.err;
    EXPECT_EQ(run(gpt_oss).status, 0);
    EXPECT_EQ(run_here({"attention", "--set", "n=8", "--set", "model_layer=1"}).status, 2);
}

}  // namespace
}  // namespace attnscope
