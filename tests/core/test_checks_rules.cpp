// The rows of checks.csv that are a scaling rule's.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
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

/// The source fits n = 40 … 20,000, the shortest with an error of 12.5 %.
TEST(Rules, TheFitOfTheAnnealedOptimumIsCloseToIt) {
    for (double n = 40; n <= 20000; n *= 1.5)
        EXPECT_NEAR(lambda("0.84-sqrt-log-n", n, 64) / lambda("gradient-max", n, 64), 1, 0.126)
            << n;
    EXPECT_EQ(lambda("gradient-max", 1, 64), 0);
}

}  // namespace
}  // namespace attnscope
