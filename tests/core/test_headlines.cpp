#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

#include "core/fields/assignments.h"
#include "core/fields/compared_rules.h"
#include "core/fields/follow.h"
#include "core/figures/figures.h"
#include "core/figures/interpolate.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"
#include "core/special/sphere_angle.h"
#include "core/text/numbers.h"
#include "core/theory/closed_forms.h"

namespace attnscope {
namespace {

/// The number that a part of a sentence gives.
double number(const Message& sentence, std::size_t part) {
    constexpr std::string_view thin_space = "\u2009";
    std::string digits = sentence.parts.at(part).english;
    for (std::size_t at = 0; (at = digits.find(thin_space)) != std::string::npos;)
        digits.erase(at, thin_space.size());
    const auto value = parse_real(digits);
    EXPECT_TRUE(value) << text_of(sentence);
    return value.value_or(std::nan(""));
}

/// Returns the two ends of a part that says one number or a range, "0.5–0.58".
std::pair<double, double> range(const Message& sentence, std::size_t part) {
    const Message& said = sentence.parts.at(part);
    if (said.key != "headline.between")
        return {number(sentence, part), number(sentence, part)};
    return {number(said, 0), number(said, 1)};
}

/// Within half a unit of the second digit, as sentences are rounded, and what curves are.
void expect_rounded(double said, double exact, const std::string& sentence) {
    EXPECT_NEAR(said, exact, 0.051 * std::abs(exact) + 1e-4) << sentence;
}

class Headlines : public ::testing::Test {
protected:
    /// A Scenario that nothing but the seed determines, with the rules that λ of a row follows from
    /// its own entropy left out.
    Scenario drawn() {
        Scenario scenario;
        const auto pick = [&](const auto& table) {
            return table[std::uniform_int_distribution<std::size_t>(0, table.size() - 1)(random_)];
        };
        do
            scenario.rule = pick(rules())->key;
        while (rule(scenario.rule).temper);
        scenario.model = pick(score_laws()).key;
        scenario.unit = pick(entropy_units()).key;
        scenario.n = static_cast<std::int64_t>(
            std::exp2(std::uniform_real_distribution(3.0, 17.0)(random_)));
        scenario.d = std::int64_t{1} << std::uniform_int_distribution(3, 8)(random_);
        return scenario;
    }

    static Message headline(const std::string& id, const Scenario& scenario) {
        const FigureEntry& entry = figure_entry(id);
        const Figure made = entry.compute(scenario, Detail::curves, {});
        return headline_of(made, made.marker);
    }

    std::mt19937 random_{20'261'124};
};

double exact_entropy(const Scenario& scenario, double n) {
    const auto d = static_cast<double>(scenario.d);
    return row_entropy.exact(score_law(scenario.model).id, n, d, scale_at(scenario, n)) *
           entropy_unit(scenario.unit).factor;
}

TEST_F(Headlines, OverLengthsSayWhatTheExactMeanDoes) {
    for (int i = 0; i < 100; ++i) {
        const Scenario scenario = drawn();
        const Message said = headline("entropy-vs-length", scenario);
        const std::string sentence = text_of(said) + " [" + std::to_string(scenario.n) + ", " +
                                     std::to_string(scenario.d) + ", " + scenario.model + "]";
        const auto n = static_cast<double>(scenario.n), from = std::min(n, 65536.0);
        const double factor = entropy_unit(scenario.unit).factor, here = exact_entropy(scenario, n),
                     change = exact_entropy(scenario, 2 * from) - exact_entropy(scenario, from);
        if (said.key == "headline.equal-weights") {
            EXPECT_EQ(scale(scenario), 0) << sentence;
        } else if (said.key == "headline.entropy-frozen") {
            EXPECT_LT(here, 0.021 * std::log(n) * factor) << sentence;
            expect_rounded(number(said, 2), here, sentence);
        } else if (said.key == "headline.entropy-stays") {
            for (double x = n; x < 131072; x *= 2)
                EXPECT_NEAR(exact_entropy(scenario, x), number(said, 1), 0.11 * number(said, 1))
                    << sentence;
        } else if (said.key == "headline.entropy-creeps") {
            EXPECT_LT(std::abs(change), 0.031 * std::log(2) * factor) << sentence;
            expect_rounded(number(said, 1), exact_entropy(scenario, from), sentence);
            expect_rounded(number(said, 3), from, sentence);
            expect_rounded(number(said, 4), exact_entropy(scenario, 131072), sentence);
        } else if (said.key == "headline.entropy-falls") {
            EXPECT_LT(change, 0) << sentence;
            expect_rounded(number(said, 2), -change, sentence);
        } else if (said.key == "headline.entropy-grows-here") {
            EXPECT_GT(change, 0) << sentence;
            expect_rounded(number(said, 2), change, sentence);
        } else {
            EXPECT_TRUE(said.key == "headline.entropy-spreads" ||
                        said.key == "headline.entropy-grows")
                << sentence;
            const auto [least, most] = range(said, 1);
            for (double x = std::min(from, 2048.0); 2 * x <= 131072; x *= 2) {  // each doubling
                const double adds = exact_entropy(scenario, 2 * x) - exact_entropy(scenario, x);
                EXPECT_GE(adds, 0.949 * least) << sentence;
                EXPECT_LE(adds, 1.051 * most) << sentence;
            }
            EXPECT_LT(most, 1.35 * least) << sentence;  // no range that says nothing
        }
    }
}

TEST_F(Headlines, ARowThatLooksAtOneKeyLooksAtOneKey) {
    const Scenario scenario = with_field(Scenario(), "lambda", "1000");
    EXPECT_NE(text_of(headline("entropy-vs-scale", scenario)).find("looks at one key;"),
              std::string::npos)
        << text_of(headline("entropy-vs-scale", scenario));
}

TEST_F(Headlines, OverScalesSayHowFarAnApproximationHolds) {
    for (int i = 0; i < 50; ++i) {
        const Scenario scenario = drawn();
        const Message said = headline("entropy-vs-scale", scenario);
        if (said.key != "headline.holds-up-to")
            continue;
        const std::string sentence = text_of(said);
        const ScoreModel model = score_law(scenario.model).id;
        const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
        const double end = number(said, 2);
        expect_rounded(number(said, 0), std::exp(row_entropy.exact(model, n, d, scale(scenario))),
                       sentence);
        for (const Approximation& each : approximations_of(row_entropy)) {
            if (text_of(label_of(each)) != text_of(said.parts[1]))
                continue;
            const auto holds_at_scale = [&](double lambda) {
                return holds(value_or_gap(each, model, n, d, lambda),
                             row_entropy.exact(model, n, d, lambda), row_entropy.tolerance);
            };
            EXPECT_TRUE(holds_at_scale(end)) << sentence;
            EXPECT_FALSE(holds_at_scale(end * 1.12)) << sentence;
        }
    }
}

TEST_F(Headlines, NameARuleThatHoldsTheEntropy) {
    int named = 0;
    for (int i = 0; i < 40; ++i) {
        Scenario scenario = drawn();
        scenario.rule = "inverse-sqrt-d";
        scenario.compared_rules = "log-512,kappa-log-n,exact-iso-entropy,ssmax";
        const Message said = headline("entropy-vs-length", scenario);
        if (said.key != "headline.entropy-spreads-but")
            continue;
        const auto [fewest, most] = range(said, 3);
        for (const ComparedRule& each : other_rules(scenario)) {
            if (!text_of(said.parts[2]).starts_with(text_of(each.label)))
                continue;
            ++named;
            const double factor = entropy_unit(scenario.unit).factor;
            for (const double n : {static_cast<double>(scenario.n), 131072.0}) {
                const double looked_at = std::exp(exact_entropy(each.scenario, n) / factor);
                EXPECT_GE(looked_at, 0.94 * fewest) << text_of(said);
                EXPECT_LE(looked_at, 1.06 * most) << text_of(said);
            }
        }
    }
    EXPECT_GT(named, 5);
}

/// A rule is judged alike as the chosen one and as a compared one.
TEST(HeadlinesOfFigures, ARuleHoldsTheEntropyWhetherItIsChosenOrCompared) {
    const auto said = [](const std::vector<std::string>& settings) {
        const Figure made =
            figure_entry("entropy-vs-length").compute(scenario_with(settings), Detail::curves, {});
        return text_of(headline_of(made, made.marker));
    };
    EXPECT_EQ(said({"compared_rules=kappa-log-n"}),
              "Under 1/√d a random row looks at 2× the keys when n doubles; beyond n = 512, "
              "κ·log n/d (κ fixed) keeps it at ≈ 18–21 keys.");
    EXPECT_EQ(said({"rule=kappa-log-n"}),
              "Under κ·log n/d the entropy of random rows stays near 3 nat (≈ 18–21 keys) beyond "
              "n = 512.");
}

/// An entropy is followed by what it means in keys, as a reader may not know the unit.
TEST(HeadlinesOfFigures, GiveEntropiesInKeysToo) {
    const auto said = [](const char* id, const std::vector<std::string>& settings) {
        const Figure made = figure_entry(id).compute(scenario_with(settings), Detail::curves, {});
        return text_of(headline_of(made, made.marker));
    };
    EXPECT_EQ(said("entropy-vs-length", {}),
              "Under 1/√d random rows gain 0.69 nat (2× keys) when n doubles.");
    EXPECT_EQ(said("entropy-vs-length", {"unit=bit"}),
              "Under 1/√d random rows gain 1 bit (2× keys) when n doubles.");
    EXPECT_NE(said("rule-values", {}).find("keys) and widest under"), std::string::npos);
}

TEST(HeadlinesOfFigures, SayHowManyKeysWhereNoApproximationHolds) {
    const Figure made =
        figure_entry("entropy-vs-scale")
            .compute(scenario_with({"model=gaussian-qk", "approximations=main", "d=128"}),
                     Detail::curves, {});
    const Message said = headline_of(made, 0.125);
    ASSERT_EQ(said.key, "headline.keys-here") << text_of(said);
    EXPECT_NEAR(number(said, 0), std::exp(value_at(made.curves.front(), made.x, 0.125)), 0.5);
    const Figure sparse = figure_entry("entropy-vs-length")
                              .compute(scenario_with({"normalizer=sparsemax"}), Detail::curves, {});
    const std::string sentence = text_of(headline_of(sparse, sparse.marker));
    EXPECT_EQ(sentence.find("(1×"), std::string::npos) << sentence;
    EXPECT_NE(sentence.find("×"), std::string::npos) << sentence;
}

TEST(NotesOfFigures, SayWhichRowsAndWhichModel) {
    const auto notes = [](const char* id) {
        std::string all;
        for (const Message& note :
             figure_entry(id)
                 .compute(scenario_with({"model=gaussian", "n=99", "d=16"}), Detail::curves, {})
                 .notes)
            all += text_of(note) + '\n';
        return all;
    };
    for (const char* const id : {"entropy-vs-scale", "gradient-vs-scale"})
        EXPECT_NE(notes(id).find("Rows of 99 keys at d = 16; score model: Gaussian"),
                  std::string::npos)
            << notes(id);
    for (const char* const id :
         {"entropy-vs-length", "gradient-vs-length", "collision-vs-length", "focus-vs-length"})
        EXPECT_NE(notes(id).find("Score model: Gaussian"), std::string::npos) << notes(id);
}

TEST(HeadlinesOfFigures, WithoutAScaleSayThatEveryKeyGetsTheSameWeight) {
    for (const char* const id :
         {"entropy-vs-length", "gradient-vs-length", "collision-vs-length", "focus-vs-length",
          "entropy-vs-scale", "gradient-vs-scale", "phase-diagram"})
        for (const char* const setting : {"lambda=0", "kappa=0"}) {
            const Figure made =
                figure_entry(id).compute(scenario_with({setting}), Detail::rough, {});
            EXPECT_EQ(text_of(headline_of(made, made.marker)),
                      "At λ = 0 every key of a random row gets the same weight.")
                << id << ' ' << setting;
        }
    const Figure one = figure_entry("entropy-vs-length")
                           .compute(scenario_with({"rule=kappa-log-n", "n=1"}), Detail::curves, {});
    EXPECT_NE(headline_of(one, one.marker).key, "headline.equal-weights");
}

TEST_F(Headlines, OfGradientsOverScalesSayWhatTheExactMeanDoes) {
    int leveled = 0;
    for (int i = 0; i < 40; ++i) {
        const Scenario scenario = drawn();
        const Figure made = figure_entry("gradient-vs-scale").compute(scenario, Detail::curves, {});
        const Message said = headline_of(made, made.marker);
        const std::string sentence = text_of(said);
        const std::vector<double>& exact = made.curves.front().y;
        const bool levels_off = said.key == "headline.gradient-without-peak";
        if (!levels_off && said.key != "headline.gradient-still-rises")
            continue;
        leveled += levels_off ? 1 : 0;
        for (std::size_t k = 1; k < exact.size(); ++k)
            EXPECT_GE(exact[k], exact[k - 1] * (1 - 1e-3)) << sentence;
        EXPECT_NEAR(exact.back(), number(said, 0), (levels_off ? 0.11 : 0.06) * exact.back())
            << sentence;
    }
    EXPECT_GT(leveled, 5);
}

TEST(HeadlinesOfFigures, AGradientThatLevelsOffIsSaidToDoSo) {
    const Figure made = figure_entry("gradient-vs-scale").compute({}, Detail::sampled, {});
    EXPECT_EQ(text_of(headline_of(made, made.marker)),
              "Random rows' gradient nears 0.41; “annealed” wrongly has a peak.");
}

TEST(HeadlinesOfFigures, FreezingComesGradually) {
    const auto said = [](const std::string& lambda) {
        const Figure made = figure_entry("phase-diagram")
                                .compute(scenario_with({"lambda=" + lambda}), Detail::curves, {});
        return text_of(headline_of(made, made.marker));
    };
    EXPECT_EQ(said("0.41"),
              "Under constant λ, λ at n = 512 is 0.8 times the scale about which "
              "random rows freeze; they look at ≈ 17 keys.");
}

TEST_F(Headlines, OfGradientsOverLengthsSayWhatTheExactMeanDoes) {
    for (int i = 0; i < 50; ++i) {
        const Scenario scenario = drawn();
        if (scenario.rule == "ministral-3" || scenario.rule == "llama-4-temperature")
            continue;  // λ jumps between the points of the curve that the sentence reads
        const Message said = headline("gradient-vs-length", scenario);
        const double from = std::min(static_cast<double>(scenario.n), 65536.0);
        const auto exact = [&](double n) {
            return row_gradient.exact(score_law(scenario.model).id, n,
                                      static_cast<double>(scenario.d), scale_at(scenario, n));
        };
        const double change = exact(2 * from) / exact(from) - 1;
        const std::string sentence = text_of(said) + " " + std::to_string(change);
        if (!(exact(from) > 0))
            EXPECT_TRUE(said.empty()) << sentence;
        else if (said.key == "headline.gradient-stays")
            EXPECT_LT(std::abs(change), 0.0101) << sentence;
        else {
            EXPECT_EQ(said.key,
                      change > 0 ? "headline.gradient-grows" : "headline.gradient-vanishes")
                << sentence;
            const auto [least, most] = range(said, 1);
            EXPECT_LE(least, most) << sentence;
            EXPECT_GE(100 * std::abs(change), 0.949 * least) << sentence;
            EXPECT_LE(100 * std::abs(change), 1.051 * most) << sentence;
        }
    }
}

TEST(HeadlinesOfFigures, AtTheEndOfTheAxisOneDoublingIsNotEach) {
    const Scenario scenario = scenario_with({"n=131072", "d=128", "rule=kappa-log-n"});
    const auto key = [&](const std::string& id) {
        const Figure made = figure_entry(id).compute(scenario, Detail::curves, {});
        const Message said = headline_of(made, made.marker);
        const bool names_where = said.parts.size() > 4 && !said.parts[4].key.empty();
        return names_where ? said.parts[4].key : said.key;
    };
    EXPECT_EQ(key("entropy-vs-length"), "headline.entropy-grows-here");
    EXPECT_EQ(key("gradient-vs-length"), "headline.doubling-from");
    EXPECT_EQ(key("collision-vs-length"), "headline.doubling-from");
    EXPECT_EQ(key("focus-vs-length"), "headline.focus-here");
}

TEST(HeadlinesOfFigures, SayWhatStaysAndTheRangeOfWhatGrows) {
    const auto said = [](const std::vector<std::string>& settings) {
        const Figure made =
            figure_entry("entropy-vs-length").compute(scenario_with(settings), Detail::curves, {});
        return text_of(headline_of(made, made.marker));
    };
    // Flat at the end of the axis: from the length before.
    EXPECT_EQ(said({"n=131072", "d=128", "rule=exact-iso-entropy"}),
              "Under exact iso-entropy the entropy of random rows stays near 5.75 nat (≈ 313 keys) "
              "beyond n = 65\u2009536.");
    // Each doubling adds a little less.
    EXPECT_EQ(said({"n=4096", "d=128", "rule=log-512"}),
              "Under log₅₁₂n/√d the entropy of random rows grows: each doubling of n adds "
              "0.5–0.56 nat (1.7× the keys).");
}

/// What is left of the axis is short there, so that the entropy changes by a few percent.
TEST(HeadlinesOfFigures, NearTheEndOfTheAxisAnEntropyThatGrowsDoesNotStay) {
    for (const char* const n : {"17028", "60000", "65536", "100000", "129774", "131072"}) {
        const Scenario scenario =
            scenario_with({std::string("n=") + n, "compared_rules=kappa-log-n,log-512"});
        const Figure made = figure_entry("entropy-vs-length").compute(scenario, Detail::curves, {});
        const std::string said = text_of(headline_of(made, made.marker));
        EXPECT_EQ(said.find("stays"), std::string::npos) << n << ": " << said;
        EXPECT_EQ(said.find("512"), std::string::npos) << n << ": " << said;
    }
}

TEST(HeadlinesOfFigures, ARuleWithoutAScaleIsTheSmallest) {
    const Scenario scenario = scenario_with({"n=16", "d=256", "model=gaussian-qk", "rule=log-512",
                                             "compared_rules=gradient-max,iso-entropy"});
    const Figure made = figure_entry("rules-side-by-side").compute(scenario, Detail::curves, {});
    const Message said = headline_of(made, made.marker);
    EXPECT_EQ(said.key, "headline.rules-zero");
    EXPECT_EQ(text_of(said.parts.at(1)), "annealed iso-entropy");
}

TEST(HeadlinesOfFigures, ARuleThatFreezesRowsIsNotTheBest) {
    const Scenario scenario = scenario_with(
        {"rule=formula", "scale_formula=1/0", "compared_rules=log-512,kappa-log-n", "d=128"});
    const Figure made = figure_entry("rules-over-lengths").compute(scenario, Detail::curves, {});
    EXPECT_EQ(text_of(made.table->rows.front().label), "1/0");
    EXPECT_NE(text_of(headline_of(made, made.marker).parts.at(0)), "1/0");
}

TEST(HeadlinesOfFigures, BetweenEqualLengthsNoRuleIsTheBest) {
    const Scenario scenario = scenario_with({"compared_from=4096", "compared_to=4096"});
    const Figure made = figure_entry("rules-over-lengths").compute(scenario, Detail::curves, {});
    EXPECT_TRUE(headline_of(made, made.marker).empty());
}

TEST(HeadlinesOfFigures, EveryFigureHasOneAtTheDefaults) {
    for (const FigureEntry* const entry : figures()) {
        const Figure made = entry->compute({}, Detail::sampled, {});
        const std::string sentence = text_of(headline_of(made, made.marker));
        EXPECT_FALSE(sentence.empty()) << entry->id;
        for (char part = '1'; part <= '9'; ++part)  // of the form, without its text
            EXPECT_EQ(sentence.find(std::string("%") + part), std::string::npos) << sentence;
    }
}

/// The matrix beside a figure may be that of a head, to which no exact mean applies.
TEST(HeadlinesOfFigures, OfExactMeansSpeakOfRandomRows) {
    for (const char* const id :
         {"entropy-vs-length", "gradient-vs-length", "collision-vs-length", "focus-vs-length",
          "entropy-vs-scale", "gradient-vs-scale", "rule-values", "rules-over-lengths"}) {
        const Figure made = figure_entry(id).compute({}, Detail::curves, {});
        const std::string sentence = text_of(headline_of(made, made.marker));
        EXPECT_NE(sentence.find("andom "), std::string::npos) << sentence;
    }
}

TEST(HeadlinesOfFigures, OfMeasuredLogitsSpeakOfTheMatrix) {
    const FigureEntry& entry = figure_entry("scores");
    const auto key = [&](Detail detail) {
        return headline_of(entry.compute(Scenario(), detail, {}), 0).key;
    };
    EXPECT_EQ(key(Detail::curves), "headline.logits");
    EXPECT_EQ(key(Detail::sampled), "headline.logits-of-matrix");
}

TEST(HeadlinesOfFigures, OfAnglesGiveTheWidthThatHoldsNineInTen) {
    for (const std::int64_t d : {2, 3, 8, 64, 1000, 100'000}) {
        Scenario scenario;
        scenario.d = d;
        const Figure made = figure_entry("angles").compute(scenario, Detail::curves, {});
        const Message said = headline_of(made, made.marker);
        const double width =
            angle_quantile(static_cast<double>(d), 0.95) * 180 / std::numbers::pi - 90;
        const std::string text = said.parts.at(0).english;
        EXPECT_NEAR(std::stod(text), width, 0.051 * width) << text_of(said);
    }
}

TEST(HeadlinesOfFigures, OfManyScenariosHaveNoGapsInThem) {
    std::mt19937 random(5);
    for (int i = 0; i < 40; ++i) {
        Scenario scenario;
        scenario.n =
            static_cast<std::int64_t>(std::exp2(std::uniform_real_distribution(0.0, 20.0)(random)));
        scenario.d = std::uniform_int_distribution<std::int64_t>(2, 300)(random);
        scenario.rule =
            rules()[std::uniform_int_distribution<std::size_t>(0, rules().size() - 1)(random)]->key;
        for (const FigureEntry* const entry : figures()) {
            if (entry->id == "phase-diagram")
                continue;  // takes long
            const Figure made = entry->compute(scenario, Detail::rough, {});
            const std::string sentence = text_of(headline_of(made, made.marker));
            EXPECT_EQ(sentence.find("nan"), std::string::npos) << entry->id << ": " << sentence;
            EXPECT_EQ(sentence.find("inf "), std::string::npos) << entry->id << ": " << sentence;
            EXPECT_EQ(sentence.find("  "), std::string::npos) << entry->id << ": " << sentence;
        }
    }
}

}  // namespace
}  // namespace attnscope
