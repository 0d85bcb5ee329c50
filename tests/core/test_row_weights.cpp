#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "core/engines/engine.h"
#include "core/softmax/row_statistics.h"
#include "core/text/errors.h"
#include "core/theory/ranked_weights.h"
#include "tests/core/figure_testing.h"
#include "tests/core/own_vectors.h"

namespace attnscope {
namespace {

/// Whether a note with that key is there.
bool has_note(const Figure& figure, std::string_view key) {
    return std::ranges::find(figure.notes, key, &Message::key) != figure.notes.end();
}

TEST(TypicalWeights, AreThoseOfScoresAtTheQuantiles) {
    // Φ⁻¹(5/6) = 0.967421566101701: three scores of variance 1 at ±that and 0.
    const double largest = std::exp(0.967421566101701), least = 1 / largest;
    const double sum = largest + 1 + least;
    const std::vector<double> ranks = {1, 2, 3};
    const auto weights = typical_weights(ScoreModel::gaussian, 3, 64, 0.125, ranks);
    EXPECT_NEAR(weights[0], largest / sum, 1e-12);
    EXPECT_NEAR(weights[1], 1 / sum, 1e-12);
    EXPECT_NEAR(weights[2], least / sum, 1e-12);
}

TEST(TypicalWeights, OfTheCircleFollowItsAngles) {
    // On the circle angles are uniform: θ = π/4 and 3π/4 for two keys, s = 2 cos θ.
    const std::vector<double> ranks = {1, 2};
    const auto weights = typical_weights(ScoreModel::sphere, 2, 2, 1, ranks);
    EXPECT_NEAR(weights[0], 1 / (1 + std::exp(-2 * std::sqrt(2.0))), 1e-12);
    EXPECT_NEAR(weights[0] + weights[1], 1, 1e-12);
}

TEST(TypicalWeights, OfManyKeysSumToOne) {
    constexpr double n = 20'000;
    std::vector<double> ranks(static_cast<std::size_t>(n));
    std::iota(ranks.begin(), ranks.end(), 1.0);
    for (const double lambda : {0.0, 0.125, 0.6}) {
        const auto weights = typical_weights(ScoreModel::sphere, n, 64, lambda, ranks);
        EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-4) << lambda;
    }
}

TEST(Ranks, AreAllOfFewAndEndAtTheLast) {
    EXPECT_EQ(ranks_of(1), std::vector<double>{1});
    EXPECT_EQ(ranks_of(3), (std::vector<double>{1, 2, 3}));
    for (const double n : {65.0, 512.0, 131072.0, 1e12}) {
        const std::vector<double> ranks = ranks_of(n);
        EXPECT_EQ(ranks.back(), n);
        EXPECT_LT(ranks.size(), 2000U);
        EXPECT_TRUE(std::ranges::adjacent_find(ranks, std::greater_equal()) == ranks.end());
    }
}

class RowWeights : public ::testing::Test {
protected:
    testing::OwnVectors own_;
    Scenario scenario_ = own_.scenario();
};

TEST_F(RowWeights, AreTheSoftmaxOfTheRowSorted) {
    for (const int row : {0, 1, 4}) {
        scenario_.row = row;
        const Figure figure = compute("row-weights", scenario_, Detail::sampled);
        const Curve& weights = curve(figure, CurveKind::measured);
        ASSERT_EQ(weights.x.size(), 6U);
        double sum = 0, entropy = 0;
        for (int j = 0; j < 6; ++j)
            sum += std::exp(row * j / 2.0);
        for (int j = 0; j < 6; ++j) {
            const double p = std::exp(row * j / 2.0) / sum;
            EXPECT_NEAR(weights.y[static_cast<std::size_t>(5 - j)], p, 1e-6 * p);
            entropy -= p * std::log(p);
        }
        ASSERT_EQ(figure.points.size(), 1U);
        EXPECT_NEAR(figure.points[0].x, std::exp(entropy), 1e-5);
        EXPECT_DOUBLE_EQ(curve(figure, CurveKind::bound).y[0], 1 / 6.0);
        EXPECT_EQ(figure.x.max, 6);
    }
}

TEST_F(RowWeights, CountTheKeysThatTheMaskShows) {
    scenario_.mask = "causal";
    scenario_.row = 2;
    const Figure figure = compute("row-weights", scenario_, Detail::sampled);
    EXPECT_EQ(curve(figure, CurveKind::measured).x.size(), 3U);
    EXPECT_DOUBLE_EQ(curve(figure, CurveKind::bound).y[0], 1 / 3.0);
    EXPECT_FALSE(has_note(figure, "note.last-row"));
}

TEST_F(RowWeights, AreOfTheLastRowWhereTheRowIsBeyondTheMatrix) {
    scenario_.row = 99;
    const Figure beyond = compute("row-weights", scenario_, Detail::sampled);
    scenario_.row = 5;
    const Figure last = compute("row-weights", scenario_, Detail::sampled);
    EXPECT_EQ(curve(beyond, CurveKind::measured).y, curve(last, CurveKind::measured).y);
    EXPECT_TRUE(has_note(beyond, "note.last-row"));
}

TEST_F(RowWeights, ReadFilesWhileNothingIsDraggedAlone) {
    scenario_.key_file = own_.missing();
    EXPECT_NO_THROW(compute("row-weights", scenario_, Detail::curves));
    EXPECT_THROW(compute("row-weights", scenario_, Detail::sampled), FileError);
}

TEST(RowWeightsOfDrawnVectors, AreThoseOfTheMatrix) {
    const Scenario scenario = with({{"n", "300"}, {"row", "137"}});
    AttentionRequest request = attention_request(scenario, load_queries_and_keys(scenario));
    request.all_rows = true;
    const AttentionFrame frame = make_cpu_engine()->compute(request, {}, {});
    const Figure figure = compute("row-weights", scenario);
    EXPECT_NEAR(curve(figure, CurveKind::measured).y[0], frame.statistics[137].max_weight, 1e-7);
    EXPECT_NEAR(figure.points.at(0).x, perplexity(frame.statistics[137]), 1e-6);
}

TEST(RowWeightsOfDrawnVectors, AreNotMeasuredBeyondTheMatrix) {
    const Figure figure = compute("row-weights", with({{"n", "1000000"}}), Detail::sampled);
    EXPECT_FALSE(has(figure, CurveKind::measured));
    EXPECT_TRUE(has(figure, CurveKind::typical));
    EXPECT_TRUE(has_note(figure, "note.no-measured-row"));
}

}  // namespace
}  // namespace attnscope
