#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <cstring>

#include "core/parameters/record.h"
#include "core/text/errors.h"
#include "tests/core/attention_cases.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"
#include "tests/sanitizers/sanitized.h"

// What holds for every record of the tables, and for every kind of scores.

namespace attnscope {
namespace {

using testing::compute;
using testing::error_of;
using testing::expect_picture;
using testing::expect_row;
using testing::logit_error;
using testing::NaiveAttention;
using testing::NaiveRow;
using testing::normal_input;
using testing::request_for;

struct Case {
    const EngineKind* engine;
    testing::AttentionCase of;
};

/// On each engine that starts at once (the GPU's: test_gpu_cases.cpp).
std::vector<Case> all_cases() {
    std::vector<Case> cases;
    Share share;
    for (const EngineKind* const engine : testing::engines_started_at_once())
        for (const testing::AttentionCase& of : testing::attention_cases())
            if (share.takes())
                cases.push_back({engine, of});
    return cases;
}

void PrintTo(const Case& c, std::ostream* to) {
    *to << c.engine->key << ' ' << testing::name_of(c.of);
}

std::string name_of(const ::testing::TestParamInfo<Case>& test) {
    std::ostringstream name;
    PrintTo(test.param, &name);
    std::string text = name.str();
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == ' ' || c == '-'; }, '_');
    return text;
}

/// What an error of a logit makes of the largest weight, relative to it: of x²/divisor it is 2/x.
double sensitivity(const AttentionRequest& request, double largest, std::int64_t seen) {
    const auto divisor = request.variant->squared_relu_divisor;
    if (!divisor || largest == 0)
        return 1;
    return 2 / std::sqrt(largest * divisor(static_cast<double>(seen), request.parameters));
}

void expect_weights(AttentionEngine& engine, const AttentionRequest& request) {
    const NaiveAttention naive(request);
    const std::int64_t rows = request.input.queries->rows;
    const auto keys = static_cast<std::size_t>(request.input.keys->rows);
    std::int64_t row = 0;
    engine.stream_rows(request, 0, rows, {}, [&](auto, std::span<const float> weights) {
        for (std::size_t first = 0; first < weights.size(); first += keys, ++row) {
            const NaiveRow wanted = naive.row(row);
            const double largest = std::abs(wanted.largest());
            const double error = error_of(request) * sensitivity(request, largest, wanted.count);
            for (std::size_t j = 0; j < keys; ++j) {
                const auto got = static_cast<double>(weights[first + j]);
                if (std::isinf(wanted.logits[j]))
                    ASSERT_EQ(got, 0) << row << ' ' << j << " is masked";
                else
                    ASSERT_NEAR(got, wanted.weights[j], (1e-5 + error) * largest)
                        << row << ' ' << j;
            }
        }
    });
    EXPECT_EQ(row, rows);
}

void expect_statistics(AttentionEngine& engine, const AttentionRequest& request) {
    const NaiveAttention naive(request);
    const double error = error_of(request);
    const AttentionFrame frame = compute(engine, request);
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        const RowStatistics& got = frame.statistics[i];
        const NaiveRow wanted = naive.row(frame.rows[i]);
        const std::string what = "row " + std::to_string(frame.rows[i]);
        if (wanted.count == 0) {
            EXPECT_EQ(got.count, 0) << what;
            EXPECT_TRUE(std::isnan(got.entropy)) << what;
        } else {
            const double largest = std::abs(wanted.largest());
            expect_row(got, wanted,
                       error * std::max(1.0, sensitivity(request, largest, wanted.count)), what);
        }
    }
}

/// Whether the variant refuses these vectors; then the engine does so, too.
bool is_refused(AttentionEngine& engine, const AttentionRequest& request) {
    try {
        prepare(preparation_of(request), {});
        return false;
    } catch (const InvalidRequest&) {
        EXPECT_THROW(compute(engine, request), InvalidRequest);
        return true;
    }
}

class EveryCase : public ::testing::TestWithParam<Case> {
protected:
    AttentionRequest request(const QueriesAndKeys& input, double lambda) const {
        return testing::request_for(input, lambda, GetParam().of);
    }

    const std::unique_ptr<AttentionEngine> engine = GetParam().engine->make(0);
};

INSTANTIATE_TEST_SUITE_P(, EveryCase, ::testing::ValuesIn(all_cases()), name_of);

/// All three at once, on few vectors; what turns vectors has none to turn where scores are no inner
/// products of queries and keys; where each key has two logits, a mask of the largest and positions
/// that change whole rows are refused; nothing else is.
TEST(Combinations, AreTheDefinitionOrRefused) {
    const auto engine = testing::engines_under_test()[0]->make(0);
    Share share;
    for (const Variant* const variant : variants())
        for (const PositionScheme* const position : positions())
            for (const AttentionMask* const mask : masks()) {
                if (!share.takes())
                    continue;
                SCOPED_TRACE(std::string(variant->key) + ' ' + std::string(position->key) + ' ' +
                             std::string(mask->key));
                AttentionRequest asked = request_for(normal_input(90, 90, 12), 0.5);
                asked.variant = variant;
                asked.position = position;
                asked.mask = mask;
                if (variant->subtracted && (mask->kept || position->row_change)) {
                    EXPECT_THROW(compute(*engine, asked), InvalidRequest);
                    continue;
                }
                EXPECT_EQ(is_refused(*engine, asked), !variant->is_product && position->rotation);
                if (variant->is_product || !position->rotation)
                    expect_weights(*engine, asked);
            }
}

/// Kept and not kept, more queries than keys and fewer; at λ = 0 too.
TEST_P(EveryCase, IsTheDefinition) {
    for (const auto& [queries, keys] : {std::pair{70, 450}, {210, 60}, {9, 2100}}) {
        const QueriesAndKeys input = normal_input(queries, keys, 12);
        if (is_refused(*engine, request(input, 1)))
            continue;
        for (const double lambda : {0.0, 0.3, 2.0})
            expect_statistics(*engine, request(input, lambda));
        expect_weights(*engine, request(input, 0.7));
    }
}

TEST_P(EveryCase, HasThePictureOfTheDefinition) {
    for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
        AttentionRequest asked = request(normal_input(161, 420, 8), 0.4);
        asked.viewport = Viewport{40, 161, 100, 420, 50, 40};
        asked.pooling = pooling;
        if (!is_refused(*engine, asked))
            expect_picture(compute(*engine, asked), asked);
    }
}

/// A frame of part of the rows has the bytes that one of all rows has.
TEST_P(EveryCase, ARowIsTheSameWhereverItIsComputed) {
    for (const std::int64_t keys : {300, 2100}) {
        AttentionRequest asked = request(normal_input(200, keys, 8), 0.4);
        if (is_refused(*engine, asked))
            continue;
        const AttentionFrame whole = compute(*engine, asked);
        asked.viewport = Viewport{77, 99, 0, keys, 10, 22};
        asked.all_rows = false;
        const AttentionFrame part = compute(*GetParam().engine->make(0), asked);
        for (std::size_t i = 0; i < part.rows.size(); ++i)
            EXPECT_EQ(std::memcmp(&part.statistics[i],
                                  &whole.statistics[static_cast<std::size_t>(part.rows[i])],
                                  sizeof(RowStatistics)),
                      0)
                << part.rows[i];
    }
}

int preparations = 0;
std::atomic<int> fills = 0;  // counted by all threads of an engine

/// ReRoPE without rotations: other products from a distance of 40 on.
Scores split(const QueriesAndKeys& input, const ParameterValues&, const Weights&,
             const std::stop_token&) {
    ++preparations;
    const SharedVectors keys = normal_input(1, input.keys->rows, 12).keys;
    const SharedVectors queries = normal_input(1, input.queries->rows, 12).keys;
    return SplitProducts{input, {input.queries, keys}, {queries, keys}, 40};
}

Scores waves(const QueriesAndKeys&, const ParameterValues&, const Weights&,
             const std::stop_token&) {
    ++preparations;
    return ScoreFunction{[](std::span<const std::int64_t> rows, std::int64_t first_key,
                            std::int64_t count, std::span<float> scores) {
        ++fills;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const std::size_t keys = static_cast<std::size_t>(count);
            const auto row = static_cast<double>(rows[i / keys]);
            const auto key = static_cast<double>(first_key) + static_cast<double>(i % keys);
            scores[i] = static_cast<float>(std::sin(1.3 * row + 0.7 * key));
        }
    }};
}

Variant variant_with(decltype(Variant::prepare) prepare) {
    Variant variant = *variants().front();
    variant.prepare = prepare;
    return variant;
}

const Variant split_variant = variant_with(split), wave_variant = variant_with(waves);

using KindsOfScores = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, KindsOfScores, testing::all_engines(), testing::engine_name);

TEST_P(KindsOfScores, AreThoseOfTheDefinition) {
    for (const Variant* const variant : {&split_variant, &wave_variant})
        for (const std::int64_t keys : {450, 2100}) {
            AttentionRequest request = request_for(normal_input(70, keys, 12), 0.4, "causal");
            request.variant = variant;
            expect_statistics(*engine, request);
            expect_weights(*engine, request);
        }
}

/// The formula sheet's R = sin(1.3 i + 0.7 j).
TEST_P(KindsOfScores, AFunctionHasTheWeightsOfTheFormulaSheet) {
    AttentionRequest request = request_for(normal_input(6, 6, 4), 1);
    request.variant = &wave_variant;
    EXPECT_NEAR(compute(*engine, request).statistics[5].entropy, 1.687758687, 1e-6);
}

TEST_P(KindsOfScores, MayHaveALambdaForEachRowAndASoftcap) {
    for (const Variant* const variant : {variants().front(), &split_variant, &wave_variant})
        for (const std::string_view mask : {"none", "causal"})
            for (const double softcap : {0.0, 0.5, 50.0}) {
                AttentionRequest request = request_for(normal_input(40, 450, 12), 1, mask);
                request.variant = variant;
                request.softcap = softcap;
                for (int i = 0; i < 40; ++i)
                    request.row_lambdas.push_back(0.04 * i);
                expect_statistics(*engine, request);
                expect_weights(*engine, request);
            }
}

/// Twice as sharp as at first where the row's entropy was above 3 nats.
double sharpened(double entropy) {
    return entropy > 3 ? 2 : 1;
}

TEST_P(KindsOfScores, MayHaveALambdaThatFollowsFromTheRowsEntropy) {
    for (const std::string_view mask : {"none", "causal"})
        for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
            AttentionRequest request = request_for(normal_input(130, 450, 12), 0.2, mask);
            request.temper = sharpened;
            expect_statistics(*engine, request);
            expect_weights(*engine, request);
            const AttentionFrame frame = compute(*engine, request);
            const auto [least, most] = std::ranges::minmax(frame.lambdas);
            EXPECT_TRUE(mask == "none" ? least == 0.4 : least == 0.2 && most == 0.4);
            request.pooling = pooling;
            request.viewport = Viewport{0, 130, 0, 450, 50, 40};
            expect_picture(compute(*engine, request), request);
        }
}

TEST_P(KindsOfScores, AreMadeOnceForManyScalesAndMasks) {
    AttentionRequest request = request_for(normal_input(300, 300, 12), 1);
    for (const Variant* const variant : {&split_variant, &wave_variant}) {
        request.variant = variant;
        preparations = fills = 0;
        const AttentionFrame first = compute(*engine, request);
        const int filled = fills;
        for (const double lambda : {0.1, 0.2, 1.0})
            for (const AttentionMask* const mask : masks()) {
                request.lambda = lambda;
                request.mask = mask;
                compute(*engine, request);
            }
        if (!GetParam()->keeps_scores)
            continue;
        EXPECT_EQ(preparations, 1);
        EXPECT_EQ(fills, filled);
        request.seed = 2;
        compute(*engine, request);
        EXPECT_EQ(preparations, 2);
        request.seed = 1;
    }
}

TEST_P(KindsOfScores, RulesThatSuitNoneOfThemAreRefused) {
    AttentionRequest cosines = request_for(normal_input(3, 3, 2), 1);
    cosines.cosines = true;
    for (const Variant* const variant : variants()) {
        cosines.variant = variant;
        if (!variant->is_product) {
            EXPECT_THROW(compute(*engine, cosines), InvalidRequest) << variant->key;
        }
    }
    AttentionRequest tempered = request_for(normal_input(3, 3, 2), 1);
    tempered.temper = sharpened;
    tempered.variant = &record_of(variants(), "attention", "gau-relu2");
    EXPECT_THROW(compute(*engine, tempered), InvalidRequest);
}

/// Where no product is positive, and by what the row sees.
TEST_P(KindsOfScores, SquaresNeedNotSumToOne) {
    AttentionRequest request =
        request_for({std::make_shared<const Vectors>(Vectors{3, 1, {1, -1, 2}}),
                     std::make_shared<const Vectors>(Vectors{3, 1, {1, 2, 3}})},
                    1, "causal");
    request.variant = &record_of(variants(), "attention", "gau-relu2");
    const AttentionFrame frame = compute(*engine, request);
    EXPECT_DOUBLE_EQ(frame.statistics[0].sum, 1);
    EXPECT_EQ(frame.statistics[1].sum, 0);
    EXPECT_EQ(frame.statistics[1].count, 2);
    EXPECT_TRUE(std::isnan(frame.statistics[1].entropy));
    EXPECT_NEAR(frame.statistics[2].sum, (4 + 16 + 36) / 3., 1e-5);
    const AttentionSummary summary = summarize(frame);
    EXPECT_NEAR(summary.mean_row_sum, (1 + 56 / 3.) / 3, 1e-5);
    EXPECT_NEAR(summary.mean_entropy, frame.statistics[2].entropy / 2, 1e-12);
    EXPECT_NEAR(summary.max_weight, 12, 1e-5);
}

TEST_P(KindsOfScores, RowLambdasAndSoftcapsOutsideTheirRangeAreRefused) {
    AttentionRequest request = request_for(normal_input(3, 3, 2), 1);
    request.row_lambdas = {1, 1};
    EXPECT_THROW(compute(*engine, request), InvalidRequest);
    request.row_lambdas = {1, 1, std::nan("")};
    EXPECT_THROW(compute(*engine, request), InvalidRequest);
    request.row_lambdas = {};
    request.softcap = -1;
    EXPECT_THROW(compute(*engine, request), InvalidRequest);
}

}  // namespace
}  // namespace attnscope
