#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/attention/variants/additive.h"
#include "core/engines/logit_sample.h"
#include "core/figures/logit_density.h"
#include "tests/core/figure_testing.h"
#include "tests/core/own_vectors.h"

namespace attnscope {
namespace {

std::vector<double> logits_of(const Scenario& scenario, std::int64_t most) {
    return sample_logits(attention_request(scenario, load_queries_and_keys(scenario)), most, {});
}

TEST(Logits, AreThoseOfSinglePairs) {
    const testing::OwnVectors own;
    Scenario scenario = with_field(own.scenario(), "lambda", "0.5");
    std::set<double> seen;
    for (const double logit : logits_of(scenario, 2000))
        seen.insert(logit);
    std::set<double> wanted;
    for (int i = 0; i < 6; ++i)
        for (int j = 0; j < 6; ++j)
            wanted.insert(0.25 * i * j);
    EXPECT_EQ(seen, wanted);

    scenario.mask = "causal";  // j ≤ i, at most 0.25 i²
    scenario = with_field(scenario, "softcap", "3");
    scenario = with_field(scenario, "position", "alibi");
    for (const double logit : logits_of(scenario, 2000))
        EXPECT_LE(logit, 3 * std::tanh(6.25 / 3));
}

/// Mean square by the trapezoid, and the whole mass.
std::pair<double, double> moments(const LogitDensity& law) {
    constexpr int steps = 20'000;
    double mass = 0, square = 0;
    const double step = (law.to - law.from) / steps;
    for (int i = 0; i <= steps; ++i) {
        const double x = law.from + i * step, p = law.density(x) * step;
        if (std::isfinite(p)) {
            mass += p;
            square += x * x * p;
        }
    }
    return {mass, square};
}

TEST(Logits, OfIndependentVectorsHaveTheirLaw) {
    // The variance of q·k is d for vectors of mean square norm d, whatever their law; of a vector
    // divided by its norm 1, of both 1/d.
    struct Case {
        const char *queries, *keys, *attention;
        double variance;
    };
    for (const auto& [queries, keys, attention, variance] :
         {Case{"sphere", "sphere", "dot", 16}, Case{"sphere", "gaussian", "dot", 16},
          Case{"gaussian", "sphere", "dot", 16}, Case{"gaussian", "gaussian", "dot", 16},
          Case{"gaussian", "gaussian", "cosine", 1 / 16.0},
          Case{"gaussian", "gaussian", "query-norm", 1}, Case{"sphere", "gaussian", "key-norm", 1},
          Case{"sphere", "sphere", "cosine", 1 / 16.0}}) {
        Scenario scenario = with({{"d", "16"}, {"n", "700"}, {"lambda", "0.5"}});
        scenario.queries = queries;
        scenario.keys = keys;
        scenario.attention = attention;
        const AttentionRequest request =
            attention_request(scenario, load_queries_and_keys(scenario));
        const auto law = logit_density(scenario, request);
        ASSERT_TRUE(law);
        const auto [mass, square] = moments(*law);
        EXPECT_NEAR(mass, 1, 1e-4) << queries << keys << attention;
        EXPECT_NEAR(square, 0.25 * variance, 1e-3 * variance) << queries << keys << attention;
        double measured = 0;
        const auto logits = sample_logits(request, 100'000, {});
        for (const double logit : logits)
            measured += logit * logit / static_cast<double>(logits.size());
        EXPECT_NEAR(measured, square, 0.04 * square) << queries << keys << attention;
    }
}

TEST(Logits, HaveTheirLawHoweverTheyAreTurned) {
    for (const char* const position : {"rope", "rope-yarn", "rerope"}) {
        const Scenario scenario =
            with({{"d", "16"}, {"n", "700"}, {"lambda", "0.5"}, {"position", position}});
        const AttentionRequest request =
            attention_request(scenario, load_queries_and_keys(scenario));
        const auto law = logit_density(scenario, request);
        ASSERT_TRUE(law) << position;
        double square = 0;
        const auto logits = sample_logits(request, 100'000, {});
        for (const double logit : logits)
            square += logit * logit / static_cast<double>(logits.size());
        EXPECT_NEAR(moments(*law).second, 4, 0.02);  // λ²d
        EXPECT_NEAR(square, 4, 0.16) << position;
    }
}

TEST(Logits, HaveNoLawWhereNoneIsKnown) {
    for (const auto& [key, value] : {std::pair{"attention", "additive"},
                                     std::pair{"position", "xpos"}, std::pair{"position", "alibi"},
                                     std::pair{"keys", "clusters"}, std::pair{"softcap", "5"}}) {
        const Scenario scenario = with({{"n", "40"}, {key, value}});
        EXPECT_FALSE(
            logit_density(scenario, attention_request(scenario, load_queries_and_keys(scenario))))
            << value;
        EXPECT_FALSE(has(compute("scores", scenario, Detail::sampled), CurveKind::exact)) << value;
    }
}

TEST(Logits, OfAdditiveAttentionStayWithinItsBound) {
    const Weights given([](std::string_view) {
        return std::make_shared<const Vectors>(Vectors{1, 3, {1, -2, 0.5F}});
    });
    Scenario scenario = with({{"attention", "additive"}, {"additive_width", "3"}});
    EXPECT_DOUBLE_EQ(additive_bound(scenario.parameters, given), 3.5);
    scenario = with({{"attention", "additive"}, {"lambda", "2"}, {"n", "100"}});
    const Figure figure = compute("scores", scenario, Detail::sampled);
    const double bound = 2 * additive_bound(scenario.parameters, Weights(1));
    EXPECT_DOUBLE_EQ(curve(figure, CurveKind::bound).x[0], -bound);
    for (const double logit : logits_of(scenario, 5000))
        EXPECT_LT(std::abs(logit), bound);
}

TEST(Logits, AreMeasuredForEveryVariant) {
    for (const Variant* variant : variants()) {
        Scenario scenario = with({{"n", "60"}});
        scenario.attention = variant->key;
        const Figure figure = compute("scores", scenario, Detail::sampled);
        const Curve& steps = curve(figure, CurveKind::measured);
        double mass = 0;
        for (std::size_t i = 0; i + 1 < steps.x.size(); ++i)
            mass += steps.y[i] * (steps.x[i + 1] - steps.x[i]);
        EXPECT_NEAR(mass, 1, 0.002) << variant->key;
    }
}

}  // namespace
}  // namespace attnscope
