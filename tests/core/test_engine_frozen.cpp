#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "tests/core/engines_under_test.h"
#include "tests/core/row_reference.h"

namespace attnscope {
namespace {

using testing::ExtendedRow;

using NearlyFrozenRows = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, NearlyFrozenRows, testing::all_engines(), testing::engine_name);

/// One query whose scores are these exactly.
QueriesAndKeys input_with(std::span<const float> scores) {
    Vectors keys{std::ssize(scores), 2, {}};
    for (const float score : scores)
        keys.data.insert(keys.data.end(), {score, 0.0F});
    return {std::make_shared<const Vectors>(Vectors{1, 2, {1.0F, 0.0F}}),
            std::make_shared<const Vectors>(std::move(keys))};
}

RowStatistics row_of(AttentionEngine& engine, std::span<const float> scores, double lambda) {
    AttentionRequest request;
    request.input = input_with(scores);
    request.lambda = lambda;
    return engine.compute(request, {}, {}).statistics.at(0);
}

double relative_error(double got, long double wanted) {
    return static_cast<double>(std::abs(static_cast<long double>(got) - wanted) / wanted);
}

/// A largest score somewhere and the next `gap` below it in logits, the others spread below that.
std::vector<float> scores_with_gap(double gap, double lambda, std::size_t n, std::mt19937& random) {
    std::exponential_distribution<double> spread(std::uniform_real_distribution(0.02, 2.0)(random));
    const double top = std::uniform_real_distribution(-30.0, 30.0)(random);
    std::vector<float> scores;
    for (std::size_t j = 0; j < n; ++j)
        scores.push_back(static_cast<float>(top - (gap + (j > 1 ? spread(random) : 0)) / lambda));
    scores[0] = static_cast<float>(top);
    std::shuffle(scores.begin(), scores.end(), random);
    return scores;
}

TEST_P(NearlyFrozenRows, KeepTheirSmallWeights) {
    const std::vector<float> scores = {20, 0, 0, 0, 0};
    const RowStatistics row = row_of(*engine, scores, 1);
    EXPECT_NEAR(row.diversity, 8 * std::exp(-20.0), 1e-5 * 8 * std::exp(-20.0));
    EXPECT_NEAR(row.entropy, 84 * std::exp(-20.0), 1e-5 * 84 * std::exp(-20.0));
}

TEST_P(NearlyFrozenRows, AgreeWithExtendedPrecisionWhateverTheGap) {
    std::mt19937 random(1);
    double worst = 0;
    for (int i = 0; i < 2000; ++i) {
        const double gap = std::uniform_real_distribution(0.0, 80.0)(random);
        const double lambda = std::exp(std::uniform_real_distribution(-2.0, 2.0)(random));
        const auto n =
            static_cast<std::size_t>(std::exp2(std::uniform_real_distribution(1.0, 12.0)(random)));
        const std::vector<float> scores = scores_with_gap(gap, lambda, n, random);
        const RowStatistics row = row_of(*engine, scores, lambda);
        const ExtendedRow wanted(scores, lambda);
        const double error = std::max(relative_error(row.entropy, wanted.entropy),
                                      relative_error(row.diversity, wanted.diversity));
        EXPECT_LE(error, 1e-5) << "gap " << gap << ", lambda " << lambda << ", n " << n;
        worst = std::max(worst, error);
    }
    RecordProperty("largest_error", std::to_string(worst));
}

TEST_P(NearlyFrozenRows, CountEqualScoresApart) {
    for (const std::size_t ties : {2U, 3U, 700U}) {
        std::vector<float> scores(ties, 5);
        scores.resize(ties + 1500, -40);
        const RowStatistics row = row_of(*engine, scores, 1);
        EXPECT_LE(relative_error(row.entropy, ExtendedRow(scores, 1).entropy), 1e-5);
        EXPECT_LE(relative_error(row.diversity, ExtendedRow(scores, 1).diversity), 1e-5);
        EXPECT_EQ(row.argmax, 0);
    }
}

}  // namespace
}  // namespace attnscope
