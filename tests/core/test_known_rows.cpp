#include <gtest/gtest.h>

#include "core/engines/engine.h"
#include "core/engines/parts/preparation.h"
#include "core/scaling/rules.h"
#include "core/text/errors.h"
#include "tests/core/attention_cases.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"
#include "tests/sanitizers/sanitized.h"

// What an engine may spare where rows are known changes nothing of a picture.

namespace attnscope {
namespace {

using testing::compute;
using testing::normal_input;
using testing::request_for;

constexpr float subnormal = 1.2e-38F;
constexpr std::int64_t few = 300, many = 2100;  // scores of many are not kept

KnownRows known_of(const AttentionFrame& frame) {
    KnownRows known;
    for (std::size_t i = 0; i < frame.rows.size(); ++i)
        known.add(frame.rows[i], std::ssize(frame.rows), frame.statistics[i], frame.lambdas[i]);
    return known;
}

/// Pixels in the middle of the picture.
PictureAxes middle(std::int64_t rows, std::int64_t keys) {
    const PictureAxes whole = axes_of({0, rows, 0, keys, 130, 75}, rows, keys);
    return {whole.rows.part({11, 50}), whole.keys.part({40, 97})};
}

void expect_same(AttentionEngine& engine, AttentionRequest request, const std::string& what) {
    const KnownRows known = known_of(compute(engine, request));
    request.all_rows = false;
    request.pixels = middle(request.input.queries->rows, request.input.keys->rows);
    for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
        request.pooling = pooling;
        request.known = nullptr;
        const AttentionFrame anew = compute(engine, request);
        request.known = &known;
        const AttentionFrame frame = compute(engine, request);
        ASSERT_EQ(frame.axes(), *request.pixels) << what;
        ASSERT_EQ(frame.rows, anew.rows) << what;
        ASSERT_EQ(frame.lambdas, anew.lambdas) << what;
        ASSERT_EQ(frame.weights.size(), anew.weights.size()) << what;
        for (std::size_t i = 0; i < frame.weights.size(); ++i)
            if (!std::isnan(anew.weights[i]) || !std::isnan(frame.weights[i])) {
                ASSERT_NEAR(frame.weights[i], anew.weights[i],
                            1e-5F * std::abs(anew.weights[i]) + subnormal)
                    << what << ", pixel " << i;
            }
        for (std::size_t i = 0; i < frame.rows.size(); ++i)
            ASSERT_EQ(frame.statistics[i].max_weight, known.statistics(frame.rows[i]).max_weight)
                << what;
    }
}

/// Rows with so many keys that scores are not kept. Under a causal mask all rows see too many for
/// blocks of half as many rows, and those of the picture do not. Few rows are enough but for a
/// variant that needs a query for each key.
AttentionRequest of_many_keys(const testing::AttentionCase& of) {
    AttentionRequest request = request_for(normal_input(400, 2500, 8), 0.4, of);
    request.first_place = 1750;
    try {
        prepare(preparation_of(request), {});
        return request;
    } catch (const InvalidRequest&) {
        return request_for(normal_input(many, many, 8), 0.4, of);
    }
}

using KnownRowsOf = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, KnownRowsOf, ::testing::ValuesIn(testing::engines_started_at_once()),
                         testing::engine_name);

TEST_P(KnownRowsOf, GiveTheSamePictureInEveryCase) {
    if (engine->backend() == "naive")
        GTEST_SKIP() << "takes no notice of them";
    Share share;
    for (const testing::AttentionCase& of : testing::attention_cases()) {
        if (!share.takes())
            continue;
        expect_same(*engine, request_for(normal_input(few, few, 8), 0.4, of), testing::name_of(of));
        expect_same(*engine, of_many_keys(of), testing::name_of(of) + " of many keys");
    }
}

TEST_P(KnownRowsOf, GiveTheSamePictureAtEveryScale) {
    const std::int64_t n = engine->backend() == "naive" ? few : many;
    for (const char* const mask : {"none", "causal"}) {
        AttentionRequest request = request_for(normal_input(n, n, 8), 0, mask);
        for (const double lambda : {0.0, 1e-3, 7.0, 1e6}) {
            request.lambda = lambda;
            expect_same(*engine, request, mask + std::to_string(lambda));
        }
        request.softcap = 3;
        request.lambda = 2;
        expect_same(*engine, request, "softcap");
        request.softcap = 0;
        for (std::int64_t row = 0; row < n; ++row)
            request.row_lambdas.push_back(0.001 * static_cast<double>(row));
        expect_same(*engine, request, "a lambda for each row");
        request.temper = [](double entropy) { return 1 + 0.1 * entropy; };
        expect_same(*engine, request, "tempered");
    }
}

TEST(KnownRows, SpareTheKeysOutsideThePicture) {
    const auto engine = make_cpu_engine();
    AttentionRequest request = request_for(normal_input(many, many, 8), 0.4);
    const KnownRows known = known_of(compute(*engine, request));
    request.all_rows = false;
    request.pixels = middle(many, many);
    const std::int64_t rows = 39 * 28, seen = 57 * 17;  // cells a pixel
    EXPECT_EQ(compute(*engine, request).scores, rows * many);
    request.known = &known;
    EXPECT_EQ(compute(*engine, request).scores, rows * seen);
}

TEST(KnownRows, AreThoseThatWereAdded) {
    KnownRows known;
    EXPECT_FALSE(known.has(0));
    RowStatistics row;
    row.entropy = 3;
    known.add(4, 6, row, 0.5);
    EXPECT_TRUE(known.has(4) && !known.has(3) && !known.has(5) && !known.has(6));
    EXPECT_EQ(known.statistics(4), row);
    EXPECT_EQ(known.lambda(4), 0.5);
}

}  // namespace
}  // namespace attnscope
