#include <gtest/gtest.h>

#include <cmath>

#include "core/engines/engine.h"
#include "core/fields/assignments.h"
#include "core/vectors/vectors.h"

namespace attnscope {
namespace {

AttentionRequest request_of(std::vector<std::string> settings) {
    settings.insert(settings.end(), {"n=20", "d=16"});
    const Scenario scenario = scenario_with(settings);
    return attention_request(scenario, load_queries_and_keys(scenario));
}

TEST(Request, EveryRowHasTheScaleOfTheKeysThatItSees) {
    const AttentionRequest causal = request_of({"rule=ssmax", "ssmax_s=2", "mask=causal"});
    ASSERT_EQ(causal.row_lambdas.size(), 20U);
    for (std::size_t row = 0; row < 20; ++row)
        EXPECT_DOUBLE_EQ(causal.row_lambdas[row], 2 * std::log(static_cast<double>(row + 1)) / 4);
    const AttentionRequest window =
        request_of({"rule=ssmax", "ssmax_s=2", "mask=window", "window=3"});
    EXPECT_DOUBLE_EQ(window.row_lambdas[0], 2 * std::log(3.0) / 4);
    EXPECT_DOUBLE_EQ(window.row_lambdas[10], 2 * std::log(5.0) / 4);
}

TEST(Request, APositionIsThatOfTheLastKeySeen) {
    const AttentionRequest causal =
        request_of({"rule=llama-4-temperature", "llama_4_floor=8", "mask=causal"});
    for (std::size_t row = 0; row < 20; ++row)
        EXPECT_DOUBLE_EQ(
            causal.row_lambdas[row],
            (1 + 0.1 * std::log(1 + std::floor(static_cast<double>(row + 1) / 8))) / 4);
    const AttentionRequest all = request_of({"rule=llama-4-temperature", "llama_4_floor=8"});
    EXPECT_TRUE(all.row_lambdas.empty());
    EXPECT_DOUBLE_EQ(all.lambda, (1 + 0.1 * std::log(3.0)) / 4);
}

TEST(Request, OneScaleServesRowsThatAreAlike) {
    for (const char* mask : {"none", "causal"})
        EXPECT_TRUE(request_of({std::string("mask=") + mask}).row_lambdas.empty());
    EXPECT_TRUE(request_of({"rule=ssmax"}).row_lambdas.empty());
}

TEST(Request, ARuleOnCosinesIsAppliedToCosines) {
    const AttentionRequest request = request_of({"rule=cosine-log-n", "cosine_factor=3.5"});
    EXPECT_TRUE(request.cosines);
    EXPECT_DOUBLE_EQ(request.lambda, 3.5 * std::log(20.0));
    EXPECT_FALSE(request_of({"rule=ssmax"}).cosines);
}

TEST(Request, AnAdaptiveTemperatureStartsFromTheUsualScale) {
    const AttentionRequest request = request_of({"rule=adaptive-temperature", "mask=causal"});
    EXPECT_NE(request.temper, nullptr);
    for (std::int64_t row = 0; row < 20; ++row)
        EXPECT_EQ(lambda_of(request, row), 0.25);
    EXPECT_EQ(request_of({}).temper, nullptr);
}

}  // namespace
}  // namespace attnscope
