// The rows of checks.csv that are a scaling rule's.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/fields/assignments.h"
#include "core/scaling/rules.h"
#include "core/theory/exact_means.h"
#include "tests/core/checks_table.h"

namespace attnscope {
namespace {

using testing::Check;
using testing::Numbers;

/// λ by a rule, as it is for a row of n keys that stands last.
double lambda(const std::string& key, double n, double d, std::vector<std::string> settings = {}) {
    settings.insert(settings.begin(), "rule=" + key);
    return rule(key).scale({.n = n, .d = d, .parameters = scenario_with(settings).parameters});
}

/// The scale as a multiple of 1/√d.
double multiple(const std::string& key, double n, std::vector<std::string> settings = {}) {
    return 8 * lambda(key, n, 64, std::move(settings));
}

Check rule_check(const char* pattern, const std::string& key,
                 std::vector<std::string> settings = {}) {
    return {pattern, 4,
            [key, settings](const Numbers& x) { return lambda(key, x[0], x[1], settings); }};
}

}  // namespace

const std::vector<Check>& testing::checks_of_rules() {
    static const std::vector<Check> checks = {
        rule_check(R"(rule\[std 1/sqrt\(d\)\]\.n(\d+)\.d(\d+))", "inverse-sqrt-d"),
        rule_check(R"(rule\[su ln n/\(0\.24 d\)\]\.n(\d+)\.d(\d+))", "kappa-log-n"),
        rule_check(R"(rule\[su log512 n/sqrt\(d\)\]\.n(\d+)\.d(\d+))", "log-512"),
        rule_check(R"(rule\[chiang ln n/sqrt\(d\)\]\.n(\d+)\.d(\d+))", "log-n-over-sqrt-d"),
        rule_check(R"(rule\[clip max\(1,log512 n\)/sqrt\(d\)\]\.n(\d+)\.d(\d+))", "clipped-log"),
        rule_check(R"(rule\[softmax_plus ln max\(n,16\)/ln512/sqrt\(d\)\]\.n(\d+)\.d(\d+))",
                   "softmax-plus"),
        rule_check(R"(rule\[cosA 3\.5 ln n \(multiplies cos\)\]\.n(\d+)\.d(\d+))", "cosine-log-n",
                   {"cosine_factor=3.5"}),
        rule_check(R"(rule\[cosA 4 ln n \(multiplies cos\)\]\.n(\d+)\.d(\d+))", "cosine-log-n"),
        rule_check(R"(rule\[QKNorm log2\(L\^2-L\) \(multiplies cos\)\]\.n(\d+)\.d(\d+))",
                   "qk-norm"),
        rule_check(R"(rule\[muP 1/d\]\.n(\d+)\.d(\d+))", "mup"),
        rule_check(R"(rule\[muP 8/d\]\.n(\d+)\.d(\d+))", "mup", {"mup_multiplier=8"}),
        rule_check(R"(rule\[SSMax 0\.43 ln n/sqrt\(d\)\]\.n(\d+)\.d(\d+))", "ssmax"),
        rule_check(R"(rule\[gradmax 2\.5/sqrt\(d\)\]\.n(\d+)\.d(\d+))", "2.5"),
        rule_check(R"(rule\[iso-entropy .*\]\.n(\d+)\.d(\d+))", "iso-entropy"),
        {R"(grad\.alpha_gauss\.n(\d+))", 4,
         [](const Numbers& x) { return multiple("gradient-max", x[0]); }},
        {R"(iso\.sigma\.n(\d+))", 3,
         [](const Numbers& x) { return multiple("iso-entropy", x[0]); }},
        {R"(iso\.EH\.n(\d+))", 3,
         [](const Numbers& x) {
             return exact_means(ScoreModel::gaussian, x[0], 64, lambda("iso-entropy", x[0], 64))
                 .entropy;
         }},
        {R"(rule\.qwen\.logn\.pos(\d+)\.train2048)", 1,
         [](const Numbers& x) { return multiple("qwen-logn", x[0]); }},
        {R"(rule\.rerope\.logn\.pos(\d+)\(0-based\)\.train4096)", 1,
         [](const Numbers& x) {
             return multiple("clipped-log", x[0] + 1, {"clipped_log_length=4096"});
         }},
        {R"(rule\.yarn\.mscale\.s(\d+))", 3,
         [](const Numbers& x) {
             return std::sqrt(multiple("yarn-mscale", 9, {"yarn_factor=" + std::to_string(x[0])}));
         }},
        {R"(rule\.yarn\.logit\.s(\d+))", 3,
         [](const Numbers& x) {
             return multiple("yarn-mscale", 9, {"yarn_factor=" + std::to_string(x[0])});
         }},
        {R"(rule\.deepseekv3\.softmax_scale)", 1,
         [](const Numbers&) { return lambda("deepseek-mscale", 9, 192); }},
        {R"(rule\.longrope\.attfactor\.s32\.L4096)", 1,
         [](const Numbers&) { return std::sqrt(multiple("longrope", 9)); }},
        {R"(rule\.longrope\.logit\.s32\.L4096)", 1,
         [](const Numbers&) { return multiple("longrope", 9); }},
        {R"(rule\.llama4\.pos(\d+))", 5,
         [](const Numbers& x) { return multiple("llama-4-temperature", x[0] + 1); }},
        {R"(rule\.ministral3\.pos(\d+))", 3,
         [](const Numbers& x) { return multiple("ministral-3", x[0] + 1); }},
        {R"(rule\.gemma2\.27b)", 1, [](const Numbers&) { return lambda("gemma-2", 9, 128); }},
        {R"(rule\.velickovic\.beta\.H([\d.]+))", 4,
         [](const Numbers& x) { return rule("adaptive-temperature").temper(x[0]); }},
    };
    return checks;
}

namespace {

TEST(ChecksTable, ScalingRules) {
    testing::expect_checks(testing::checks_of_rules());
}

/// What checks.csv has no rows of: a learned factor at its start and at its bound, and no factor.
TEST(Rules, OnCosinesStartWhereTheSourcesDo) {
    EXPECT_NEAR(lambda("swin-v2", 64, 32), 10, 1e-12);
    EXPECT_NEAR(lambda("swin-v2", 64, 32, {"swin_logit_scale=9"}), 100, 1e-12);
    for (const char* key : {"swin-v2", "qk-norm", "cosine-log-n"})
        EXPECT_EQ(rule(key).multiplies, Multiplies::cosine) << key;
    EXPECT_EQ(lambda("t5", 64, 32), 1);
    EXPECT_EQ(lambda("qk-norm", 1, 32), 0);
}

/// Figure 1 of Nakanishi 2025: of ten scores, one 3 and the others −2, SSMax gives it .940.
TEST(Rules, SSMaxIsThatOfItsFirstFigure) {
    const double scale = multiple("ssmax", 10);
    EXPECT_NEAR(1 / (1 + 9 * std::exp(-5 * scale)), 0.940101330, 1e-9);
}

/// Entropies of the last row of six keys and of the causal third row, and the first weight, for the
/// queries sin(0.9i + 1.7c + 0.3) and keys cos(1.1j − 0.6c + 0.5): an implementation in NumPy of
/// what the sources' code does.
TEST(Rules, OfLengthAreThoseOfTheirSources) {
    const auto last_row = [](const std::string& key, std::vector<std::string> settings, int n) {
        std::vector<double> weights;
        double total = 0, entropy = 0;
        const double scale = lambda(key, n, 4, std::move(settings));
        const auto query = [&](int c) { return std::sin(0.9 * (n - 1) + 1.7 * c + 0.3); };
        const auto component = [](int j, int c) { return std::cos(1.1 * j - 0.6 * c + 0.5); };
        for (int j = 0; j < n; ++j) {
            double score = 0, q_squared = 0, k_squared = 0;
            for (int c = 0; c < 4; ++c) {
                score += query(c) * component(j, c);
                q_squared += query(c) * query(c);
                k_squared += component(j, c) * component(j, c);
            }
            if (rule(key).multiplies == Multiplies::cosine)
                score /= std::sqrt(q_squared * k_squared);
            total += weights.emplace_back(std::exp(scale * score));
        }
        for (double& weight : weights) {
            weight /= total;
            entropy -= weight * std::log(weight);
        }
        return std::pair(weights[0], entropy);
    };
    const auto expect = [&](const std::string& key, const std::vector<std::string>& settings,
                            double weight, double entropy, double causal) {
        SCOPED_TRACE(key);
        const auto [first, of_six] = last_row(key, settings, 6);
        EXPECT_NEAR(first, weight, 1e-8);
        EXPECT_NEAR(of_six, entropy, 1e-8);
        EXPECT_NEAR(last_row(key, settings, 3).second, causal, 1e-8);
    };
    expect("ssmax", {}, .161056508, 1.775793792, 1.098409513);
    expect("ssmax-b", {"ssmax_b=0.25"}, .158190305, 1.763890153, 1.098136421);
    expect("info-scale", {"info_scale_length=4"}, .157336670, 1.760141060, 1.097839400);
    expect("cos-scale", {"cos_scale=16"}, .002533043, .628794059, .919104269);
}

TEST(Rules, OfModelsAreTheirNumbers) {
    EXPECT_NEAR(lambda("gemma-3", 512, 128), 1 / std::sqrt(168.0), 1e-15);
    EXPECT_EQ(lambda("attention-multiplier", 512, 128), 1.0 / 128);
    EXPECT_NEAR(lambda("entmax-adaptive", 6, 4, {"entmax_beta=0.8", "entmax_gamma=1.2"}),
                (1 + 0.8 * std::pow(std::log(7.0), 1.2)) / 2, 1e-15);
}

/// The source fits n = 40 … 20,000, the shortest with an error of 12.5 %.
TEST(Rules, TheFitOfTheAnnealedOptimumIsCloseToIt) {
    for (double n = 40; n <= 20000; n *= 1.5)
        EXPECT_NEAR(lambda("0.84-sqrt-log-n", n, 64) / lambda("gradient-max", n, 64), 1, 0.126)
            << n;
    EXPECT_EQ(lambda("gradient-max", 1, 64), 0);
}

}  // namespace
}  // namespace attnscope
