// QK-RMSNorm and MLA beside their formulas in double precision, on random shapes.
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "core/engines/engines.h"
#include "core/rows/products.h"
#include "core/text/errors.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/score_testing.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using testing::CheckedRow;
using testing::Draw;
using testing::expect_checked;
using testing::expect_softmax;
using testing::in_double;
using testing::logits_of;
using testing::normalise;
using testing::Rows;
using testing::Shape;

/// The bytes of a file with g_q and g_k.
std::string gains_file(const std::vector<float>& queries, const std::vector<float>& keys) {
    const std::string shape = "[" + std::to_string(queries.size()) + "]",
                      of_keys = "[" + std::to_string(keys.size()) + "]";
    const std::uint64_t middle = 4 * queries.size(), end = middle + 4 * keys.size();
    return testing::safetensors_bytes(
        "{" + testing::safetensors_entry("g_q", "F32", shape, 0, middle) + ", " +
            testing::safetensors_entry("g_k", "F32", of_keys, middle, end) + "}",
        testing::little_endian_bytes(queries) + testing::little_endian_bytes(keys));
}

using ScoresOfModels = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, ScoresOfModels, testing::all_engines(), testing::engine_name);

TEST_P(ScoresOfModels, HaveTheCheckedValues) {
    const TemporaryFolder folder;
    const std::string gains =
        folder.write("gains.safetensors", gains_file({1, 1.1F, 1.2F, 1.3F}, {1, 0.9F, 0.8F, 0.7F}));
    const std::string norm = "attention=qk-rms-norm", rope = "position=rope";
    for (const CheckedRow& row : std::vector<CheckedRow>{
             {{norm}, .139101457, 1.674750397, 1.096311496},
             {{norm, "lambda=1/sqrt(5.25)"}, .144211003, 1.701189056, 1.096855907},
             {{norm, "lambda=1"}, .093712572, 1.408756808, 1.089565811},
             {{norm, rope, "rope_pairs=2"}, .405774420, 1.429162938, 1.065034152}})
        expect_checked(*engine, row, gains);
    expect_checked(*engine, {{norm, rope, "qk_norm_order=2", "qk_norm_epsilon=1e-5"},
                             .442603834,
                             1.488845102,
                             1.047544808});
    expect_checked(*engine,
                   {{"attention=mla", "mla_rotary=2", rope}, .113448347, 1.678259715, 1.057549482});
    expect_checked(*engine, {{"attention=mla", "mla_rotary=2", rope, "rule=deepseek-mscale",
                              "deepseek_factor=40"},
                             .067330848,
                             1.402418452,
                             .976121648});
}

TEST(QkRmsNorm, IsItsFormulaBeforeAndAfterTheRotation) {
    const TemporaryFolder folder;
    const auto engine = make_cpu_engine();
    Draw draw(1);
    for (int shape = 0; shape < 40; ++shape) {
        Shape of(draw, "qk-rms-norm");
        const double query_gain = draw.real(0.5, 1.3), key_gain = draw.real(0.5, 1.3),
                     epsilon = draw.one_of<double>({0, 1e-6, 1e-2});
        const bool is_after = draw.whole(0, 1) == 1;
        of.set("qk_norm_query_gain", query_gain);
        of.set("qk_norm_key_gain", key_gain);
        of.set("qk_norm_epsilon", epsilon);
        of.set("qk_norm_order", is_after ? 2 : 1);
        std::vector<float> gains[2];
        if (draw.whole(0, 1) == 1) {
            for (auto& each : gains)
                for (std::size_t c = 0; c < of.d(); ++c)
                    each.push_back(static_cast<float>(draw.real(-1.2, 1.2)));
            of.request.weights_file = folder.write("gains" + std::to_string(shape) + ".safetensors",
                                                   gains_file(gains[0], gains[1]));
        }
        Rows queries = in_double(*of.request.input.queries),
             keys = in_double(*of.request.input.keys);
        const auto norm = [&] {
            normalise(queries, query_gain, gains[0], epsilon);
            normalise(keys, key_gain, gains[1], epsilon);
        };
        if (is_after)
            of.turn_all(queries, keys, 0);
        norm();
        if (!is_after)
            of.turn_all(queries, keys, 0);
        expect_softmax(*engine, of.request, logits_of(of.request, queries, keys), of.name);
    }
}

TEST(QkRmsNorm, HasTheNormsOfItsGainsInTheLaw) {
    const Scenario scenario = scenario_with(
        {"attention=qk-rms-norm", "qk_norm_query_gain=3", "qk_norm_key_gain=0.5", "lambda=0.2"});
    EXPECT_FALSE(other_law_of_rows(scenario));
    EXPECT_NEAR(products_scale(scenario, 0.2), 0.3 / (1 + 1e-6), 1e-12);
    EXPECT_TRUE(has_other_scale(scenario));
    EXPECT_NEAR(scored_norms(scenario).queries.of(0.7, 64), 3 * 8, 1e-2);
    EXPECT_EQ(scored_norms(scenario).queries.of(0, 64), 0);
    const Scenario plain = scenario_with({"attention=qk-rms-norm", "lambda=0.2"});
    EXPECT_NEAR(products_scale(plain, 0.2), 0.2 / (1 + 1e-6), 1e-12);
    EXPECT_FALSE(has_other_scale(plain));
    const Scenario cosines =
        scenario_with({"attention=qk-rms-norm", "qk_norm_key_gain=7", "rule=cosine-log-n"});
    EXPECT_EQ(scored_norms(cosines).keys.of(5, 64), 1);
    Scenario of_file = scenario_with({"attention=qk-rms-norm", "weights_file=/gains.npz"});
    const auto law = other_law_of_rows(of_file);
    ASSERT_TRUE(law);
    EXPECT_EQ(text_of(*law), "no exact law for weights_file = /gains.npz");
    of_file.attention = "dot";  // which reads no file
    EXPECT_FALSE(other_law_of_rows(of_file));
}

/// With λ on cosines, gains of all components cancel, those of single ones do not.
TEST(QkRmsNorm, GivesCosinesOfItsVectors) {
    const TemporaryFolder folder;
    const auto engine = make_cpu_engine();
    AttentionRequest request = testing::request_for(testing::normal_input(20, 30, 4), 3);
    request.cosines = true;
    const double cosine = engine->compute(request, {}, {}).statistics[7].entropy;
    request.variant = &record_of(variants(), "attention", "qk-rms-norm");
    EXPECT_NEAR(engine->compute(request, {}, {}).statistics[7].entropy, cosine, 1e-6);
    request.weights_file =
        folder.write("gains.safetensors", gains_file({1, 2, 3, 4}, {1, 1, 1, 2}));
    EXPECT_GT(std::abs(engine->compute(request, {}, {}).statistics[7].entropy - cosine), 1e-3);
    EXPECT_EQ(computed_variant(request).key, "qk-rms-norm");
}

TEST(QkRmsNorm, RefusesGainsOfAnotherLengthInOneSentence) {
    const TemporaryFolder folder;
    const auto engine = make_cpu_engine();
    AttentionRequest request = testing::request_for(testing::normal_input(3, 3, 4), 1);
    request.variant = &record_of(variants(), "attention", "qk-rms-norm");
    request.weights_file = folder.write("gains.safetensors", gains_file({1, 2, 3, 4}, {1, 1}));
    try {
        engine->compute(request, {}, {});
        ADD_FAILURE();
    } catch (const InvalidRequest& refused) {
        EXPECT_STREQ(refused.what(), "the weights g_k are a 1 × 2 matrix but must be 1 × 4");
    }
}

TEST(Mla, IsItsFormula) {
    const auto engine = make_cpu_engine();
    Draw draw(2);
    for (int shape = 0; shape < 40; ++shape) {
        Shape of(draw, "mla");
        const auto d = static_cast<std::int64_t>(of.d());
        const std::int64_t rotary = draw.whole(0, d + 3);
        of.set("mla_rotary", static_cast<double>(rotary));
        Rows queries = in_double(*of.request.input.queries),
             keys = in_double(*of.request.input.keys);
        of.turn_all(queries, keys, static_cast<std::size_t>(d - std::min(rotary, d) / 2 * 2));
        expect_softmax(*engine, of.request, logits_of(of.request, queries, keys),
                       of.name + " rotary " + std::to_string(rotary));
    }
}

/// Frequencies are those of the rotary part, as if there were no other components.
TEST(Mla, TurnsAsManyPairsAsItsPartHas) {
    const Scenario scenario = scenario_with({"attention=mla", "mla_rotary=64", "position=rope"});
    const Variant& mla = record_of(variants(), "attention", "mla");
    const PositionScheme& rope = record_of(positions(), "position scheme", "rope");
    const Rotation of_part = rotation_of(mla, rope, {192, 512, scenario.parameters});
    EXPECT_EQ(of_part.frequencies, rope.rotation({64, 512, scenario.parameters}).frequencies);
    EXPECT_EQ(of_part.still, 64);
    const Rotation of_all = rotation_of(*variants()[0], rope, {192, 512, scenario.parameters});
    EXPECT_EQ(of_all.frequencies.size(), 96U);
    EXPECT_EQ(of_all.still, 0);
}

}  // namespace
}  // namespace attnscope
