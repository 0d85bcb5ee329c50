// The rows of checks.csv that are a position scheme's.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/attention/masks.h"
#include "core/attention/positions/rope.h"
#include "tests/core/checks_table.h"
#include "tests/core/naive_attention.h"
#include "tests/core/position_testing.h"

namespace attnscope {
namespace {

using testing::bias_of;
using testing::Check;
using testing::NaiveRow;
using testing::Numbers;
using testing::rotation_of;

using Settings = std::vector<std::string>;

std::string text(double whole) {
    return std::to_string(static_cast<std::int64_t>(whole));
}

/// θ′/θ of a pair at d = 128.
double ratio(const std::string& key, std::size_t pair, const Settings& settings,
             std::int64_t n = 512) {
    return rotation_of(key, 128, n, settings).frequencies[pair] /
           rotation_of("rope", 128, n).frequencies[pair];
}

/// The base whose slowest pair at d = 128 turns as that of the scheme does.
double base(const std::string& key, const Settings& settings, std::int64_t n = 512) {
    return std::pow(rotation_of(key, 128, n, settings).frequencies.back(), -128.0 / 126);
}

/// q₅ at place 5 with k₀ at place 0, of the toy tensors of the formula sheet, d = 4.
double toy_score(const Rotation& rotation) {
    double score = 0;
    for (std::size_t m = 0; m < 2; ++m) {
        const bool halves = rotation.pairs == Pairs::halves;
        const double one = static_cast<double>(halves ? m : 2 * m), other = one + (halves ? 2 : 1);
        const auto q = [](double c) { return std::sin(0.9 * 5 + 1.7 * c + 0.3); };
        const auto k = [](double c) { return std::cos(-0.6 * c + 0.5); };
        const double angle = 5 * rotation.frequencies[m];
        score += (q(one) * k(one) + q(other) * k(other)) * std::cos(angle) +
                 (q(one) * k(other) - q(other) * k(one)) * std::sin(angle);
    }
    return score;
}

const Settings yarn = {"rope_factor=16", "rope_length=4096"};

/// The first pair whose frequency is slowed by more than rounding; by s as a whole.
double first_slowed(double below) {
    double pair = 0;
    while (ratio("rope-yarn", static_cast<std::size_t>(pair), yarn) > below)
        ++pair;
    return pair;
}

/// γ of a pair that turns r times over the trained length.
double paper_ramp(double r) {
    ParameterValues values =
        testing::position_parameters("rope-yarn", {"rope_yarn_ramp=2", "rope_factor=16"});
    values.set(rope_length, r * 2 * std::numbers::pi);  // of the first pair, whose θ is 1
    const Rotation rotation = testing::position_scheme("rope-yarn").rotation({64, 512, values});
    return (rotation.frequencies[0] - 1.0 / 16) / (1 - 1.0 / 16);
}

double slope(double heads, double head) {
    return -bias_of("alibi", {"alibi_heads=" + text(heads), "alibi_head=" + text(head)})(1);
}

/// Entropy of the last row of so many keys by ALiBi alone.
double alibi_entropy(int keys, const std::string& head) {
    const DistanceFormula bias = bias_of("alibi", {"alibi_heads=8", "alibi_head=" + head});
    std::vector<double> logits;
    for (int distance = 0; distance < keys; ++distance)
        logits.push_back(bias(distance));
    return NaiveRow(logits).entropy;
}

double zeta(double pair, double distance) {
    const Rotation xpos = rotation_of("xpos", 64, 512);
    return std::exp(-xpos.fading[static_cast<std::size_t>(pair)] * distance);
}

Check ntk_ratio(const char* pattern, const std::string& key, std::size_t pair,
                Settings settings = {"rope_factor=8"}) {
    return {pattern, 1, [=](const Numbers&) { return ratio(key, pair, settings); }};
}

}  // namespace

const std::vector<Check>& testing::checks_of_rotations() {
    static const std::vector<Check> checks = {
        {R"(rope\.interleaved\.q5k0\.rel5)", 1,
         [](const Numbers&) { return toy_score(rotation_of("rope", 4, 6)); }},
        {R"(rope\.half\.q5k0\.rel5)", 1,
         [](const Numbers&) { return toy_score(rotation_of("rope", 4, 6, {"rope_pairs=2"})); }},
        {R"(rope\.invfreq\.last\.d(\d+))", 2,
         [](const Numbers& x) {
             return rotation_of("rope", std::llround(x[0]), 512).frequencies.back();
         }},
        {R"(rope\.meanatt\.d(\d+)\.delta(\d+))", 6,
         [](const Numbers& x) {
             return rotation_of("rope", std::llround(x[0]), 512).mean_score(x[1], x[1]);
         }},
        {R"(pi\.ratio\.s(\d+))", 1,
         [](const Numbers& x) { return ratio("rope-pi", 40, {"rope_factor=" + text(x[0])}); }},
        {R"(ntk\.base\.bloc97\.d128\.s8)", 1,
         [](const Numbers&) { return base("rope-ntk", {"rope_factor=8"}); }},
        {R"(ntk\.base\.su_old\.d128\.s8)", 1,
         [](const Numbers&) { return base("rope", {"rope_base=80000"}); }},
        {R"(ntk\.dynamic\.base\.L4096\.n8192\.factor2)", 1,
         [](const Numbers&) {
             return base("rope-ntk-dynamic", {"rope_factor=2", "rope_length=4096"}, 8192);
         }},
        {R"(ntk\.qwen\.alpha\.n8192\.train2048)", 1,
         [](const Numbers&) { return 1 / ratio("rope-ntk-qwen", 63, {"rope_length=2048"}, 8192); }},
        ntk_ratio(R"(ntk\.bloc97\.ratio_first)", "rope-ntk", 0),
        ntk_ratio(R"(ntk\.bloc97\.ratio_last)", "rope-ntk", 63),
        ntk_ratio(R"(ntk\.bloc97\.ratio_i32)", "rope-ntk", 32),
        ntk_ratio(R"(ntk\.su_old\.ratio_first)", "rope", 0, {"rope_base=80000"}),
        ntk_ratio(R"(ntk\.su_old\.ratio_last)", "rope", 63, {"rope_base=80000"}),
        ntk_ratio(R"(ntk\.su_old\.ratio_i32)", "rope", 32, {"rope_base=80000"}),
        ntk_ratio(R"(ntk\.su_fixed\.ratio_first)", "rope-ntk-fixed", 0),
        ntk_ratio(R"(ntk\.su_fixed\.ratio_last)", "rope-ntk-fixed", 63),
        ntk_ratio(R"(ntk\.su_fixed\.ratio_i32)", "rope-ntk-fixed", 32),
        ntk_ratio(R"(ntk\.su_mixed_b0\.625\.ratio_first)", "rope-ntk-mixed", 0),
        ntk_ratio(R"(ntk\.su_mixed_b0\.625\.ratio_last)", "rope-ntk-mixed", 63),
        ntk_ratio(R"(ntk\.su_mixed_b0\.625\.ratio_i32)", "rope-ntk-mixed", 32),
        {R"(yarn\.low\.d128\.L4096)", 1, [](const Numbers&) { return first_slowed(1 - 1e-9) - 1; }},
        {R"(yarn\.high\.d128\.L4096)", 1,
         [](const Numbers&) { return first_slowed(1.0 / 16 + 1e-9); }},
        {R"(yarn\.ratio\.i(\d+))", 7,
         [](const Numbers& x) { return ratio("rope-yarn", static_cast<std::size_t>(x[0]), yarn); }},
        {R"(yarn\.paper\.gamma\.r([\d.]+))", 4, [](const Numbers& x) { return paper_ramp(x[0]); }},
        {R"(xpos\.zeta\.d64\.i(\d+))", 3, [](const Numbers& x) { return zeta(x[0], 512); }},
        {R"(xpos\.decay\.d64\.i(\d+)\.D(\d+))", 6,
         [](const Numbers& x) { return zeta(x[0], x[1]); }},
        {R"(rerope\.relpos\.w512\.D(\d+))", 6,
         [](const Numbers& x) {
             return rotation_of("rerope", 64, 512, {"rerope_window=512"}).counted(x[0]);
         }},
        {R"(leakyrerope\.relpos\.w512\.k16\.D(\d+))", 6,
         [](const Numbers& x) {
             return rotation_of("leaky-rerope", 64, 512,
                                {"rerope_window=512", "leaky_rerope_factor=16"})
                 .counted(x[0]);
         }},
    };
    return checks;
}

const std::vector<Check>& testing::checks_of_biases() {
    static const std::vector<Check> checks = {
        {R"(alibi\.slope\.heads(\d+)\.h(\d+))", 15,
         [](const Numbers& x) { return slope(x[0], x[1]); }},
        {R"(alibi\.causal\.H63\.uniform_logits\.slope0\.5)", 1,
         [](const Numbers&) { return alibi_entropy(64, "0"); }},
        {R"(alibi\.entropy\.geometric\.slope0\.5)", 1,
         [](const Numbers&) { return alibi_entropy(20000, "0"); }},
        {R"(alibi\.entropy\.geometric\.slope1/256)", 1,
         [](const Numbers&) { return alibi_entropy(20000, "7"); }},
        {R"(kerple\.log\.r1=1\.r2=1\.D(\d+))", 3,
         [](const Numbers& x) { return bias_of("kerple-log")(x[0]); }},
        {R"(kerple\.power\.r1=0\.5\.r2=0\.5\.D(\d+))", 3,
         [](const Numbers& x) { return bias_of("kerple-power")(x[0]); }},
    };
    return checks;
}

namespace {

/// Keys that the last of 512 queries reaches through so many layers of causal windows: HWFA's
/// (w − 1)·layers + 1, as each window holds the query's own place.
double reached(double width, int layers) {
    const AttentionMask& mask = record_of(masks(), "mask", "causal-window");
    ParameterValues values;
    values.set(*mask.parameters[0], width);
    std::int64_t first = 511;
    for (int layer = 0; layer < layers; ++layer)
        first = mask.visible(first, 512, values).first.begin;
    return static_cast<double>(512 - first);
}

double widest_window(double part) {
    double width = 1;
    while (reached(width + 1, 23) <= part * 512)
        ++width;
    return width;
}

}  // namespace

const std::vector<Check>& testing::checks_of_windows() {
    static const std::vector<Check> checks = {
        {R"(hwfa\.alpha\.N512\.L24\.w(\d+))", 1,
         [](const Numbers& x) { return reached(x[0], 23) / 512; }},
        {R"(hwfa\.wmax\.alpha([\d.]+))", 1, [](const Numbers& x) { return widest_window(x[0]); }},
    };
    return checks;
}

namespace {

TEST(ChecksTable, CausalWindowsOfHwfa) {
    testing::expect_checks(testing::checks_of_windows());
}

TEST(ChecksTable, RotationsOfPositionSchemes) {
    testing::expect_checks(testing::checks_of_rotations());
}

TEST(ChecksTable, BiasesOfPositionSchemes) {
    testing::expect_checks(testing::checks_of_biases());
}

/// θ′/θ at d = 128, L = 4096, s = 16 of both ramps, computed apart from the authors' code and
/// paper.
TEST(Yarn, BothRampsAreThoseOfTheSources) {
    struct Row {
        std::size_t pair;
        double by_turns, by_index;
    };
    for (const auto& [pair, by_turns, by_index] : {Row{16, 1, 1},
                                                   {20, 1, 1},
                                                   {21, 0.992298802647, 0.963942307692},
                                                   {25, 0.572128645433, 0.819711538462},
                                                   {30, 0.295157505215, 0.639423076923},
                                                   {33, 0.202980132258, 0.531250000000},
                                                   {40, 0.094601346607, 0.278846153846},
                                                   {45, 0.062617218307, 0.098557692308},
                                                   {46, 0.0625, 0.0625}}) {
        Settings settings = yarn;
        EXPECT_NEAR(ratio("rope-yarn", pair, settings), by_index, 1e-11) << pair;
        settings.emplace_back("rope_yarn_ramp=2");
        EXPECT_NEAR(ratio("rope-yarn", pair, settings), by_turns, 1e-11) << pair;
    }
}

/// The mixed scheme's ends: 1 is the fixed one, 0 position interpolation.
TEST(NtkMixed, LiesBetweenFixedAndInterpolation) {
    for (const std::size_t pair : {0U, 7U, 63U}) {
        EXPECT_NEAR(ratio("rope-ntk-mixed", pair, {"rope_ntk_mixed_exponent=1"}),
                    ratio("rope-ntk-fixed", pair, {}), 1e-12);
        EXPECT_NEAR(ratio("rope-ntk-mixed", pair, {"rope_ntk_mixed_exponent=0"}),
                    ratio("rope-pi", pair, {}), 1e-12);
    }
}

}  // namespace
}  // namespace attnscope
