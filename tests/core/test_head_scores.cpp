#include <gtest/gtest.h>

#include <cmath>

#include "core/fields/assignments.h"
#include "core/heads/head_scores.h"

namespace attnscope {
namespace {

constexpr std::int64_t n = 48;
constexpr double gap = 6;  // logit of the planted key above all others

/// Queries and keys whose logits are `gap` where `is_planted` says so, else 0: keys are the axes.
QueriesAndKeys planted(bool (*is_planted)(std::int64_t i, std::int64_t j)) {
    const auto vectors = [](const auto& component) {
        Vectors made{n, n, {}};
        for (std::int64_t i = 0; i < n; ++i)
            for (std::int64_t j = 0; j < n; ++j)
                made.data.push_back(static_cast<float>(component(i, j)));
        return std::make_shared<const Vectors>(std::move(made));
    };
    return {vectors([&](std::int64_t i, std::int64_t j) { return is_planted(i, j) ? gap : 0; }),
            vectors([](std::int64_t i, std::int64_t j) { return i == j ? 1 : 0; })};
}

HeadScores scores_of(const QueriesAndKeys& input, const std::vector<std::string>& tokens = {},
                     const std::string& mask = "causal") {
    const AttentionRequest request =
        attention_request(scenario_with({"lambda=1", "mask=" + mask}), input);
    return head_scores(request, *make_cpu_engine(), tokens, {});
}

/// The mean over rows p from `from` on of e^gap/(e^gap + p), the weight of the one planted key.
double mean_planted_weight(std::int64_t from) {
    double sum = 0;
    for (std::int64_t p = from; p < n; ++p)
        sum += std::exp(gap) / (std::exp(gap) + static_cast<double>(p));
    return sum / static_cast<double>(n - from);
}

TEST(HeadScores, FindThePreviousToken) {
    const HeadScores scores = scores_of(planted([](auto i, auto j) { return j == i - 1; }));
    EXPECT_NEAR(scores.previous, mean_planted_weight(1), 1e-6);
    EXPECT_LT(scores.diagonal, 0.1);
    EXPECT_TRUE(std::isnan(scores.induction));
}

TEST(HeadScores, FindTheFirstToken) {
    const HeadScores scores = scores_of(planted([](auto, auto j) { return j == 0; }));
    EXPECT_NEAR(scores.first, mean_planted_weight(1), 1e-6);
    EXPECT_LT(scores.previous, 0.1);
}

TEST(HeadScores, FindTheOwnToken) {
    const HeadScores scores = scores_of(planted([](auto i, auto j) { return j == i; }));
    EXPECT_NEAR(scores.diagonal, mean_planted_weight(0), 1e-6);
}

TEST(HeadScores, FindWhatFollowedTheTokenBefore) {
    constexpr std::int64_t period = 16;
    std::vector<std::string> tokens;
    for (std::int64_t i = 0; i < n; ++i)
        tokens.push_back(std::to_string(i < 2 * period ? i % period : i));
    const HeadScores scores =
        scores_of(planted([](auto i, auto j) { return j == i - period + 1; }), tokens);
    double sum = 0;
    for (std::int64_t p = period; p < 2 * period; ++p)
        sum += std::exp(gap) / (std::exp(gap) + static_cast<double>(p));
    EXPECT_NEAR(scores.induction, sum / period, 1e-6);
}

TEST(HeadScores, AddUpAllEarlierOccurrences) {
    const std::vector<std::string> tokens(static_cast<std::size_t>(n), "a");
    const HeadScores scores = scores_of(planted([](auto, auto) { return false; }), tokens);
    double sum = 0;  // row p sees p + 1 keys alike, all but the first of which follow an a
    for (std::int64_t p = 1; p < n; ++p)
        sum += static_cast<double>(p) / static_cast<double>(p + 1);
    EXPECT_NEAR(scores.induction, sum / (n - 1), 1e-6);
}

TEST(HeadScores, OfEvenWeights) {
    const HeadScores scores = scores_of(planted([](auto, auto) { return false; }), {}, "none");
    EXPECT_NEAR(scores.previous, 1.0 / n, 1e-7);
    EXPECT_NEAR(scores.first, 1.0 / n, 1e-7);
    EXPECT_NEAR(scores.diagonal, 1.0 / n, 1e-7);
    EXPECT_NEAR(scores.norm, 1, 1e-6);
}

TEST(HeadScores, CompareTheNormsOfKeys) {
    QueriesAndKeys input = planted([](auto, auto j) { return j == 3; });
    auto keys = *input.keys;
    keys.data[static_cast<std::size_t>(3 * n + 3)] = 2;  // the key that queries look for
    input.keys = std::make_shared<const Vectors>(keys);
    const HeadScores scores = scores_of(input, {}, "none");
    const double weight = std::exp(2 * gap) / (std::exp(2 * gap) + n - 1);
    EXPECT_NEAR(scores.norm, (weight * 2 + (1 - weight)) / ((n + 1.0) / n), 1e-6);
}

TEST(HeadScores, AreNoneWhereNoRowHasAWeight) {
    const HeadScores scores =
        scores_of({planted([](auto, auto) { return false; }).queries,
                   std::make_shared<const Vectors>(Vectors{1, n, std::vector<float>(n, 0)})});
    EXPECT_NEAR(scores.first, 1, 1e-7);
    EXPECT_TRUE(std::isnan(scores.norm));  // the key has none
}

}  // namespace
}  // namespace attnscope
