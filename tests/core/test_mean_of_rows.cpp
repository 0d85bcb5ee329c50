#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/rows/mean_of_rows.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/theory/exact_means.h"
#include "tests/core/figure_testing.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"

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

/// Of a square matrix.
double all_rows(const Scenario& scenario) {
    return exact_mean_of_rows(scenario, scenario.n, {});
}

TEST(MeanOfRows, OfUniformRowsIsThatOfTheLogarithms) {
    // λ = 0: (log 1 + … + log n)/n = log n!/n.
    for (const char* n : {"1", "2", "40", "5000", "131072", "1000000000"}) {
        const Scenario scenario = with({{"mask", "causal"}, {"lambda", "0"}, {"n", n}});
        const auto length = static_cast<double>(scenario.n);
        EXPECT_NEAR(all_rows(scenario), std::lgamma(length + 1) / length, 1e-7) << n;
    }
}

TEST(MeanOfRows, IsTheMeanOneByOneUnderACausalMask) {
    for (const char* rule : {"inverse-sqrt-d", "kappa-log-n", "clipped-log", "cosine-log-n"})
        for (const char* n : {"20", "512", "3000"}) {
            const Scenario scenario = with({{"mask", "causal"}, {"rule", rule}, {"n", n}});
            const double wanted =
                mean_one_by_one(scenario, [](std::int64_t row) { return row + 1; });
            EXPECT_NEAR(all_rows(scenario), wanted, 1e-7) << rule << ' ' << n;
        }
}

TEST(MeanOfRows, HoldsBeyondFreezingToo) {
    for (const char* model : {"sphere", "gaussian"})
        for (const char* lambda : {"0.5", "2"}) {
            const Scenario scenario =
                with({{"mask", "causal"}, {"model", model}, {"lambda", lambda}, {"n", "2000"}});
            const double wanted =
                mean_one_by_one(scenario, [](std::int64_t row) { return row + 1; });
            EXPECT_NEAR(all_rows(scenario), wanted, 1e-7) << model << lambda;
        }
}

TEST(MeanOfRows, CountsTheKeysOfAWindow) {
    const Scenario both =
        with({{"mask", "window"}, {"window", "100"}, {"sinks", "0"}, {"n", "1500"}});
    EXPECT_NEAR(all_rows(both),
                mean_one_by_one(both,
                                [](std::int64_t row) {
                                    return std::min<std::int64_t>(row, 99) + 1 +
                                           std::min<std::int64_t>(1499 - row, 99);
                                }),
                1e-7);
    const Scenario causal =
        with({{"mask", "causal-window"}, {"window", "100"}, {"sinks", "4"}, {"n", "1500"}});
    EXPECT_NEAR(all_rows(causal),
                mean_one_by_one(
                    causal, [](std::int64_t row) { return std::min<std::int64_t>(row + 1, 104); }),
                1e-7);
}

/// A document between many of one row, which the ends and the middle do not tell of.
TEST(MeanOfRows, CountsEveryDocument) {
    std::string lengths;
    for (int i = 0; i < 40; ++i)
        lengths += "1,";
    lengths += "20";
    for (int i = 0; i < 90; ++i)
        lengths += ",1";
    const Scenario scenario =
        with({{"mask", "documents"}, {"document_lengths", lengths.c_str()}, {"n", "150"}});
    const double wanted = mean_one_by_one(
        scenario, [](std::int64_t row) { return row >= 40 && row < 60 ? row - 39 : 1; });
    EXPECT_GT(wanted, 0.1);
    EXPECT_NEAR(all_rows(scenario), wanted, 1e-7);
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
    EXPECT_NEAR(all_rows(scenario), sum / 20000, 1e-5);
}

TEST(MeanOfRows, OfAsManyRowsAsThereAreQueries) {
    // λ = 0: log r! for the first r rows, and log n more for each row beyond n.
    const Scenario scenario = with({{"mask", "causal"}, {"lambda", "0"}, {"n", "1000"}});
    for (const std::int64_t rows : {1, 30, 400, 5000}) {
        const double first = static_cast<double>(std::min<std::int64_t>(rows, 1000));
        const double sum =
            std::lgamma(first + 1) + (static_cast<double>(rows) - first) * std::log(1000.0);
        EXPECT_NEAR(exact_mean_of_rows(scenario, rows, {}), sum / static_cast<double>(rows), 1e-7)
            << rows;
    }
}

TEST(MeanOfRows, RowsThatSeeNoKeyDoNotCount) {
    // Of 100 keys, λ = 0: row i sees i + 1 up to 8, then 8, from row 100 on 107 − i, none from 107.
    Scenario scenario = with({{"lambda", "0"}, {"window", "8"}, {"sinks", "0"}, {"n", "100"}});
    scenario.mask = "causal-window";
    const double sum = 2 * std::lgamma(8.0) + 93 * std::log(8.0);
    for (const std::int64_t rows : {107, 108, 200, 100000})
        EXPECT_NEAR(exact_mean_of_rows(scenario, rows, {}), sum / 107, 1e-12) << rows;
}

TEST(MeanOfRows, StopsWhenItIsAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(exact_mean_of_rows(Scenario(), 512, stop.get_token()), Cancelled);
}

TEST(MeanOfRows, InTheReadOutIsOfTheRowsOfTheFiles) {
    const TemporaryFolder folder;
    const auto write = [&](const char* name, const char* shape, std::size_t numbers) {
        return folder.write(
            name, testing::npy_bytes(testing::npy_dictionary("<f4", shape),
                                     testing::little_endian_bytes(std::vector<float>(numbers, 1))));
    };
    Scenario scenario = with({{"mask", "causal"}, {"n", "60"}, {"d", "4"}, {"lambda", "0"}});
    scenario.queries = scenario.keys = "file";
    scenario.query_file = write("q.npy", "(20, 4)", 80);
    scenario.key_file = write("k.npy", "(60, 4)", 240);
    const Readout readout = read_out(scenario);
    EXPECT_EQ(readout.rows, 20);
    EXPECT_EQ(readout.keys, 60);
    EXPECT_NEAR(readout.mean_of_rows.value(), std::lgamma(21.0) / 20, 1e-12);
    scenario.query_file = folder / "none.npy";
    EXPECT_FALSE(read_out(scenario).mean_of_rows);
}

TEST(MeanOfRows, StandsInTheReadOutWhereAMaskTellsRowsApart) {
    EXPECT_FALSE(read_out(Scenario()).mean_of_rows);
    const Scenario causal = with({{"mask", "causal"}, {"unit", "bit"}});
    const Readout readout = read_out(causal);
    EXPECT_EQ(readout.keys, 512);
    EXPECT_DOUBLE_EQ(readout.mean_of_rows.value(), all_rows(causal) / std::log(2.0));
    EXPECT_DOUBLE_EQ(readout.exact, read_out(with({{"unit", "bit"}})).exact);
}

TEST(MeanOfRows, OfNoMaskIsTheRowItself) {
    const Scenario scenario = with({{"n", "700"}});
    const double row = exact_means(ScoreModel::sphere, 700, 64, 0.125).entropy;
    // The sum of n rows alike and its n-th part are each rounded once: by half an epsilon.
    EXPECT_NEAR(all_rows(scenario), row, std::numeric_limits<double>::epsilon() * row);
}

}  // namespace
}  // namespace attnscope
