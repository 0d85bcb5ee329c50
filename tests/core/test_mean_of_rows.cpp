#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/figures/mean_of_rows.h"
#include "core/scenario/scale.h"
#include "core/theory/exact_means.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

/// The mean over rows one by one, the keys of each given.
double mean_one_by_one(const Scenario& scenario, auto keys_of) {
    double sum = 0;
    for (std::int64_t row = 0; row < scenario.n; ++row) {
        const auto keys = static_cast<double>(keys_of(row));
        sum += exact_means(score_law(scenario.model).id, keys, static_cast<double>(scenario.d),
                           scale_at(scenario, keys))
                   .entropy;
    }
    return sum / static_cast<double>(scenario.n);
}

TEST(MeanOfRows, OfUniformRowsIsThatOfTheLogarithms) {
    // λ = 0: (log 1 + … + log n)/n = log n!/n.
    for (const char* n : {"1", "2", "40", "5000", "131072", "1000000000"}) {
        const Scenario scenario = with({{"mask", "causal"}, {"lambda", "0"}, {"n", n}});
        const auto length = static_cast<double>(scenario.n);
        EXPECT_NEAR(exact_mean_of_rows(scenario), std::lgamma(length + 1) / length, 1e-7) << n;
    }
}

TEST(MeanOfRows, IsTheMeanOneByOneUnderACausalMask) {
    for (const char* rule : {"inverse-sqrt-d", "kappa-log-n", "clipped-log", "cosine-log-n"})
        for (const char* n : {"20", "512", "3000"}) {
            const Scenario scenario = with({{"mask", "causal"}, {"rule", rule}, {"n", n}});
            const double wanted =
                mean_one_by_one(scenario, [](std::int64_t row) { return row + 1; });
            EXPECT_NEAR(exact_mean_of_rows(scenario), wanted, 1e-7) << rule << ' ' << n;
        }
}

TEST(MeanOfRows, HoldsBeyondFreezingToo) {
    for (const char* model : {"sphere", "gaussian"})
        for (const char* lambda : {"0.5", "2"}) {
            const Scenario scenario =
                with({{"mask", "causal"}, {"model", model}, {"lambda", lambda}, {"n", "2000"}});
            const double wanted =
                mean_one_by_one(scenario, [](std::int64_t row) { return row + 1; });
            EXPECT_NEAR(exact_mean_of_rows(scenario), wanted, 1e-7) << model << lambda;
        }
}

TEST(MeanOfRows, CountsTheKeysOfAWindow) {
    const Scenario both =
        with({{"mask", "window"}, {"window", "100"}, {"sinks", "0"}, {"n", "1500"}});
    EXPECT_NEAR(exact_mean_of_rows(both),
                mean_one_by_one(both,
                                [](std::int64_t row) {
                                    return std::min<std::int64_t>(row, 99) + 1 +
                                           std::min<std::int64_t>(1499 - row, 99);
                                }),
                1e-7);
    const Scenario causal =
        with({{"mask", "causal-window"}, {"window", "100"}, {"sinks", "4"}, {"n", "1500"}});
    EXPECT_NEAR(exact_mean_of_rows(causal),
                mean_one_by_one(
                    causal, [](std::int64_t row) { return std::min<std::int64_t>(row + 1, 104); }),
                1e-7);
}

TEST(MeanOfRows, FollowsRulesThatDependOnTheRow) {
    const Scenario scenario =
        with({{"mask", "causal"}, {"rule", "llama-4-temperature"}, {"n", "20000"}});
    double sum = 0;
    for (std::int64_t row = 0; row < scenario.n; ++row)
        sum +=
            exact_means(
                ScoreModel::sphere, static_cast<double>(row + 1), 64,
                0.125 * (1 + 0.1 * std::log(std::floor(static_cast<double>(row + 1) / 8192) + 1)))
                .entropy;
    EXPECT_NEAR(exact_mean_of_rows(scenario), sum / 20000, 1e-5);
}

TEST(MeanOfRows, StandsInTheReadOutWhereAMaskTellsRowsApart) {
    EXPECT_FALSE(read_out(Scenario()).mean_of_rows);
    const Scenario causal = with({{"mask", "causal"}, {"unit", "bit"}});
    const Readout readout = read_out(causal);
    EXPECT_EQ(readout.keys, 512);
    EXPECT_DOUBLE_EQ(readout.mean_of_rows.value(), exact_mean_of_rows(causal) / std::log(2.0));
    EXPECT_DOUBLE_EQ(readout.exact, read_out(with({{"unit", "bit"}})).exact);
}

TEST(MeanOfRows, OfNoMaskIsTheRowItself) {
    const Scenario scenario = with({{"n", "700"}});
    EXPECT_EQ(exact_mean_of_rows(scenario),
              exact_means(ScoreModel::sphere, 700, 64, 0.125).entropy);
}

}  // namespace
}  // namespace attnscope
