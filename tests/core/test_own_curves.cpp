#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

#include "core/fields/assignments.h"
#include "core/fields/csv_comments.h"
#include "core/figures/entries.h"
#include "core/figures/own_curves.h"
#include "core/reference/explained.h"
#include "core/scenario/own_curves.h"
#include "core/scenario/scale.h"
#include "core/text/printable.h"
#include "core/theory/exact_means.h"
#include "tests/core/figure_testing.h"
#include "tests/core/hostile_formulas.h"

namespace attnscope {
namespace {

constexpr const char* law = "my law = log(n) − 0.3·λ·d";

std::vector<const Curve*> own_curves_in(const Figure& figure) {
    std::vector<const Curve*> found;
    for (const Curve& curve : figure.curves)
        if (curve.kind == CurveKind::own)
            found.push_back(&curve);
    return found;
}

/// A figure of a quantity, with a formula of it and what the formula means.
struct Case {
    const char *figure, *model, *field, *typed;
    std::function<double(double n, double d, double lambda)> value, exact;
    double absolute, relative;  ///< the stated bounds
};

double exact_entropy(double n, double d, double lambda) {
    return exact_means(ScoreModel::sphere, n, d, lambda).entropy;
}

double exact_collision(double n, double d, double lambda) {
    return exact_means(ScoreModel::gaussian, n, d, lambda).collision;
}

double exact_slope(double n, double d, double lambda) {
    return exact_gradient(ScoreModel::gaussian, n, d, lambda);
}

std::vector<Case> cases() {
    const auto line = [](double n, double d, double lambda) {
        return std::log(n) - 0.3 * lambda * d;
    };
    const auto parabola = [](double n, double d, double lambda) {
        return std::log(n) - lambda * lambda * d / 2;
    };
    const auto gradient = [](double n, double d, double lambda) {
        return lambda * (1 - std::exp(lambda * lambda * d) / n);
    };
    const auto collision = [](double n, double d, double lambda) {
        return std::exp(lambda * lambda * d) / n;
    };
    const char* const slope = "g=lambda*(1-exp(lambda^2*d)/n)";
    return {
        {"entropy-vs-scale", "sphere", "entropy_curves", law, line, exact_entropy, 0.1, 0.02},
        {"entropy-vs-scale", "sphere", "entropy_curves", "p = log(n) - beta*lambda/2", parabola,
         exact_entropy, 0.1, 0.02},
        {"entropy-vs-length", "sphere", "entropy_curves", "p = log(n) - beta*lambda/2", parabola,
         exact_entropy, 0.1, 0.02},
        {"gradient-vs-scale", "gaussian", "gradient_curves", slope, gradient, exact_slope, 0, 0.02},
        {"gradient-vs-length", "gaussian", "gradient_curves", slope, gradient, exact_slope, 0,
         0.02},
        {"collision-vs-length", "gaussian", "collision_curves", "exp(lambda^2*d)/n", collision,
         exact_collision, 0, 0.02},
    };
}

Scenario scenario_of(const Case& each) {
    return with({{"model", each.model}, {each.field, each.typed}, {"n", "300"}, {"d", "48"}});
}

/// A row on the axis of a figure.
RowAt row_on(const Figure& figure, const Scenario& scenario, double x) {
    if (figure.x.field == "n")
        return {x, scale_at(scenario, x)};
    return {static_cast<double>(scenario.n), x};
}

TEST(OwnCurves, AreJudgedAsAnIndependentComputationJudgesThem) {
    for (const Case& each : cases()) {
        const Scenario scenario = scenario_of(each);
        const Figure figure = compute(each.figure, scenario);
        const auto own = own_curves_in(figure);
        ASSERT_EQ(own.size(), 1U) << each.figure;
        std::size_t held = 0;
        for (std::size_t i = 0; i < own[0]->x.size(); ++i) {
            const RowAt row = row_on(figure, scenario, own[0]->x[i]);
            const double wanted = each.value(row.n, 48, row.lambda),
                         exact = each.exact(row.n, 48, row.lambda);
            if (std::isfinite(wanted))
                EXPECT_NEAR(own[0]->y[i], wanted, 1e-12 * std::abs(wanted)) << each.figure;
            else
                EXPECT_TRUE(std::isnan(own[0]->y[i])) << each.figure;
            const bool holds =
                wanted >= 0 && std::abs(wanted - exact) <=
                                   std::max(each.absolute, each.relative * std::abs(exact));
            EXPECT_EQ(holds_at(*own[0], own[0]->x[i]), holds)
                << each.figure << " at " << own[0]->x[i] << ": " << wanted << " for " << exact;
            held += holds ? 1 : 0;
        }
        EXPECT_TRUE(held > 0 && held < own[0]->x.size()) << each.figure << ' ' << held;
    }
}

TEST(OwnCurves, RangesEndWhereTheErrorIsTheStatedOne) {
    for (const Case& each : cases()) {
        const Scenario scenario = scenario_of(each);
        const Figure figure = compute(each.figure, scenario);
        if (figure.x.field == "n")
            continue;  // whole numbers
        for (const Interval& range : own_curves_in(figure)[0]->holds)
            for (const double end : {range.from, range.to}) {
                if (!std::isfinite(end))
                    continue;
                const double wanted = each.value(300, 48, end), exact = each.exact(300, 48, end);
                EXPECT_NEAR(std::abs(wanted - exact),
                            std::max(each.absolute, each.relative * exact), 1e-4 * exact)
                    << each.figure << ' ' << each.typed << " at " << end;
            }
    }
}

TEST(OwnCurves, AreInTheUnitOfTheAxis) {
    const Figure nats = compute("entropy-vs-scale", with({{"entropy_curves", law}})),
                 bits =
                     compute("entropy-vs-scale", with({{"entropy_curves", law}, {"unit", "bit"}}));
    const Curve &in_nats = *own_curves_in(nats)[0], &in_bits = *own_curves_in(bits)[0];
    for (std::size_t i = 0; i < in_nats.y.size(); ++i)
        EXPECT_DOUBLE_EQ(in_bits.y[i] * std::numbers::ln2, in_nats.y[i]);
    EXPECT_EQ(in_bits.holds, in_nats.holds);
}

TEST(OwnCurves, AreDrawnInEveryFigureOfTheirQuantity) {
    const Scenario scenario = with({{"entropy_curves", "a = log(n); log(n)/2"},
                                    {"gradient_curves", "lambda"},
                                    {"collision_curves", "1/n"},
                                    {"approximations", "main"}});
    for (const FigureEntry* entry : figures_with_axes()) {
        const Figure figure = entry->compute(scenario, Detail::curves, {});
        const std::string& quantity = figure.y.quantity;
        const bool is_of_rows =
            quantity == "entropy" || quantity == "gradient" || quantity == "collision";
        const std::size_t wanted = !is_of_rows ? 0 : quantity == "entropy" ? 2 : 1;
        EXPECT_EQ(own_curves_in(figure).size(), wanted) << entry->id;
        const Figure without =
            entry->compute(with({{"approximations", "main"}}), Detail::curves, {});
        EXPECT_EQ(headline_of(figure, figure.marker), headline_of(without, without.marker));
        EXPECT_EQ(figure.x.max, without.x.max);
        EXPECT_EQ(figure.y.max, without.y.max);
    }
    const Figure figure = compute("entropy-vs-length", scenario);
    const auto own = own_curves_in(figure);
    EXPECT_EQ(key_of(*own[0]), "own-a");
    EXPECT_EQ(key_of(*own[1]), "own-2");
    EXPECT_EQ(text_of(own[1]->label), "log(n)/2");
    EXPECT_EQ(entry_meant(figure, "a"), "own-a");
    EXPECT_EQ(entry_meant(figure, "own"), "own-a") << "in earlier versions";
    EXPECT_EQ(explanation_of_curve(figure, "own-2"), "curves/own");
    const bool is_noted = std::ranges::any_of(figure.notes, [](const Message& note) {
        return text_of(note).find("; a for ") != std::string::npos;
    });
    EXPECT_TRUE(is_noted) << "the note on ranges names it";
}

TEST(OwnCurves, AreDrawnBesideComparedRulesAndForASingleKey) {
    const Scenario compared = with({{"entropy_curves", law}, {"compared_rules", "log-512"}});
    const Figure figure = compute("entropy-vs-length", compared);
    EXPECT_EQ(own_curves_in(figure).size(), 1U);
    EXPECT_TRUE(has(figure, CurveKind::compared));
    EXPECT_FALSE(has(figure, approximation_kind("annealed")));
    for (const char* id : {"entropy-vs-scale", "gradient-vs-scale"})
        EXPECT_EQ(
            own_curves_in(
                compute(id,
                        with({{"entropy_curves", law}, {"gradient_curves", "lambda"}, {"n", "1"}})))
                .size(),
            1U)
            << id;
}

TEST(OwnCurves, HaveGapsWhereTheFormulaGivesNoNumber) {
    const Figure figure = compute(
        "entropy-vs-scale", with({{"entropy_curves", "log(0.1 - lambda); 1/0; 0/0; exp(1e6*n)"}}));
    const auto own = own_curves_in(figure);
    ASSERT_EQ(own.size(), 4U);
    for (std::size_t i = 0; i < own[0]->x.size(); ++i)
        EXPECT_EQ(std::isfinite(own[0]->y[i]), own[0]->x[i] < 0.1);
    for (std::size_t i = 1; i < own.size(); ++i) {
        EXPECT_TRUE(std::ranges::all_of(own[i]->y, [](double y) { return std::isnan(y); }));
        EXPECT_TRUE(own[i]->holds.empty());
    }
}

TEST(OwnCurves, ReadTheNumbersThatTheyName) {
    const Scenario scenario =
        scenario_with({"entropy_curves=kappa = log(n)/κ; b=log(n)", "kappa=2", "rule=log-512"});
    EXPECT_EQ(scenario.rule, "log-512");
    EXPECT_TRUE(field("kappa").applies(scenario));
    EXPECT_FALSE(field("ssmax_s").applies(scenario));
    EXPECT_FALSE(field("lambda").applies(with({{"entropy_curves", "lambda"}})));
    EXPECT_FALSE(field("kappa").applies(with({{"entropy_curves", "kappa = n"}}))) << "a name alone";
    const Figure figure = compute("entropy-vs-length", scenario);
    const Curve& own = *own_curves_in(figure)[0];
    for (std::size_t i = 0; i < own.x.size(); ++i)
        EXPECT_DOUBLE_EQ(own.y[i], std::log(own.x[i]) / 2);
    EXPECT_EQ(scenario_with(settings_of(scenario)), scenario);
    EXPECT_EQ(with_settings(Scenario(), settings_of(scenario)), scenario);
    const Scenario back = with_settings(scenario, settings_between(scenario, Scenario()));
    EXPECT_EQ(read_part(back), Scenario());
}

TEST(OwnCurves, AFigureReadsThoseOfItsQuantityAlone) {
    const Scenario scenario = with({{"entropy_curves", "kappa*n"}, {"gradient_curves", "lambda"}});
    const Scenario inputs = figure_entry("entropy-vs-length").inputs(scenario);
    EXPECT_EQ(inputs.entropy_curves, "kappa*n");
    EXPECT_EQ(inputs.gradient_curves, "");
    EXPECT_EQ(figure_entry("angles").inputs(scenario).entropy_curves, "");
}

TEST(OwnCurves, FilesDoNotSpeakOfThemWhileThereAreNone) {
    for (const auto& [key, value] : describe({}))
        EXPECT_FALSE(key.ends_with("_curves")) << key;
    EXPECT_EQ(scenario_comments({}).find("_curves"), std::string::npos);
    const Scenario with_one = with({{"entropy_curves", law}});
    EXPECT_NE(scenario_comments(with_one).find("# entropy_curves = my law = log"),
              std::string::npos);
    EXPECT_EQ(describe(with_one).size(), describe({}).size() + 1);
}

TEST(OwnCurves, AFaultIsShownWhereItStands) {
    struct Fault {
        const char* text;
        std::size_t begin, end;  ///< bytes
        const char* sentence;
    };
    const Fault faults[] = {
        {"a = log(m)", 8, 9, "'m' is unknown (character 9)"},
        {"é=1; é = 2", 6, 8, "two are called 'é' (character 6)"},
        {"a = ", 3, 3, "a formula is missing (character 4)"},
        {"a = 1;", 6, 6, "one is empty (at its end)"},
        {"a = b = c", 8, 9, "'c' is unknown (character 9)"},
        {"λ = μ", 5, 7, "a formula cannot hold 'μ' (character 5)"},
        {"1; 1", 3, 4, "two are called '1' (character 4)"},
    };
    for (const auto& [text, begin, end, sentence] : faults) {
        Scenario scenario;
        try {
            set(scenario, "entropy_curves", text);
            ADD_FAILURE() << text;
        } catch (const RefusedFormula& fault) {
            EXPECT_EQ(fault.begin(), begin) << text;
            EXPECT_EQ(fault.end(), end) << text;
            EXPECT_EQ(text_of(fault.why()), sentence) << text;
        }
    }
}

TEST(OwnCurves, HostileTextsGetASentenceAndNothingElse) {
    for (const char* key : {"entropy_curves", "gradient_curves", "collision_curves"})
        for (const std::string& text : testing::hostile_curves()) {
            Scenario scenario;
            try {
                set(scenario, key, text);
                ADD_FAILURE() << text;
            } catch (const RefusedFormula& fault) {
                const std::string sentence = fault.what();
                EXPECT_TRUE(sentence.starts_with(std::string(key) + " = '")) << sentence;
                EXPECT_EQ(printable(sentence, 4 * sentence.size()), sentence);
                EXPECT_LT(sentence.size(), 700U) << sentence;
                EXPECT_LE(fault.begin(), fault.end());
                EXPECT_LE(fault.end(), text.size());
            }
            EXPECT_EQ(scenario, Scenario()) << text;
        }
}

TEST(OwnCurves, NamesArePlainTextWhateverTheyLookLike) {
    for (const std::string& name : testing::odd_names()) {
        const Scenario scenario = with({{"entropy_curves", (name + " = log(n)").c_str()}});
        const Figure figure = compute("entropy-vs-scale", scenario);
        EXPECT_EQ(text_of(own_curves_in(figure)[0]->label), name);
        const bool is_noted = std::ranges::any_of(figure.notes, [&](const Message& note) {
            return text_of(note).find(name + " for ") != std::string::npos;
        });
        EXPECT_TRUE(is_noted) << name;
        EXPECT_EQ(scenario_with(settings_of(scenario)), scenario) << name;
    }
}

/// A path that counts how often it is asked for a row, and stops at one of them.
struct CountedPath {
    std::size_t asked = 0;
    std::stop_source stop;

    RowPath path(std::size_t last) {
        RowPath made;
        for (int i = 1; i <= 200; ++i)
            made.x.push_back(i);
        made.row = [this, last](double n) {
            if (++asked == last)
                stop.request_stop();
            return RowAt{n, 0.1};
        };
        return made;
    }
};

TEST(OwnCurves, StopWhereTheyAreAskedTo) {
    const Scenario scenario = with({{"entropy_curves", "a=log(n);b=n;c=n+1"}});
    const auto draw = [&](CountedPath& counted, std::size_t last) {
        Figure figure;
        figure.x.logarithmic = true;
        figure.curves.emplace_back();
        for (int n = 1; n <= 200; ++n) {
            figure.curves[0].x.push_back(n);
            figure.curves[0].y.push_back(std::log(n));
        }
        add_own_curves(figure, row_entropy, scenario, counted.path(last), counted.stop.get_token());
        return figure;
    };
    CountedPath all, some;
    EXPECT_EQ(draw(all, 0).curves.size(), 4U);
    EXPECT_EQ(all.asked, 600U) << "one evaluation at each abscissa, and no more";
    EXPECT_THROW(draw(some, 207), Cancelled);
    EXPECT_EQ(some.asked, 207U);
}

TEST(OwnCurves, KeepTheKeyOfTheirNameWhereOthersGo) {
    const auto keys = [](const char* typed) {
        const Figure figure = compute("entropy-vs-scale", with({{"entropy_curves", typed}}));
        std::vector<std::string> all;
        for (const Curve* each : own_curves_in(figure)) {
            all.push_back(key_of(*each));
            EXPECT_EQ(explanation_of_curve(figure, all.back()), "curves/own");
        }
        return all;
    };
    using Keys = std::vector<std::string>;
    EXPECT_EQ(keys("a = 1; b = c = 2; 3; 2 = 4"), (Keys{"own-a", "own-b = c", "own-3", "own-4"}));
    EXPECT_EQ(keys("b = c = 2; 3"), (Keys{"own-b = c", "own-2"}));
}

}  // namespace
}  // namespace attnscope
