#include <gtest/gtest.h>

#include <cmath>

#include "core/figures/entries.h"
#include "core/figures/frozen_curves.h"
#include "core/limits.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/theory/exact_means.h"
#include "core/theory/iso_entropy.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

bool note(const Figure& figure, std::string_view key) {
    return std::ranges::any_of(figure.notes, [&](const Message& each) { return each.key == key; });
}

TEST(ExactIsoEntropy, KeepsTheExactMeanEntropy) {
    struct Case {
        ScoreModel model;
        double d, reference;
    };
    using enum ScoreModel;
    for (const auto& [model, d, reference] :
         {Case{sphere, 128, 512}, Case{sphere, 16, 64}, Case{gaussian, 64, 512},
          Case{gaussian, 64, 4}, Case{gaussian_qk, 128, 512}}) {
        const double kept = exact_means(model, reference, d, 1 / std::sqrt(d)).entropy;
        EXPECT_NEAR(iso_entropy_scale(model, reference, d, reference), 1 / std::sqrt(d), 1e-9);
        for (const double times : {1.02, 1.7, 40.3, 256.0}) {
            const double n = std::exp(kept) * times;
            const double lambda = iso_entropy_scale(model, n, d, reference);
            EXPECT_NEAR(exact_means(model, n, d, lambda).entropy, kept, 1e-6)
                << d << ' ' << reference << ' ' << n;
        }
        EXPECT_EQ(iso_entropy_scale(model, std::exp(kept) * 0.999, d, reference), 0);
    }
}

TEST(ExactIsoEntropy, KeepsItUpToTheLargestScale) {
    const double kept = exact_means(ScoreModel::sphere, 64, 2, 1 / std::sqrt(2.0)).entropy;
    bool is_limited = false;
    for (double n = 60000; n < 250000; n *= 1.013) {
        const double lambda = iso_entropy_scale(ScoreModel::sphere, n, 2, 64);
        const double entropy = exact_means(ScoreModel::sphere, n, 2, lambda).entropy;
        if (lambda < max_scale)
            EXPECT_NEAR(entropy, kept, 1e-3) << n;
        else
            EXPECT_GE(entropy, kept - 1e-9) << n;
        is_limited |= lambda == max_scale;
    }
    EXPECT_TRUE(is_limited);
}

TEST(ExactIsoEntropy, IsLimitedWhereScalesAre) {
    EXPECT_LE(iso_entropy_scale(ScoreModel::sphere, 1e12, 2, 2), 1e6);
    EXPECT_TRUE(std::isfinite(iso_entropy_scale(ScoreModel::sphere, 1e12, 64, 1e12)));
    EXPECT_THROW(iso_entropy_scale(ScoreModel::sphere, 1e13, 64, 512), InvalidRequest);
    EXPECT_THROW(iso_entropy_scale(ScoreModel::sphere, 64, 1, 512), InvalidRequest);
}

/// Where the annealed rule lets the entropy rise from 5.75 to 6.6 nat.
TEST(ExactIsoEntropy, IsARuleThatFollowsTheScoreModel) {
    for (const char* model : {"sphere", "gaussian"}) {
        const Scenario scenario =
            with({{"rule", "exact-iso-entropy"}, {"d", "128"}, {"model", model}});
        const Figure figure = compute("entropy-vs-length", scenario);
        const Curve& exact = figure.curves.front();
        const double kept =
            exact_means(score_law(model).id, 512, 128, 1 / std::sqrt(128.0)).entropy;
        EXPECT_GT(exact.x.back(), 1e5);
        for (std::size_t i = 0; i < exact.x.size(); ++i)
            EXPECT_NEAR(exact.y[i], std::min(kept, std::log(exact.x[i])), 1e-5) << exact.x[i];
    }
    const Figure annealed =
        compute("entropy-vs-length", with({{"rule", "iso-entropy"}, {"d", "128"}}));
    EXPECT_GT(annealed.curves.front().y.back(), 6.5);
}

TEST(AdaptiveTemperature, IsSaidToHaveNoExactMean) {
    const Scenario scenario = with({{"rule", "adaptive-temperature"}});
    for (const char* id :
         {"entropy-vs-length", "gradient-vs-length", "collision-vs-length", "focus-vs-length"}) {
        const Figure figure = compute(id, scenario);
        EXPECT_EQ(text_of(figure.curves.front().label), "mean at λ of the mean row") << id;
        EXPECT_EQ(figure.curves.front().kind.name, "mean-row") << id;
        EXPECT_EQ(entry_meant(figure, "exact"), "mean-row") << id;  // its key in earlier versions
        EXPECT_TRUE(note(figure, "note.rule-by-row")) << id;
        for (const Message& each : figure.notes)
            EXPECT_EQ(text_of(each).find("exact mean"), std::string::npos) << text_of(each);
    }
    const Scenario compared =
        with({{"rule", "adaptive-temperature"}, {"compared_rules", "inverse-sqrt-d"}});
    for (const char* id :
         {"entropy-vs-length", "focus-vs-length", "rule-values", "rules-over-lengths"})
        for (const Message& each : compute(id, compared).notes) {
            EXPECT_EQ(text_of(each).find("exact mean"), std::string::npos) << text_of(each);
            EXPECT_EQ(text_of(each).find("Exact mean"), std::string::npos) << text_of(each);
        }
    EXPECT_TRUE(
        note(compute("entropy-vs-length", with({{"compared_rules", "adaptive-temperature"}})),
             "note.rule-by-row"));
    EXPECT_FALSE(note(compute("entropy-vs-length", {}), "note.rule-by-row"));
    EXPECT_TRUE(note(compute("rules-side-by-side", scenario), "note.factor-by-row"));
    const Readout readout = read_out(scenario);
    EXPECT_TRUE(std::isnan(readout.exact));
    EXPECT_EQ(text_of(readout.other_law.value()), "no exact law for adaptive temperature");
}

/// The curve of adaptive temperature may be one of several values, or frozen beside another rule's.
TEST(AdaptiveTemperature, IsSaidToHaveNoExactMeanBesideOtherCurves) {
    const FigureEntry& entry = figure_entry("entropy-vs-length");
    for (const Comparison& comparison :
         {Comparison{.frozen = {}, .over = family_from("rule=inverse-sqrt-d,adaptive-temperature")},
          Comparison{.frozen = {{with({{"rule", "adaptive-temperature"}}), ""}}}}) {
        const Figure shown =
            compute_over(entry, with({{"rule", "log-512"}}), comparison, Detail::curves, {});
        EXPECT_TRUE(note(shown, "note.rule-by-row"));
    }
    const Figure factors = compute_over(
        figure_entry("rules-side-by-side"), with({{"rule", "log-512"}}),
        {.frozen = {{with({{"rule", "adaptive-temperature"}}), ""}}}, Detail::curves, {});
    EXPECT_TRUE(note(factors, "note.factor-by-row"));
    const Figure over_d =
        compute_over(entry, with({{"rule", "adaptive-temperature"}}),
                     {.frozen = {}, .over = family_from("d=32,64")}, Detail::curves, {});
    EXPECT_TRUE(note(over_d, "note.rule-by-row"));
    for (const Message& each : over_d.notes)
        EXPECT_EQ(text_of(each).find("xact curve"), std::string::npos) << text_of(each);
}

/// The entropy is kept only where λ need not be larger than any that is allowed.
TEST(ExactIsoEntropy, SaysWhereItsScaleEnds) {
    EXPECT_TRUE(note(compute("entropy-vs-length",
                             with({{"rule", "exact-iso-entropy"}, {"d", "2"}, {"n", "1e9"}})),
                     "note.scale-at-end"));
    EXPECT_FALSE(note(compute("entropy-vs-length", with({{"rule", "exact-iso-entropy"}})),
                      "note.scale-at-end"));
}

/// β is that of the chosen law's mean entropy.
TEST(AdaptiveTemperature, FollowsTheScoreModel) {
    const Scenario sphere = with({{"rule", "adaptive-temperature"}, {"n", "16"}, {"d", "8"}});
    for (const char* model : {"sphere", "gaussian", "gaussian-qk"}) {
        Scenario scenario = sphere;
        scenario.model = model;
        const RuleInput row{.n = 16, .d = 8, .parameters = scenario.parameters};
        const Rule& adaptive = rule("adaptive-temperature");
        const double base = adaptive.base(row);
        const double entropy = exact_means(score_law(model).id, 16, 8, base).entropy;
        EXPECT_DOUBLE_EQ(scale(scenario), base * adaptive.temper(entropy)) << model;
    }
}

}  // namespace
}  // namespace attnscope
