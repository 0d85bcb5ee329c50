#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/text/errors.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/position_testing.h"

// The schemes by their definitions: every pair of components of every query and key by itself, in
// double precision, at the angle of their distance.

namespace attnscope {
namespace {

using testing::compute;
using testing::NaiveRow;
using testing::normal_input;
using testing::position_parameters;
using testing::position_scheme;
using testing::request_for;

/// What the vectors' part of pair m is turned by and multiplied with, at i − j.
struct Turned {
    double angle, factor = 1;
};

struct Definition {
    std::string key;
    std::vector<std::string> settings;
    bool halves;
    /// Of D turning dimensions and n keys.
    std::function<Turned(double m, double D, double n, double distance)> pair;
};

double theta(double m, double D, double base = 10000) {
    return std::pow(base, -2 * m / D);
}

/// The distance as ReRoPE counts it, with its sign; beyond w by 1/k a step.
double counted(double distance, double w, double steps) {
    const double size = std::abs(distance);
    return std::copysign(size < w ? size : w + (size - w) * steps, distance);
}

double yarn_theta(double m, double D, double s, double length) {
    const double turns = length * theta(m, D) / (2 * std::numbers::pi);
    const double kept = turns > 32 ? 1 : turns < 1 ? 0 : (turns - 1) / 31;
    return theta(m, D) * (kept + (1 - kept) / s);
}

std::vector<Definition> definitions() {
    return {
        {"rope", {}, false, [](auto m, auto D, auto, auto x) { return Turned{x * theta(m, D)}; }},
        {"rope",
         {"rope_base=500", "rope_pairs=2"},
         true,
         [](auto m, auto D, auto, auto x) { return Turned{x * theta(m, D, 500)}; }},
        {"rope-pi",
         {"rope_factor=3"},
         false,
         [](auto m, auto D, auto, auto x) { return Turned{x / 3 * theta(m, D)}; }},
        {"rope-ntk",
         {"rope_factor=3"},
         false,
         [](auto m, auto D, auto, auto x) {
             return Turned{x * theta(m, D, 10000 * std::pow(3, D / (D - 2)))};
         }},
        {"rope-ntk-dynamic",
         {"rope_factor=2", "rope_length=100"},
         false,
         [](auto m, auto D, auto n, auto x) {
             const double s = n > 100 ? 2 * n / 100 - 1 : 1;
             return Turned{x * theta(m, D, 10000 * std::pow(s, D / (D - 2)))};
         }},
        {"rope-ntk-fixed",
         {"rope_factor=3"},
         false,
         [](auto m, auto D, auto, auto x) {
             const double beta = std::pow(10000, 2 / D), lambda = std::pow(3, 2 / D);
             return Turned{x / (lambda * std::pow(beta * lambda, m))};
         }},
        {"rope-ntk-mixed",
         {"rope_factor=3", "rope_ntk_mixed_exponent=0.75", "rope_pairs=2"},
         true,
         [](auto m, auto D, auto, auto x) {
             const double a = std::log(3) / std::pow(D / 2, 0.75);
             return Turned{x * theta(m, D) * std::exp(-a * std::pow(m + 1, 0.75))};
         }},
        {"rope-yarn",
         {"rope_factor=5", "rope_length=150", "rope_yarn_ramp=2"},
         false,
         [](auto m, auto D, auto, auto x) { return Turned{x * yarn_theta(m, D, 5, 150)}; }},
        {"rerope",
         {"rerope_window=40"},
         false,
         [](auto m, auto D, auto, auto x) { return Turned{counted(x, 40, 0) * theta(m, D)}; }},
        {"rerope",
         {"rerope_window=3", "rope_pairs=2"},
         true,
         [](auto m, auto D, auto, auto x) { return Turned{counted(x, 3, 0) * theta(m, D)}; }},
        {"leaky-rerope",
         {"rerope_window=33", "leaky_rerope_factor=8"},
         false,
         [](auto m, auto D, auto, auto x) { return Turned{counted(x, 33, 0.125) * theta(m, D)}; }},
        {"xpos",
         {"xpos_base=300"},
         false,
         [](auto m, auto D, auto, auto x) {
             return Turned{x * theta(m, D), std::pow((2 * m / D + 0.4) / 1.4, x / 300)};
         }},
    };
}

double component(const Vectors& vectors, std::int64_t row, std::int64_t c) {
    return static_cast<double>(vectors.data[static_cast<std::size_t>(row * vectors.dim + c)]);
}

double score(const Definition& scheme, const QueriesAndKeys& input, std::int64_t i,
             std::int64_t j) {
    const std::int64_t d = input.keys->dim, pairs = d / 2;
    double sum =
        d % 2 == 1 ? component(*input.queries, i, d - 1) * component(*input.keys, j, d - 1) : 0;
    for (std::int64_t m = 0; m < pairs; ++m) {
        const std::int64_t one = scheme.halves ? m : 2 * m;
        const std::int64_t other = one + (scheme.halves ? pairs : 1);
        const double a = component(*input.queries, i, one), b = component(*input.queries, i, other);
        const double u = component(*input.keys, j, one), v = component(*input.keys, j, other);
        const auto [angle, factor] =
            scheme.pair(static_cast<double>(m), static_cast<double>(2 * pairs),
                        static_cast<double>(input.keys->rows), static_cast<double>(i - j));
        sum += factor * ((a * u + b * v) * std::cos(angle) + (a * v - b * u) * std::sin(angle));
    }
    return sum;
}

std::vector<double> logits(const Definition& scheme, const AttentionRequest& request,
                           std::int64_t row) {
    const std::int64_t keys = request.input.keys->rows;
    std::vector<double> x(static_cast<std::size_t>(keys), -HUGE_VAL);
    const auto [first, second] = request.mask->visible(row, keys, request.parameters);
    for (const KeyInterval& seen : {first, second})
        for (std::int64_t j = seen.begin; j < seen.end; j += seen.step)
            x[static_cast<std::size_t>(j)] = request.lambda * score(scheme, request.input, row, j);
    return x;
}

using Positions = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, Positions, testing::all_engines(), testing::engine_name);

/// Rows and keys may differ in number, and dimensions may be odd.
TEST_P(Positions, TurnEveryPairAsTheirDefinitionsDo) {
    for (const Definition& scheme : definitions())
        for (const auto& [queries, keys, d] : {std::tuple{150, 450, 8}, {230, 90, 7}, {5, 2100, 4}})
            for (const std::string_view mask : {"none", "causal"}) {
                AttentionRequest request = request_for(normal_input(queries, keys, d), 0.3, mask);
                request.position = &position_scheme(scheme.key);
                request.parameters = position_parameters(scheme.key, scheme.settings);
                const AttentionFrame frame = compute(*engine, request);
                const double error = 2e-6 + testing::logit_error(request);
                for (std::size_t i = 0; i < frame.rows.size(); i += 7)
                    testing::expect_row(frame.statistics[i],
                                        NaiveRow(logits(scheme, request, frame.rows[i])), error,
                                        scheme.key + " row " + std::to_string(i));
            }
}

/// q_i and k_j of the formula sheet: sin(0.9 i + 1.7 c + 0.3) and cos(1.1 j − 0.6 c + 0.5), d = 4.
QueriesAndKeys toy_vectors() {
    const auto made = [](const auto& of) {
        Vectors vectors{6, 4, {}};
        for (int i = 0; i < 6; ++i)
            for (int c = 0; c < 4; ++c)
                vectors.data.push_back(static_cast<float>(of(i, c)));
        return std::make_shared<const Vectors>(std::move(vectors));
    };
    return {made([](int i, int c) { return std::sin(0.9 * i + 1.7 * c + 0.3); }),
            made([](int j, int c) { return std::cos(1.1 * j - 0.6 * c + 0.5); })};
}

/// The sheet's values for GPT-NeoX, half of whose dimensions turn: the first weight of the last row
/// and its entropy.
TEST_P(Positions, TurnAShareOfTheDimensionsAsGptNeoxDoes) {
    AttentionRequest request = request_for(toy_vectors(), 0.5);
    request.position = &position_scheme("rope");
    request.parameters = position_parameters("rope", {"rope_pairs=2", "rotary_fraction=0.5"});
    EXPECT_NEAR(compute(*engine, request).statistics[5].entropy, 1.703753826, 1e-6);
    engine->stream_rows(request, 5, 6, {}, [](std::int64_t, std::span<const float> weights) {
        EXPECT_NEAR(weights[0], 0.307517985, 1e-6);
    });
}

/// The last of 131,072 places still has its own angle: equal vectors, one at each end, have the
/// score of their distance.
TEST(Rotations, AnglesAreExactAtFarPlaces) {
    constexpr std::int64_t n = 131072;
    const auto ones = std::make_shared<const Vectors>(Vectors{n, 4, std::vector<float>(4 * n, 1)});
    const Rotation rope = testing::rotation_of("rope", 4, n);
    const Scores scores = rotated({ones, ones}, rope, {});
    const auto& products = std::get<InnerProducts>(scores);
    for (const std::int64_t j : {std::int64_t{0}, std::int64_t{77777}, n - 1}) {
        const auto distance = static_cast<double>(n - 1 - j);
        EXPECT_NEAR(testing::dot(*products.queries, n - 1, *products.keys, j),
                    2 * std::cos(distance) + 2 * std::cos(0.01 * distance), 1e-6);
    }
}

/// Term by term, about the window's edge too.
TEST(Rotations, MeanScoresAreSumsOverDistances) {
    for (const Rotation& rotation :
         {testing::rotation_of("rope", 9, 64), testing::rotation_of("xpos", 64, 64),
          testing::rotation_of("rerope", 64, 64, {"rerope_window=30"}),
          testing::rotation_of("leaky-rerope", 64, 64, {"rerope_window=30"})})
        for (const auto& [first, last] : {std::pair{0, 0}, {3, 9}, {20, 50}, {40, 70}}) {
            double sum = 0;
            for (int distance = first; distance <= last; ++distance)
                for (std::size_t m = 0; m < rotation.frequencies.size(); ++m)
                    sum +=
                        (rotation.fading.empty() ? 1 : std::exp(-rotation.fading[m] * distance)) *
                        std::cos(rotation.frequencies[m] * rotation.counted(distance));
            const auto terms = static_cast<double>(rotation.frequencies.size()) *
                               static_cast<double>(last - first + 1);
            EXPECT_NEAR(rotation.mean_score(first, last), sum / terms, 1e-12);
        }
}

/// A pair that does not turn adds 1 at every distance; the last component of an odd d adds nothing.
TEST(Rotations, MeanScoresCountPairsThatDoNotTurn) {
    const auto of = [](std::int64_t d, const std::string& share) {
        return testing::rotation_of("rope", d, 64, {"rotary_fraction=" + share});
    };
    const double one = (std::cos(3) + std::cos(4)) / 2;                // θ of the first pair is 1
    EXPECT_NEAR(of(4, "0.5").mean_score(3, 4), (one + 1) / 2, 1e-12);  // one of two pairs
    EXPECT_NEAR(of(5, "0.5").mean_score(3, 4), (one + 1) / 2, 1e-12);
    EXPECT_NEAR(of(9, "0.3").mean_score(3, 4), (one + 3) / 4, 1e-12);  // one of four pairs
    const Rotation none = of(8, "0");
    EXPECT_TRUE(none.frequencies.empty());
    EXPECT_EQ(none.still, 4);
    EXPECT_EQ(none.mean_score(0, 9), 1);
    const Rotation all = of(9, "1");
    EXPECT_EQ(all.frequencies.size(), 4u);
    EXPECT_EQ(all.still, 0);
}

TEST(Rotations, ThatFadeBeyondFloat32AreRefused) {
    const Rotation xpos = testing::rotation_of("xpos", 4, 64);
    const auto vectors = [](std::int64_t n) {
        return std::make_shared<const Vectors>(
            Vectors{n, 4, std::vector<float>(static_cast<std::size_t>(4 * n), 1)});
    };
    EXPECT_NO_THROW(rotated({vectors(32768), vectors(5)}, xpos, {}));
    EXPECT_THROW(rotated({vectors(5), vectors(40000)}, xpos, {}), InvalidRequest);
}

}  // namespace
}  // namespace attnscope
