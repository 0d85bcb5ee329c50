#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstdlib>
#include <functional>
#include <numbers>
#include <numeric>

#include "core/attention/positions/distance_values.h"
#include "core/parameters/record.h"
#include "core/text/errors.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"

// The formulas of the records, each written down once more.

namespace attnscope {
namespace {

using testing::normal_input;
using testing::request_for;

Vectors vectors_of(std::int64_t rows, std::int64_t dim,
                   const std::function<double(std::int64_t, std::int64_t)>& value) {
    Vectors vectors{rows, dim, {}};
    for (std::int64_t i = 0; i < rows; ++i)
        for (std::int64_t c = 0; c < dim; ++c)
            vectors.data.push_back(static_cast<float>(value(i, c)));
    return vectors;
}

double real(std::int64_t i) {
    return static_cast<double>(i);
}

/// Queries and keys of the formula sheet's section on variants.
QueriesAndKeys sheet_input() {
    return {
        std::make_shared<const Vectors>(vectors_of(
            6, 4, [](auto i, auto c) { return std::sin(0.9 * real(i) + 1.7 * real(c) + 0.3); })),
        std::make_shared<const Vectors>(vectors_of(
            6, 4, [](auto j, auto c) { return std::cos(1.1 * real(j) - 0.6 * real(c) + 0.5); }))};
}

/// The first weight and the entropy of the last row.
struct LastRow {
    double first_weight, entropy;
};

LastRow last_row(AttentionEngine& engine, const AttentionRequest& request) {
    const std::int64_t last = request.input.queries->rows - 1;
    LastRow row{0, engine.compute(request, {}, {}).statistics.back().entropy};
    engine.stream_rows(request, last, last + 1, {}, [&](auto, std::span<const float> weights) {
        row.first_weight = static_cast<double>(weights[0]);
    });
    return row;
}

void expect_last_row(AttentionEngine& engine, const AttentionRequest& request, double first_weight,
                     double entropy) {
    const LastRow row = last_row(engine, request);
    EXPECT_NEAR(row.first_weight, first_weight, 1e-6);
    EXPECT_NEAR(row.entropy, entropy, 1e-6);
}

using Records = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, Records, testing::all_engines(), testing::engine_name);

TEST_P(Records, CosinesHaveTheWeightsOfTheFormulaSheet) {
    AttentionRequest request = request_for(sheet_input(), 4 * std::log(6.0));
    request.cosines = true;
    expect_last_row(*engine, request, 0.043258980, 1.043535102);
    request.variant = &record_of(variants(), "variant", "query-norm");
    expect_last_row(*engine, request, 0.043258980, 1.043535102);
    request.mask = &record_of(masks(), "mask", "causal");
    for (int i = 0; i < 6; ++i)
        request.row_lambdas.push_back(4 * std::log(i + 1.0));
    EXPECT_NEAR(engine->compute(request, {}, {}).statistics[2].entropy, 1.084719059, 1e-6);
}

/// The sheet's measure at the start of training: of the scores' variance .52, .284 is across keys.
TEST(Additive, DrawnWeightsSpreadScoresAsAtTheStartOfTraining) {
    const Variant& additive = record_of(variants(), "variant", "additive");
    double variance = 0;
    constexpr int seeds = 40, n = 200;
    ParameterValues parameters;
    parameters.set(*additive.parameters[0], 128);
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Scores scores =
            additive.prepare(normal_input(n, n, 64), parameters, Weights(seed), {});
        std::vector<float> row(n);
        const std::int64_t first = 0;
        std::get<ScoreFunction>(scores).fill({&first, 1}, 0, n, row);
        double mean = 0, square = 0;
        for (const float s : row)
            mean += static_cast<double>(s) / n;
        for (const float s : row)
            square += std::pow(static_cast<double>(s) - mean, 2) / (n - 1);
        variance += square / seeds;
    }
    EXPECT_NEAR(variance, 0.284, 0.03);
}

ParameterValues values_of(std::span<const Parameter* const> parameters,
                          std::initializer_list<double> values) {
    ParameterValues set;
    auto parameter = parameters.begin();
    for (const double value : values)
        set.set(**parameter++, value);
    return set;
}

TEST(DistanceValues, AreTheFormulaOfEveryRowAndKey) {
    PreparedAttention attention{.rows = 3, .keys = 5, .scores = {}, .bias = {}};
    const auto formula = [](double distance) { return 10 * distance + 0.5; };
    const DistanceValues bias = distance_values(attention, formula);
    ASSERT_EQ(bias.of.size(), 7U);
    for (std::int64_t i = 0; i < attention.rows; ++i)
        for (std::int64_t j = 0; j < attention.keys; ++j)
            EXPECT_EQ(*bias.at(i, j), static_cast<float>(10 * (i - j)) + 0.5F) << i << ' ' << j;
}

std::vector<float> alibi_biases(double heads, double head, std::int64_t keys) {
    const PositionScheme& alibi = record_of(positions(), "position scheme", "alibi");
    const ParameterValues values = values_of(alibi.parameters, {heads, head});
    const auto formula = alibi.bias({64, keys, values});
    const DistanceValues bias = distance_values({keys, keys, {}, {}}, formula);
    std::vector<float> biases;
    for (std::int64_t j = 0; j < keys; ++j)
        biases.push_back(*bias.at(keys - 1, j));
    return biases;
}

TEST(Alibi, SlopesAreThoseOfItsAuthors) {
    const std::vector<double> six = {1 / 4., 1 / 16., 1 / 64., 1 / 256., 1 / 2., 1 / 8.};
    for (std::size_t h = 0; h < six.size(); ++h)
        EXPECT_EQ(alibi_biases(6, static_cast<double>(h), 3),
                  (std::vector{static_cast<float>(-2 * six[h]), static_cast<float>(-six[h]), 0.F}));
    EXPECT_FLOAT_EQ(alibi_biases(8, 7, 2)[0], -1 / 256.F);
    EXPECT_NEAR(alibi_biases(12, 11, 2)[0], -std::exp2(-3.5), 1e-7);
    EXPECT_THROW(alibi_biases(8, 8, 2), InvalidRequest);
}

/// Score of two vectors of four components whose pairs (0, 1) and (2, 3) turn by these angles.
double turned_score(std::span<const float> q, std::span<const float> k, double first,
                    double second) {
    const auto pair = [](std::span<const float> x, std::size_t at) {
        return std::complex<double>(static_cast<double>(x[at]), static_cast<double>(x[at + 1]));
    };
    return (pair(q, 0) * std::conj(pair(k, 0)) * std::polar(1.0, first) +
            pair(q, 2) * std::conj(pair(k, 2)) * std::polar(1.0, second))
        .real();
}

/// θ = 1 and 1/10, of wavelengths 6.28 and 62.8 in L = 150: the first is below L/4 and stays, the
/// second lies between L/4 and L.
TEST_P(Records, Llama3BlendsFrequenciesBetweenItsWavelengths) {
    AttentionRequest request = request_for(sheet_input(), 0.5);
    request.position = &record_of(positions(), "position scheme", "rope-llama-3");
    request.parameters = values_of(request.position->parameters, {100, 1, 1, 8, 1, 4, 150});
    const double wavelength = 20 * std::numbers::pi, smooth = (150 / wavelength - 1) / (4 - 1);
    const double theta = (1 - smooth) * 0.1 / 8 + smooth * 0.1;
    std::vector<double> weights;
    for (std::int64_t j = 0; j < 6; ++j)
        weights.push_back(
            std::exp(0.5 * turned_score(request.input.queries->row(5), request.input.keys->row(j),
                                        real(5 - j), theta * real(5 - j))));
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    double entropy = 0;
    for (const double weight : weights)
        entropy -= weight / sum * std::log(weight / sum);
    expect_last_row(*engine, request, weights[0] / sum, entropy);
}

/// With r = e^{−m} the weights of the last row are geometric: its entropy is −ln(1 − r) − r ln r/(1
/// − r) however many keys there are, and the collision (1 − r)/(1 + r).
TEST_P(Records, AlibiAloneBoundsTheEntropy) {
    AttentionRequest request = request_for(normal_input(3000, 3000, 2), 0, "causal");
    request.viewport = Viewport{2999, 3000, 0, 3000, 10, 1};
    request.all_rows = false;
    request.position = &record_of(positions(), "position scheme", "alibi");
    for (const double lambda : {0.0, 4.0}) {
        request.lambda = lambda;
        request.input.queries =
            std::make_shared<const Vectors>(Vectors{3000, 2, std::vector<float>(6000, 0.0F)});
        for (const double head : {0.0, 5.0}) {
            request.parameters = values_of(request.position->parameters, {8, head});
            const double m = std::exp2(-(head + 1)), r = std::exp(-m);
            const RowStatistics row = engine->compute(request, {}, {}).statistics.at(0);
            EXPECT_NEAR(row.entropy, -std::log1p(-r) - r * std::log(r) / (1 - r), 1e-4);
            EXPECT_NEAR(row.collision, (1 - r) / (1 + r), 1e-5);
            EXPECT_EQ(row.argmax, 2999);
        }
    }
}

/// The formula of each mask, key by key.
bool sees(std::string_view mask, std::int64_t i, std::int64_t j, std::int64_t w, std::int64_t s) {
    if (mask == "window")
        return std::abs(i - j) < w || j < s;
    return j <= i && (i - j < w || j < s);
}

TEST(Masks, WindowsShowTheKeysOfTheirFormulas) {
    for (const std::string_view key : {"window", "causal-window"})
        for (const std::int64_t width : {1, 5, 30})
            for (const std::int64_t sinks : {0, 1, 4, 100}) {
                const AttentionMask& mask = record_of(masks(), "mask", key);
                const ParameterValues values = values_of(
                    mask.parameters, {static_cast<double>(width), static_cast<double>(sinks)});
                for (std::int64_t i = 0; i < 50; ++i) {
                    const auto [first, second] = mask.visible(i, 20, values);
                    for (std::int64_t j = 0; j < 20; ++j)
                        EXPECT_EQ((j >= first.begin && j < first.end) ||
                                      (j >= second.begin && j < second.end),
                                  sees(key, i, j, width, sinks))
                            << key << ' ' << width << ' ' << sinks << ": " << i << ' ' << j;
                    EXPECT_TRUE(second.size() == 0 || first.end < second.begin);
                }
            }
}

TEST(Masks, ChunksShowTheKeysOfTheirFormula) {
    const AttentionMask& mask = record_of(masks(), "mask", "chunk");
    for (const std::int64_t length : {1, 3, 20, 100}) {
        const ParameterValues values = values_of(mask.parameters, {static_cast<double>(length)});
        for (std::int64_t i = -50; i < 50; ++i) {
            const auto [first, second] = mask.visible(i, 20, values);
            EXPECT_EQ(second.size(), 0);
            for (std::int64_t j = 0; j < 20; ++j)
                EXPECT_EQ(j >= first.begin && j < first.end,
                          j <= i && j / length == i / length)  // no key is at a negative position
                    << length << ": " << i << ' ' << j;
        }
    }
}

}  // namespace
}  // namespace attnscope
