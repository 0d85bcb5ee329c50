#include <gtest/gtest.h>

#include <cmath>

#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/figures/lab_figures.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

Scenario lab_scenario() {
    Scenario scenario;
    set(scenario, "compared_rules", "log-512");
    set(scenario, "lab_steps", "40");
    set(scenario, "lab_seeds", "3");
    return scenario;
}

/// A trial whose accuracy is 1 at 8 keys and falls by `fall` with each doubling.
lab::SharedTrial made_trial(const lab::Settings& settings, double fall, std::size_t points = 2) {
    lab::Trial trial;
    trial.run.settings = settings;
    trial.run.steps = 20 * static_cast<std::int64_t>(points);
    for (std::size_t i = 0; i < points; ++i)
        trial.run.curve.push_back(
            {20 * static_cast<std::int64_t>(i + 1), 2.0 / (1.0 + static_cast<double>(i)), 0.5});
    double accuracy = 1;
    for (const std::int64_t n : lab::measured_lengths()) {
        trial.measured.push_back({n, accuracy, 1, std::log(n), accuracy});
        accuracy -= fall;
    }
    return std::make_shared<const lab::Trial>(std::move(trial));
}

/// Three seeds of each rule, whose falls are `apart`; the second rule falls half as fast.
std::vector<LabTrials> made_trials(const Scenario& scenario, double apart = 0.01) {
    std::vector<LabTrials> all;
    for (const LabRule& rule : lab_rules(scenario)) {
        const double fall = all.empty() ? 0.08 : 0.04;
        all.push_back(
            {rule,
             {made_trial(rule.of_seed(0), fall - apart), made_trial(rule.of_seed(1), fall + apart),
              made_trial(rule.of_seed(2), fall)}});
    }
    return all;
}

TEST(LabFigures, RulesAreTheChosenOneAndThoseCompared) {
    const std::vector<LabRule> rules = lab_rules(lab_scenario());
    ASSERT_EQ(rules.size(), 2U);
    EXPECT_EQ(rules[0].key, "inverse-sqrt-d");
    EXPECT_EQ(rules[1].key, "log-512");
    EXPECT_NE(rules[0].look, rules[1].look);
    EXPECT_EQ(rules[1].settings.rule, "log-512");
    EXPECT_EQ(rules[1].of_seed(1).seed, 2U);
    EXPECT_FALSE(rules[0].refusal);
}

TEST(LabFigures, ARuleThatIsChosenAndComparedIsTrainedOnce) {
    Scenario scenario = lab_scenario();
    set(scenario, "compared_rules", "inverse-sqrt-d,log-512");
    for (const char* chosen : {"inverse-sqrt-d", "log-512"}) {
        set(scenario, "rule", chosen);
        const std::vector<LabRule> rules = lab_rules(scenario);
        ASSERT_EQ(rules.size(), 2U) << chosen;
        EXPECT_EQ(rules[0].key, chosen);
        EXPECT_NE(rules[1].key, chosen);
    }
}

TEST(LabFigures, SettingsHoldWhatIsReadAlone) {
    Scenario scenario = lab_scenario();
    const lab::Settings before = lab_rules(scenario)[0].settings;
    set(scenario, "kappa", "7");
    set(scenario, "n", "99");
    set(scenario, "lab_measure", "entropy");
    EXPECT_EQ(lab_rules(scenario)[0].settings, before);
    set(scenario, "rule", "constant");
    EXPECT_EQ(lab_rules(scenario)[0].key, "constant");
    EXPECT_EQ(lab_rules(scenario).size(), 2U);
}

TEST(LabFigures, WhatCannotBeTrainedIsRefusedInASentence) {
    Scenario scenario = lab_scenario();
    set(scenario, "normalizer", "sparsemax");
    const std::optional<Message> refusal = lab_rules(scenario)[0].refusal;
    ASSERT_TRUE(refusal);
    EXPECT_NE(text_of(*refusal).find("sparsemax"), std::string::npos);
}

TEST(LabFigures, LengthsHaveMeansAndStudentsIntervals) {
    const Scenario scenario = lab_scenario();
    const Figure figure = beyond_length_figure(scenario, made_trials(scenario));
    const Curve& first = figure.curves.front();
    EXPECT_EQ(first.kind, CurveKind::trained);
    ASSERT_EQ(first.x.size(), lab::measured_lengths().size());
    EXPECT_EQ(first.x[3], 64);
    EXPECT_NEAR(first.y[3], 1 - 3 * 0.08, 1e-12);
    // Of values a apart: t(2 degrees) · a/√3, where a = 3 · 0.01 and t = 4.302653.
    EXPECT_NEAR(first.error[3], 4.30265273 * 0.03 / std::sqrt(3.0), 1e-6);
    EXPECT_EQ(figure.marker, 512);
    ASSERT_EQ(figure.bands.size(), 1U);
    EXPECT_GT(figure.bands.front().x.back(), 48);
    EXPECT_LT(figure.bands.front().x.back(), 64);
}

TEST(LabFigures, PublishedAccuraciesStandBesideTheirRules) {
    Scenario scenario = lab_scenario();
    const auto published = [&] {
        const Figure figure = beyond_length_figure(scenario, made_trials(scenario));
        return std::ranges::count(figure.curves, CurveKind::published, &Curve::kind);
    };
    EXPECT_EQ(published(), 2);
    set(scenario, "lab_measure", "entropy");
    EXPECT_EQ(published(), 0);
    set(scenario, "lab_measure", "accuracy");
    set(scenario, "rule", "kappa-log-n");
    EXPECT_EQ(published(), 1);
}

TEST(LabFigures, AHeadlineSaysWhatTheCurvesShow) {
    const Scenario scenario = lab_scenario();
    const Figure figure = beyond_length_figure(scenario, made_trials(scenario));
    // The intervals are ± 0.17, and the means differ by 0.28.
    EXPECT_EQ(text_of(headline_of(figure, 1024)),
              "1/√d falls from 0.84 at n = 32 to 0.44 at 1024; log₅₁₂n/√d has 0.72 (intervals "
              "overlap).");
    const Figure sure = beyond_length_figure(scenario, made_trials(scenario, 0.005));
    EXPECT_EQ(text_of(headline_of(sure, 1024)),
              "1/√d falls from 0.84 at n = 32 to 0.44 at 1024; log₅₁₂n/√d has 0.72.");
    // At or below the lengths trained at, the whole course is told.
    EXPECT_NE(text_of(headline_of(figure, 16)).find("to 0.12 at 16\u2009384"), std::string::npos);
}

TEST(LabFigures, ModelsWithOtherNumbersOfStepsAreTold) {
    const Scenario scenario = lab_scenario();
    std::vector<LabTrials> trials = made_trials(scenario);
    const auto says = [&] {
        return text_of(beyond_length_figure(scenario, trials).notes.front())
            .find("for 40 to 60 steps");
    };
    EXPECT_EQ(says(), std::string::npos);
    trials[1].trials[0] = made_trial(trials[1].rule.of_seed(0), 0.04, 3);
    EXPECT_NE(says(), std::string::npos);
}

TEST(LabFigures, AModelThatIsBehindIsALineOfItsOwn) {
    const Scenario scenario = lab_scenario();
    std::vector<LabTrials> trials = made_trials(scenario);
    trials[0].trials[1] = made_trial(trials[0].rule.of_seed(1), 0.1, 1);
    const Figure figure = training_figure(scenario, trials);
    ASSERT_EQ(figure.curves.size(), 3U);
    EXPECT_EQ(figure.curves[0].x, (std::vector<double>{20, 40}));
    EXPECT_EQ(figure.curves[1].x, (std::vector<double>{20}));
    EXPECT_TRUE(figure.curves[1].look.width);
    EXPECT_EQ(figure.x.max, 40);
}

TEST(LabFigures, WithoutModelsThereIsNoCurve) {
    const Scenario scenario = lab_scenario();
    std::vector<LabTrials> none;
    for (const LabRule& rule : lab_rules(scenario))
        none.push_back({rule, {nullptr, nullptr}});
    for (const std::string_view view : {training_id, beyond_length_id}) {
        const Figure figure = lab_figure(view, scenario, none);
        EXPECT_TRUE(figure.curves.empty());
        EXPECT_TRUE(text_of(headline_of(figure, 512)).starts_with("Nothing has been"));
    }
    EXPECT_THROW(lab_figure("entropy-vs-length", scenario, none), InvalidRequest);
}

}  // namespace
}  // namespace attnscope
