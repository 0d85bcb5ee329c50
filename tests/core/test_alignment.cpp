#include <gtest/gtest.h>

#include <cmath>

#include "core/attention/alignment.h"
#include "core/engines/cell.h"
#include "core/engines/logit_sample.h"
#include "core/engines/notes.h"
#include "core/fields/assignments.h"
#include "core/parameters/record.h"
#include "core/rows/mean_of_rows.h"
#include "core/scenario/scale.h"
#include "core/theory/exact_means.h"
#include "tests/core/attention_cases.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"

// Fewer queries than keys whose last one stands beside the last key are the last rows of the matrix
// that has all queries.

namespace attnscope {
namespace {

constexpr std::int64_t queries = 36, keys = 90, dim = 8;

/// All queries and keys, and the same without the first queries.
struct Continued {
    QueriesAndKeys whole = testing::normal_input(keys, keys, dim);
    QueriesAndKeys part = {last_queries(), whole.keys};

    SharedVectors last_queries() const {
        const Vectors& all = *whole.queries;
        return std::make_shared<const Vectors>(
            Vectors{queries, dim, {all.data.end() - queries * dim, all.data.end()}});
    }
};

/// What a Scenario of files asks of these vectors.
AttentionRequest request_of(std::vector<std::string> settings, const QueriesAndKeys& input) {
    settings.insert(settings.end(), {"query_file=q.npy", "key_file=k.npy"});
    AttentionRequest request = attention_request(scenario_with(settings), input);
    request.all_rows = true;
    return request;
}

std::vector<std::string> bottom_right(std::vector<std::string> settings) {
    settings.emplace_back("alignment=bottom-right");
    return settings;
}

/// Position schemes with windows and lengths below the matrix's.
const std::vector<std::vector<std::string>> schemes = {
    {"position=none"},
    {"position=rope"},
    {"position=rope-llama-3", "llama_3_length=40", "rope_base=100"},
    {"position=rope-yarn", "rope_length=40", "rope_pairs=2"},
    {"position=rerope", "rerope_window=20"},
    {"position=leaky-rerope", "rerope_window=9", "leaky_rerope_factor=4"},
    {"position=xpos"},
    {"position=alibi", "alibi_head=4"},
    {"position=kerple-log"}};
const std::vector<std::vector<std::string>> masked = {
    {"mask=none"},
    {"mask=causal"},
    {"mask=window", "window=12", "sinks=2"},
    {"mask=causal-window", "window=12", "sinks=2"},
    {"mask=chunk", "chunk=7"},
    {"mask=documents", "document_lengths=5,1,20,3"},
    {"mask=dilated", "dilation=3", "reach=4"},
    {"mask=causal-dilated", "dilation=3", "reach=4"},
    {"mask=strided", "window=5", "stride=4"},
    {"mask=top-k", "top_k=6"}};

std::vector<std::string> joined(std::vector<std::string> one, const std::vector<std::string>& two) {
    one.insert(one.end(), two.begin(), two.end());
    return one;
}

void expect_alike(const RowStatistics& got, const RowStatistics& wanted) {
    EXPECT_EQ(got.count, wanted.count);
    EXPECT_EQ(got.argmax, wanted.argmax);
    EXPECT_NEAR(got.entropy, wanted.entropy, 2e-5);
    EXPECT_NEAR(got.collision, wanted.collision, 2e-5);
    EXPECT_NEAR(got.log_sum_exp, wanted.log_sum_exp, 2e-5);
}

void expect_alike(const std::vector<float>& got, const std::vector<float>& wanted) {
    ASSERT_EQ(got.size(), wanted.size());
    for (std::size_t i = 0; i < got.size(); ++i) {
        ASSERT_EQ(std::isnan(got[i]), std::isnan(wanted[i])) << i;
        if (!std::isnan(got[i])) {
            ASSERT_NEAR(got[i], wanted[i], 1e-5) << i;
        }
    }
}

using Alignments = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, Alignments, testing::all_engines(), testing::engine_name);

/// λ follows from the row's place, too.
TEST_P(Alignments, LastQueriesHaveTheLastRows) {
    const Continued vectors;
    for (const auto& scheme : schemes)
        for (const auto& mask : masked) {
            const auto settings =
                joined(joined(scheme, mask), {"rule=clipped-log", "clipped_log_length=30"});
            SCOPED_TRACE(scheme[0] + ' ' + mask[0]);
            AttentionRequest whole = request_of(settings, vectors.whole),
                             part = request_of(bottom_right(settings), vectors.part);
            ASSERT_EQ(part.first_place, keys - queries);
            for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
                whole.pooling = part.pooling = pooling;
                whole.viewport = Viewport{keys - queries, keys, 0, keys, 30, 12};
                part.viewport = Viewport{0, queries, 0, keys, 30, 12};
                const AttentionFrame all = testing::compute(*engine, whole),
                                     last = testing::compute(*engine, part);
                ASSERT_EQ(last.statistics.size(), std::size_t{queries});
                for (std::size_t i = 0; i < std::size_t{queries}; ++i) {
                    expect_alike(last.statistics[i], all.statistics[i + keys - queries]);
                    EXPECT_EQ(last.lambdas[i], all.lambdas[i + keys - queries]);
                }
                expect_alike(last.weights, all.weights);
            }
        }
}

/// Each pixel of one row and one key.
TEST_P(Alignments, PicturesAreThoseOfTheLastRows) {
    const Continued vectors;
    for (const auto& scheme : schemes)
        for (const auto& mask : masked) {
            SCOPED_TRACE(scheme[0] + ' ' + mask[0]);
            const auto settings = joined(scheme, mask);
            AttentionRequest whole = request_of(settings, vectors.whole),
                             part = request_of(bottom_right(settings), vectors.part);
            whole.viewport = Viewport{keys - queries, keys, 0, keys, keys, queries};
            part.viewport = Viewport{0, queries, 0, keys, keys, queries};
            const AttentionFrame all = testing::compute(*engine, whole),
                                 last = testing::compute(*engine, part);
            ASSERT_EQ(last.weights.size(), std::size_t{queries * keys});
            expect_alike(last.weights, all.weights);
            EXPECT_LT(last.scores, all.scores);
        }
}

TEST(Alignment, CellsAndSampledLogitsAreThoseOfTheLastRows) {
    const Continued vectors;
    CellReader reader;
    for (const auto& scheme : schemes) {
        const auto settings = joined(scheme, {"mask=causal"});
        const AttentionRequest whole = request_of(settings, vectors.whole),
                               part = request_of(bottom_right(settings), vectors.part);
        for (const std::int64_t row : {0, 11, 35})
            for (const std::int64_t key : {0, 40, 53, 60, 89})
                EXPECT_NEAR(reader.read(part, row, key, 0.3, {}).logit,
                            reader.read(whole, row + keys - queries, key, 0.3, {}).logit, 1e-4)
                    << scheme[0] << ' ' << row << ' ' << key;
    }
    // A causal mask at the first key shows the first row one key, whose logit alone is sampled.
    const QueriesAndKeys one{std::make_shared<const Vectors>(Vectors{1, 1, {1}}),
                             std::make_shared<const Vectors>(Vectors{3, 1, {1, 2, 3}})};
    const auto largest = [&](const std::vector<std::string>& settings) {
        return std::ranges::max(sample_logits(request_of(settings, one), 50, {}));
    };
    EXPECT_EQ(largest({"mask=causal", "lambda=1"}), 1);
    EXPECT_EQ(largest(bottom_right({"mask=causal", "lambda=1"})), 3);
}

/// Of more queries than keys the first ones stand before all keys.
TEST_P(Alignments, RowsBeforeTheFirstKeySeeNoneUnderACausalMask) {
    const QueriesAndKeys input = testing::normal_input(keys, queries, dim);
    const std::vector<std::vector<std::string>> causal = {
        {"mask=causal"}, {"mask=causal-window", "window=5"}, {"mask=chunk", "chunk=5"}};
    for (const auto& settings : causal) {
        const AttentionFrame frame =
            testing::compute(*engine, request_of(bottom_right(settings), input));
        for (std::size_t i = 0; i < frame.statistics.size(); ++i)
            EXPECT_EQ(frame.statistics[i].count > 0, i >= std::size_t{keys - queries}) << i;
        EXPECT_NEAR(summarize(frame).mean_row_sum, 36 / 90., 1e-6);
    }
}

double exact_entropy(const Scenario& scenario, std::int64_t seen) {
    return exact_means(ScoreModel::sphere, static_cast<double>(seen),
                       static_cast<double>(scenario.d), scale(scenario))
        .entropy;
}

TEST(Alignment, TheoryAveragesOverTheRowsThatThereAre) {
    Scenario scenario = scenario_with({"mask=causal", "query_file=q.npy", "key_file=k.npy"});
    scenario.n = keys;
    const auto mean = [&](std::int64_t first_seen, std::int64_t last_seen) {
        double sum = 0;
        for (std::int64_t seen = first_seen; seen <= last_seen; ++seen)
            sum += exact_entropy(scenario, seen);
        return sum / static_cast<double>(last_seen - first_seen + 1);
    };
    EXPECT_NEAR(exact_mean_of_rows(scenario, queries, {}), mean(1, queries), 1e-7);
    scenario.alignment = "bottom-right";
    EXPECT_NEAR(exact_mean_of_rows(scenario, queries, {}), mean(keys - queries + 1, keys), 1e-7);
    EXPECT_NEAR(exact_mean_of_rows(scenario, 4 * keys, {}), mean(1, keys), 1e-7);
    scenario.mask = "causal-window";  // of 128: all of these rows
    EXPECT_NEAR(exact_mean_of_rows(scenario, queries, {}), mean(keys - queries + 1, keys), 1e-7);
    scenario.n = 5000;
    EXPECT_NEAR(exact_mean_of_rows(scenario, 100, {}), exact_entropy(scenario, 128), 1e-7);
}

TEST(Alignment, WhatStandsAtTheFirstKeysIsSaidWhereItMatters) {
    const Continued vectors;
    const auto notes = [&](const std::vector<std::string>& settings, const QueriesAndKeys& input) {
        std::string text;
        for (const Message& note : attention_notes(request_of(settings, input)))
            text += text_of(note);
        return text;
    };
    EXPECT_NE(notes({"mask=causal"}, vectors.part)
                  .find("36 queries are aligned with the first of the 90"),
              std::string::npos);
    EXPECT_NE(notes({"position=alibi"}, vectors.part), "");
    EXPECT_EQ(notes({}, vectors.part), "");
    EXPECT_EQ(notes({"mask=causal"}, vectors.whole), "");
    EXPECT_EQ(notes(bottom_right({"mask=causal"}), vectors.part), "");
    const QueriesAndKeys odd = testing::normal_input(4, 4, 7);
    EXPECT_NE(notes({"position=rope"}, odd).find("d = 7 is odd: the last component"),
              std::string::npos);
    EXPECT_EQ(notes({"position=alibi"}, odd), "");
}

}  // namespace
}  // namespace attnscope
