#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <vector>

#include "core/attention/softcap.h"
#include "core/attention/variants.h"
#include "core/presets/presets.h"
#include "core/scenario/scale.h"
#include "tests/core/position_testing.h"

// Each preset against the formula that its source gives, written down once more.

namespace attnscope {
namespace {

/// θ_m of the pairs at d = 128.
using Frequencies = std::function<double(double m)>;

double rope(double m, double base) {
    return std::pow(base, -2 * m / 128);
}

/// apply_scaling() of Llama 3.1's model.py, by wavelengths.
double llama_3(double m) {
    const double theta = rope(m, 500000), wavelength = 2 * std::numbers::pi / theta;
    if (wavelength < 8192.0 / 4)
        return theta;
    if (wavelength > 8192.0 / 1)
        return theta / 8;
    const double smooth = (8192 / wavelength - 1) / (4 - 1);
    return (1 - smooth) * theta / 8 + smooth * theta;
}

/// The released code's ramp over the pairs 20 to 46, s = 32.
double yarn(double m) {
    const double slowed = std::min(std::max((m - 20) / (46 - 20), 0.0), 1.0);
    return rope(m, 10000) * ((1 - slowed) + slowed / 32);
}

/// Of 8192 places where 2048 were trained: α = 2^(log₂ 4 + 1) − 1.
double qwen(double m) {
    return rope(m, 10000 * std::pow(7, 128.0 / 126));
}

/// What a source says of a head.
struct Head {
    std::string_view preset;
    std::int64_t n, d;
    double lambda;  ///< on q·k of vectors of norm √d
    std::string_view mask = "none", attention = "dot";
    Frequencies frequencies = nullptr;
    std::function<void(const Scenario&)> further = nullptr;
};

const Variant& variant_of(const Scenario& scenario) {
    return record_of(variants(), "attention", scenario.attention);
}

std::vector<Head> heads() {
    const double root = std::sqrt(128.0);
    const auto plain = [](double m) { return rope(m, 10000); };
    return {
        {"bert-base", 512, 64, 1.0 / 8},
        {"gpt-2", 1024, 64, 1.0 / 8, "causal"},
        {"llama-2", 4096, 128, 1 / root, "causal", "dot", plain},
        {"llama-3-128k", 131072, 128, 1 / root, "causal", "dot", llama_3},
        {"yarn-128k", 131072, 128, std::pow(0.1 * std::log(32) + 1, 2) / root, "causal", "dot",
         yarn},
        {"qwen-logn", 8192, 128, 13.0 / 11 / root, "causal", "dot", qwen},
        {"gemma-2-27b", 8192, 128, 1.0 / 12, "causal", "dot", plain,
         [](const Scenario& made) { EXPECT_EQ(made.parameters[softcap], 50); }},
        {"gau-128", 512, 128, 1, "none", "gau-relu2", nullptr,
         [](const Scenario& made) {
             EXPECT_EQ(variant_of(made).squared_relu_divisor(512, made.parameters), 512 * 512);
         }},
        {"gau-alpha", 512, 128, 1 / root, "none", "gau-softmax"},
        {"log-512", 4096, 64, 12.0 / 9 / 8},
        {"key-norm", 512, 128, 1, "none", "key-norm"},
        {"cosine-4-log-n", 512, 128, 4 * std::log(512) / 128, "none", "cosine"},
        {"swin-v2", 256, 32, 10.0 / 32, "none", "cosine"},
        {"alibi", 512, 128, 1 / root, "causal", "dot", nullptr,
         [](const Scenario& made) {
             const auto bias =
                 testing::position_scheme("alibi").bias({made.d, made.n, made.parameters});
             EXPECT_EQ(bias(6), -6 / 2.0);  // the first of eight slopes 1/2 … 1/256
         }},
    };
}

void expect_frequencies(const Scenario& made, const Frequencies& expected) {
    const PositionScheme& scheme = testing::position_scheme(made.position);
    ASSERT_EQ(scheme.rotation != nullptr, expected != nullptr);
    if (!expected)
        return;
    const Rotation turned = scheme.rotation({made.d, made.n, made.parameters});
    ASSERT_EQ(turned.frequencies.size(), 64U);
    for (std::size_t m = 0; m < 64; ++m) {
        const double theta = expected(static_cast<double>(m));
        EXPECT_NEAR(turned.frequencies[m], theta, 1e-12 * theta) << m;
    }
}

TEST(Presets, AreTheHeadsOfTheirSources) {
    const std::vector<Head> known = heads();
    ASSERT_EQ(known.size(), std::ranges::count(presets(), "", &Preset::group));
    for (std::size_t i = 0; i < known.size(); ++i) {
        const Head& head = known[i];
        SCOPED_TRACE(head.preset);
        ASSERT_EQ(presets()[i].key, head.preset);
        const Scenario made = scenario_with(presets()[i].settings);
        EXPECT_EQ(made.n, head.n);
        EXPECT_EQ(made.d, head.d);
        EXPECT_NEAR(scale(made), head.lambda, 1e-14);
        EXPECT_EQ(made.mask, head.mask);
        EXPECT_EQ(made.attention, head.attention);
        expect_frequencies(made, head.frequencies);
        if (head.further)
            head.further(made);
    }
}

/// θ′/θ at d = 128, base 500000, computed apart from the program.
TEST(RopeLlama3, KeepsSlowsAndBlendsByWavelength) {
    const auto ratio = [](std::size_t m, std::vector<std::string> settings = {}) {
        settings.emplace_back("rope_base=500000");
        return testing::rotation_of("rope-llama-3", 128, 512, settings).frequencies[m] /
               rope(static_cast<double>(m), 500000);
    };
    for (const std::size_t kept : {0U, 20U, 28U})
        EXPECT_DOUBLE_EQ(ratio(kept), 1) << kept;
    EXPECT_NEAR(ratio(29), 0.828168412, 1e-9);
    EXPECT_NEAR(ratio(30), 0.643743133, 1e-9);
    EXPECT_NEAR(ratio(31), 0.493507123, 1e-9);
    for (const std::size_t slowed : {35U, 40U, 63U})
        EXPECT_DOUBLE_EQ(ratio(slowed), 0.125) << slowed;
    // Llama 4's hard step at the wavelength of 8192, between the pairs 34 and 35.
    const std::vector<std::string> hard = {"llama_3_factor=16", "llama_3_high=1"};
    EXPECT_DOUBLE_EQ(ratio(34, hard), 1);
    EXPECT_DOUBLE_EQ(ratio(35, hard), 1.0 / 16);
}

}  // namespace
}  // namespace attnscope
