// QK-Clip beside its formula in double precision, on random shapes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/engines/cell.h"
#include "core/engines/engines.h"
#include "core/engines/logit_sample.h"
#include "core/rows/products.h"
#include "core/text/errors.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/score_testing.h"

namespace attnscope {
namespace {

using testing::Draw;
using testing::expect_checked;
using testing::expect_softmax;
using testing::in_double;
using testing::logits_of;
using testing::normalise;
using testing::Row;
using testing::Rows;
using testing::Shape;
using testing::sines_and_cosines;

double largest_of(const Rows& logits) {
    double largest = 0;
    for (const Row& row : logits)
        largest = std::max(largest, *std::ranges::max_element(row));
    return largest;
}

TEST(QkClip, HasTheCheckedValuesOnEveryEngine) {
    const AttentionRequest request = attention_request(
        scenario_with({"lambda=0.5", "mask=causal", "qk_clip=0.3"}), sines_and_cosines());
    for (const EngineKind* const kind : engines())
        if (const auto engine = testing::engine_of(*kind)) {
            expect_checked(*engine, {{"qk_clip=0.3"}, .163783979, 1.785613638, 1.098405189});
            expect_checked(*engine, {{"qk_clip=100"}, .158442660, 1.764982938, 1.097696951});
            const AttentionFrame frame = engine->compute(request, {}, {});
            EXPECT_NEAR(frame.clip_factor, .477396397, 1e-6);
            EXPECT_FALSE(frame.substitute);
        }
}

TEST(QkClip, MultipliesAllLogitsOfTheHeadByOneFactor) {
    const auto engine = make_cpu_engine();
    Draw draw(3);
    for (int shape = 0; shape < 40; ++shape) {
        Shape of(draw, draw.one_of<std::string_view>({"dot", "cosine", "gau-softmax"}));
        Rows queries = in_double(*of.request.input.queries),
             keys = in_double(*of.request.input.keys);
        if (of.request.variant->divides_keys)
            for (Rows* const rows : {&queries, &keys})
                normalise(*rows, 1 / std::sqrt(static_cast<double>(of.d())), {}, 0);
        of.turn_all(queries, keys, 0);
        of.request.qk_clip = draw.real(0.01, 6);
        Rows logits = logits_of(of.request, queries, keys);
        const double largest = largest_of(logits);
        const double factor = largest > 0 ? std::min(1.0, of.request.qk_clip / largest) : 1;
        for (Row& row : logits)
            for (double& x : row)
                x *= factor;
        expect_softmax(*engine, of.request, logits, of.name);
        EXPECT_NEAR(engine->compute(of.request, {}, {}).clip_factor, factor, 1e-5 * factor);
    }
}

/// The factor is that of all rows that the mask shows, whatever part of the matrix is asked for,
/// and of logits before softcap and bias.
TEST(QkClip, FollowsFromTheWholeHeadBeforeSoftcapAndBias) {
    const auto engine = make_cpu_engine();
    AttentionRequest request = testing::request_for(testing::normal_input(60, 60, 8), 1, "causal");
    request.qk_clip = 0.7;
    const auto factor = [&] { return engine->compute(request, {}, {}).clip_factor; };
    const double whole = factor();
    EXPECT_GT(whole, 0);
    EXPECT_LT(whole, 1);
    request.softcap = 0.5;
    EXPECT_EQ(factor(), whole);
    request.position = &record_of(positions(), "position scheme", "alibi");
    EXPECT_EQ(factor(), whole);
    request.viewport = Viewport{3, 5, 0, 4, 4, 2};
    request.all_rows = false;
    EXPECT_EQ(factor(), whole);
    request.viewport = {};
    request.position = positions()[0];
    request.softcap = 0;
    request.lambda = 2;
    EXPECT_NEAR(factor(), whole / 2, 1e-12);
    request.mask = masks()[0];
    EXPECT_LE(factor(), whole / 2);
    request.variant = &record_of(variants(), "attention", "gau-relu2");
    request.mask = &record_of(masks(), "mask", "causal");
    EXPECT_NEAR(factor(), whole / 2, 1e-12);
    request.row_lambdas.assign(60, 2);
    EXPECT_NEAR(factor(), whole / 2, 1e-6);
    request.lambda = 0;
    request.row_lambdas = {};
    EXPECT_EQ(factor(), 1);
}

/// A key at the query's own place, which only it sees, does not count where only those before do.
TEST(QkClip, SeesTheKeysOfTheNormaliser) {
    const auto engine = make_cpu_engine();
    const auto one = [](std::vector<float> values) {
        const auto rows = std::ssize(values);
        return std::make_shared<const Vectors>(Vectors{rows, 1, std::move(values)});
    };
    AttentionRequest request = testing::request_for({one({1, 1, 9}), one({1, 4, 9})}, 1, "causal");
    request.qk_clip = 1;
    EXPECT_NEAR(engine->compute(request, {}, {}).clip_factor, 1 / 81.0, 1e-12);
    request.normalizer = &record_of(normalizers(), "normalizer", "stick-breaking");
    EXPECT_NEAR(engine->compute(request, {}, {}).clip_factor, 1 / 36.0, 1e-12);
}

TEST(QkClip, IsInSampledLogitsAndInTheCell) {
    AttentionRequest request = testing::request_for(testing::normal_input(40, 40, 8), 1);
    request.qk_clip = 0.5;
    double largest = 0;
    for (const double x : sample_logits(request, 5000, {}))
        largest = std::max(largest, x);
    EXPECT_LE(largest, 0.5 + 1e-6);
    EXPECT_GT(largest, 0.3);
    const AttentionFrame frame = make_cpu_engine()->compute(request, {}, {});
    EXPECT_NEAR(frame.lambdas[3], frame.clip_factor, 1e-15);
    EXPECT_LE(CellReader().read(request, 3, 5, frame.lambdas[3], {}).logit, 0.5 + 1e-6);
}

TEST(QkClip, HasNoExactLawAndNoNegativeLimit) {
    const auto law = other_law_of_rows(scenario_with({"qk_clip=2"}));
    ASSERT_TRUE(law);
    EXPECT_EQ(text_of(*law), "no exact law for qk_clip = 2");
    EXPECT_THROW(scenario_with({"qk_clip=-1"}), InvalidRequest);
    AttentionRequest request = testing::request_for(testing::normal_input(3, 3, 2), 1);
    for (const double bad : {-1.0, std::nan("")}) {
        request.qk_clip = bad;
        EXPECT_THROW(make_cpu_engine()->compute(request, {}, {}), InvalidRequest);
    }
}

}  // namespace
}  // namespace attnscope
