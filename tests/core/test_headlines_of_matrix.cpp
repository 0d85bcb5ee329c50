#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/figures/headlines/of_matrix.h"
#include "core/heads/head_habit.h"

namespace attnscope {
namespace {

/// Of a row that gives `share` to key 65 and the rest evenly to `others` more keys, of `count`.
RowStatistics row_of(double share, int others, int count) {
    const double rest = others > 0 ? (1 - share) / others : 0;
    return {.count = count,
            .entropy = -share * std::log(share) - (others > 0 ? (1 - share) * std::log(rest) : 0),
            .max_weight = share,
            .argmax = 65};
}

std::string said_of(const RowStatistics& row) {
    return text_of(row_headline(row, "256", "65"));
}

TEST(HeadlinesOfRows, SayTheLargestWeightAndHowManyKeysAreLookedAt) {
    const RowStatistics row = row_of(0.36, 40, 257);
    EXPECT_EQ(said_of(row), "Row 256 puts 36 % on key 65; it looks at about 20 of 257 keys.");
    EXPECT_NEAR(perplexity(row), 20, 0.5);
}

TEST(HeadlinesOfRows, SayNoMoreThanTheNumbers) {
    EXPECT_EQ(said_of(row_of(0.99999, 1, 9)),
              "Row 256 puts more than 99.9 % on key 65: it looks at one key.");
    EXPECT_EQ(said_of(row_of(1, 0, 9)), "Row 256 puts 100 % on key 65: it looks at one key.");
    EXPECT_EQ(said_of(row_of(1, 0, 1)), "Row 256 sees one key, 65.");
    EXPECT_EQ(said_of(row_of(0.01, 99, 100)),
              "Row 256 spreads its weight almost evenly over its 100 keys: at most 1 % on one.");
    EXPECT_EQ(said_of(row_of(0.65, 1, 2)),
              "Row 256 puts 65 % on key 65; it looks at about 1.9 of 2 keys.");
    EXPECT_EQ(said_of(row_of(0.976, 3, 257)),
              "Row 256 puts 98 % on key 65; it looks at about 1.1 of 257 keys.");
    EXPECT_EQ(said_of({.count = 0}), "Row 256: every key is masked.");
    EXPECT_EQ(said_of({.count = 3, .sum = 0}), "Row 256: every weight is 0.");
}

/// Of weights that do not sum to 1, the share counts.
TEST(HeadlinesOfRows, SpeakOfSharesOfTheRow) {
    RowStatistics row = row_of(0.5, 10, 20);
    row.max_weight = 2;
    row.sum = 4;
    EXPECT_NE(said_of(row).find("puts 50 % on key 65"), std::string::npos) << said_of(row);
}

/// A sink that takes 90 % leaves 3.6 % to a key with 36 % of the rest.
TEST(HeadlinesOfRows, SpeakOfTheWeightBesideARemainder) {
    RowStatistics row = row_of(0.36, 40, 257);
    row.max_weight *= 0.1;
    row.sum = 0.1;
    row.remainder = 0.9;
    EXPECT_EQ(said_of(row),
              "Row 256 puts 3.6 % on key 65 and 90 % on none; it looks at about 20 of 257 keys.");
    row = row_of(0.01, 99, 100);
    row.max_weight *= 0.5;
    row.sum = row.remainder = 0.5;
    EXPECT_EQ(said_of(row),
              "Row 256 spreads its weight almost evenly over its 100 keys: at most 0.5 % on one.");
}

TEST(HeadlinesOfRows, OfADifferenceNameBothMatrices) {
    EXPECT_EQ(text_of(row_change_headline(row_of(0.36, 40, 257), row_of(0.01, 99, 257), "3")),
              "Row 3 looks at about 20 keys; in the frozen matrix at about 100.");
    EXPECT_TRUE(row_change_headline({.count = 0}, row_of(0.5, 1, 2), "3").empty());
}

HeadSummary head_of(double keys, double random, double error, const HeadScores& scores) {
    return {.mean_entropy = std::log(keys),
            .exact_entropy = std::log(random),
            .least_keys = 1,
            .most_keys = 256,
            .scores = scores,
            .frame = {},
            .distance_error = error};
}

std::string said_of(const HeadSummary& head) {
    return text_of(head_headline(head, "Layer 3, head 5"));
}

constexpr HeadScores no_habit{0.05, 0.1, std::numeric_limits<double>::quiet_NaN(), 0.2, 1};

TEST(HeadlinesOfHeads, NameThePlaceThatHasMostOfTheWeight) {
    HeadScores scores = no_habit;
    scores.first = 0.61;
    EXPECT_EQ(said_of(head_of(12, 30, 0.01, scores)),
              "Layer 3, head 5: 61 % of the weight on the first key — a sink.");
    scores.previous = 0.7;
    EXPECT_EQ(said_of(head_of(12, 30, 0.01, scores)),
              "Layer 3, head 5: 70 % of the weight on the previous token.");
    HeadSummary few = head_of(2, 3, 0.01, scores);
    few.most_keys = 4;  // each of four keys has much
    EXPECT_EQ(said_of(few).find("previous"), std::string::npos) << said_of(few);
}

TEST(HeadHabit, IsThePlaceWithMostOfTheWeight) {
    HeadScores scores = no_habit;
    EXPECT_FALSE(habit_of(head_of(12, 30, 0.01, scores)));
    scores.diagonal = 0.29;
    EXPECT_FALSE(habit_of(head_of(12, 30, 0.01, scores)));
    scores.diagonal = 0.3;
    EXPECT_EQ(habit_of(head_of(12, 30, 0.01, scores))->place, HeadOrder::diagonal);
    scores.induction = 0.4;
    const auto habit = habit_of(head_of(12, 30, 0.01, scores));
    EXPECT_EQ(habit->place, HeadOrder::induction);
    EXPECT_EQ(habit->share, 0.4);
}

TEST(HeadlinesOfHeads, ElseCountTheKeysBesideRandomDirections) {
    EXPECT_EQ(said_of(head_of(12, 30, 0.01, no_habit)),
              "Layer 3, head 5: a typical row looks at about 12 of up to 256 keys; with random "
              "directions at 30.");
    EXPECT_EQ(said_of(head_of(29, 30, 0.02, no_habit)),
              "Layer 3, head 5: a typical row looks at about 29 of up to 256 keys, as with random "
              "directions.");
    const double none = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(said_of(head_of(12, none, none, no_habit)),
              "Layer 3, head 5: a typical row looks at about 12 of up to 256 keys.");
}

TEST(HeadlinesOfHeads, SayWhyThereIsNoHead) {
    HeadSummary head = head_of(12, 30, 0.1, no_habit);
    head.fault = "a number is NaN";
    EXPECT_EQ(said_of(head), "Layer 3, head 5 is not computed: a number is NaN.");
}

/// What a made-up side decides is no habit of a model.
TEST(HeadlinesOfHeads, OfWhichOneSideIsMadeUpSaySo) {
    Scenario mixed;
    mixed.queries = "file";
    mixed.keys = "made-up";
    EXPECT_EQ(text_of(half_made_up_headline(mixed, "Head 2")),
              "Head 2: its keys are made up, so its weights say nothing of a model.");
    mixed.queries = "made-up";
    EXPECT_TRUE(half_made_up_headline(mixed, "Head 2").empty());
    mixed.keys = "file";
    EXPECT_EQ(text_of(half_made_up_headline(mixed, "Head 2")),
              "Head 2: its queries are made up, so its weights say nothing of a model.");
    mixed.queries = "file";
    EXPECT_TRUE(half_made_up_headline(mixed, "Head 2").empty());
}

}  // namespace
}  // namespace attnscope
