#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <set>

#include "core/fields/assignments.h"
#include "core/fields/follow.h"
#include "core/figures/figures.h"
#include "core/quantities/quantities.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

using testing::ReferenceTable;
using testing::relative_error;

double value(std::string_view name, const Inputs& inputs) {
    return evaluate(name, inputs).value;
}

/// The sentence with which an evaluation is refused; empty where it is not.
std::string refusal(std::string_view name, const Inputs& inputs) {
    try {
        evaluate(name, inputs);
        return "";
    } catch (const InvalidRequest& refused) {
        return refused.what();
    }
}

void expect_refusal(std::string_view name, const Inputs& inputs,
                    const std::vector<std::string>& words) {
    const std::string sentence = refusal(name, inputs);
    for (const std::string& word : words)
        EXPECT_NE(sentence.find(word), std::string::npos)
            << name << " should name " << word << ": '" << sentence << "'";
}

struct Check {
    const char* id;
    const char* quantity;
    Inputs inputs;
};

const std::vector<Check>& checks() {
    static const std::vector<Check> all = {
        {"rem.c1.n512.sig1",
         "entropy",
         {{"n", "512"},
          {"d", "64"},
          {"lambda", "0.125"},
          {"model", "gaussian"},
          {"method", "annealed-corrected"}}},
        {"pd.H.m0.5",
         "entropy",
         {{"n", "512"},
          {"d", "64"},
          {"lambda", "0.883057516886606"},
          {"model", "gaussian"},
          {"method", "random-energy"}}},
        {"grad.alpha_gauss.n64", "gradient-optimum", {{"n", "64"}, {"model", "gaussian"}}},
        {"grad.alpha_gauss.n20000", "gradient-optimum", {{"n", "2e4"}, {"model", "gaussian"}}},
        {"grad.alpha_cos.n512.d128", "gradient-optimum", {{"n", "512"}, {"d", "128"}}},
        {"grad.alpha_cos.n512.d16",
         "gradient-optimum",
         {{"n", "512"}, {"d", "16"}, {"model", "cosine"}}},
        {"sph.lamc.exact.n512.d64", "freezing-scale", {{"n", "512"}, {"d", "64"}}},
        {"sph.lamc.exact.n4096.d128",
         "freezing-scale",
         {{"n", "4096"}, {"d", "128"}, {"model", "sphere"}}},
        {"sph.Hann.n512.d64.lam=1/sqrt(d)",
         "entropy",
         {{"n", "512"}, {"d", "64"}, {"method", "annealed"}}},
        {"sph.Hlap1.n512.d16.lam=1/sqrt(d)",
         "entropy",
         {{"n", "512"}, {"d", "16"}, {"lambda", "0.25"}, {"method", "laplace-corrected"}}},
        {"exact.EH.n512.sig2",
         "entropy",
         {{"n", "512"}, {"d", "64"}, {"lambda", "0.25"}, {"model", "gaussian"}}},
        {"exact.ESp2.n64.sig3",
         "collision",
         {{"n", "64"}, {"d", "4"}, {"lambda", "1.5"}, {"model", "gaussian"}}},
        {"rule[su ln n/(0.24 d)].n4096.d64",
         "scale",
         {{"rule", "kappa-log-n"}, {"n", "4096"}, {"d", "64"}}},
        {"rule[su log512 n/sqrt(d)].n64.d64",
         "scale",
         {{"rule", "log-512"}, {"n", "64"}, {"d", "64"}}},
        {"rule[chiang ln n/sqrt(d)].n512.d128",
         "scale",
         {{"rule", "log-n-over-sqrt-d"}, {"n", "512"}, {"d", "128"}}},
        {"rule[std 1/sqrt(d)].n512.d128",
         "scale",
         {{"rule", "inverse-sqrt-d"}, {"n", "512"}, {"d", "128"}}},
    };
    return all;
}

std::size_t row_of(const ReferenceTable& table, std::string_view id) {
    for (std::size_t row = 0; row < table.size(); ++row)
        if (table.text(row, "id") == id)
            return row;
    throw std::runtime_error("no check " + std::string(id));
}

TEST(Quantities, AgreeWithTheChecks) {
    const ReferenceTable table("checks.csv");
    for (const Check& check : checks()) {
        const std::size_t row = row_of(table, check.id);
        const double wanted = table.number(row, "value");
        const double got = value(check.quantity, check.inputs);
        EXPECT_LE(std::abs(got - wanted), table.number(row, "abs_tol"))
            << check.id << ": got " << got << ", wanted " << wanted;
    }
}

TEST(Quantities, ReachTheirFunctions) {
    const Inputs point = {{"d", "3"}, {"beta", "2"}};
    // d = 3: M = sinh β/β, A = coth β − 1/β, dD/dβ = β(1/β² − 1/sinh² β).
    const double log_m = std::log(std::sinh(2.0) / 2), a = 1 / std::tanh(2.0) - 0.5;
    const double slope = 2 * (0.25 - 1 / (std::sinh(2.0) * std::sinh(2.0)));
    EXPECT_LE(relative_error(value("log-mgf", point), log_m), 1e-14);
    EXPECT_LE(relative_error(value("mean-cosine", point), a), 1e-14);
    EXPECT_LE(relative_error(value("entropy-deficit", point), 2 * a - log_m), 1e-13);
    EXPECT_LE(relative_error(value("entropy-deficit-slope", point), slope), 1e-13);
}

/// Scores of standard deviation 2 and a gap of 10: those of deviation 1 and a gap of 5, λ halved.
TEST(Quantities, RetrievalScaleIsThatOfTheChecks) {
    const ReferenceTable table("checks.csv");
    const std::size_t row = row_of(table, "planted.noise.lam_min.n512.D5");
    const double got = value("retrieval-scale", {{"n", "512"}, {"d", "4"}, {"gap", "10"}});
    EXPECT_NEAR(2 * got, table.number(row, "value"), table.number(row, "abs_tol"));
    EXPECT_THROW(value("retrieval-scale", {{"n", "512"}, {"d", "4"}, {"gap", "7"}}),
                 InvalidRequest);
}

/// Up to freezing the annealed entropy and no collision; beyond it H = 2 log 2 and Σp² = ½ at twice
/// that scale, and a gradient that stays as it is.
TEST(Quantities, RandomEnergyModelOnBothSidesOfFreezing) {
    const auto at = [](const char* quantity, const char* lambda) {
        return value(quantity, {{"n", "512"},
                                {"d", "64"},
                                {"lambda", lambda},
                                {"model", "gaussian"},
                                {"method", "random-energy"}});
    };
    EXPECT_NEAR(at("entropy", "0.25"), std::log(512.0) - 2, 1e-14);
    EXPECT_EQ(at("collision", "0.25"), 0);
    EXPECT_EQ(at("gradient", "0.25"), 0.25);
    EXPECT_NEAR(at("collision", "0.883057516886606"), 0.5, 1e-14);
    EXPECT_NEAR(at("gradient", "0.883057516886606"), 0.441528758443303, 1e-14);
    EXPECT_NEAR(at("gradient", "10"), 0.441528758443303, 1e-13);
}

TEST(Quantities, AnglesInThreeDimensions) {
    EXPECT_LE(relative_error(value("angle-pdf", {{"d", "3"}, {"theta", "1"}}), std::sin(1.0) / 2),
              1e-14);
    EXPECT_LE(
        relative_error(value("angle-cdf", {{"d", "3"}, {"theta", "1"}}), (1 - std::cos(1.0)) / 2),
        1e-14);
    EXPECT_LE(
        relative_error(value("angle-quantile", {{"d", "3"}, {"p", "0.25"}}), std::numbers::pi / 3),
        1e-14);
    EXPECT_LE(relative_error(value("max-cosine", {{"d", "3"}, {"n", "4"}}), 0.6), 1e-12);
}

TEST(Quantities, LinearLineAndMeanFieldAreWhatTheySay) {
    const Inputs row = {{"n", "512"}, {"d", "64"}, {"lambda", "0.125"}};
    Inputs inputs = row;
    inputs["method"] = "linear";
    EXPECT_DOUBLE_EQ(value("entropy", inputs), std::log(512.0) - 0.24 * 8);
    inputs["method"] = "mean-field";
    inputs["n"] = "1000000";
    const double highest = 64 * 0.5608499174902608203;  // E max cos of so many keys, max_cosine.csv
    EXPECT_LE(relative_error(value("entropy", inputs), std::log(1e6) - 0.125 * highest), 1e-13);
}

TEST(Quantities, PrintEveryInputTheyUsed) {
    const Result result = evaluate("entropy", {{"d", "64"}, {"n", "1e3"}});
    std::string used;
    for (const Result::Used& input : result.used)
        used += input.key + "=" + input.value + (input.is_number ? "# " : " ");
    EXPECT_EQ(used, "n=1000# d=64# lambda=0.125# model=sphere method=exact ");
    EXPECT_EQ(result.unit, "nat");
    EXPECT_FALSE(result.standard_error);
}

TEST(Quantities, SampledValuesCarryTheirErrorAndSeed) {
    const Inputs inputs = {
        {"n", "64"}, {"d", "16"}, {"method", "monte-carlo"}, {"samples", "400"}, {"seed", "3"}};
    const Result sampled = evaluate("entropy", inputs);
    const double exact = value("entropy", {{"n", "64"}, {"d", "16"}});
    ASSERT_TRUE(sampled.standard_error);
    EXPECT_GT(*sampled.standard_error, 0);
    EXPECT_LE(std::abs(sampled.value - exact), 4 * *sampled.standard_error);
    EXPECT_EQ(sampled.used.back().key, "seed");
    EXPECT_EQ(sampled.used.back().value, "3");
    EXPECT_EQ(evaluate("entropy", inputs).value, sampled.value);
}

TEST(Quantities, QuantilesOfTheGradientAscend) {
    Inputs inputs = {{"n", "64"}, {"d", "16"}, {"lambda", "1"}, {"method", "monte-carlo"}};
    double last = 0;
    for (const char* statistic : {"q05", "q10", "median", "q90", "q95"}) {
        inputs["statistic"] = statistic;
        const Result result = evaluate("gradient", inputs);
        EXPECT_GT(result.value, last) << statistic;
        EXPECT_GT(result.standard_error.value(), 0) << statistic;
        last = result.value;
    }
    inputs["statistic"] = "q50";
    const double q50 = value("gradient", inputs);
    inputs["statistic"] = "median";
    EXPECT_EQ(value("gradient", inputs), q50);
}

TEST(Quantities, TheStandardErrorOfAQuantileIsTheSpreadOverSeeds) {
    Inputs inputs = {{"n", "16"},        {"d", "16"},
                     {"lambda", "1"},    {"method", "monte-carlo"},
                     {"samples", "400"}, {"statistic", "q25"}};
    constexpr int seeds = 100;
    double sum = 0, squares = 0, errors = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        inputs["seed"] = std::to_string(seed);
        const Result result = evaluate("gradient", inputs);
        sum += result.value;
        squares += result.value * result.value;
        errors += result.standard_error.value() / seeds;
    }
    const double spread = std::sqrt((squares - sum * sum / seeds) / (seeds - 1));
    EXPECT_NEAR(errors / spread, 1, 0.3) << "stated " << errors << ", seen " << spread;
}

TEST(Quantities, RefusalsNameKeyValueAndWhatIsAllowed) {
    expect_refusal("entropy", {{"n", "0"}, {"d", "64"}}, {"n = '0'", "1 to 10^12"});
    expect_refusal("entropy", {{"n", "1.5"}, {"d", "64"}}, {"n = '1.5'", "whole number"});
    expect_refusal("entropy", {{"d", "64"}}, {"n is missing"});
    expect_refusal("entropy", {{"n", ""}, {"d", "64"}}, {"n is missing"});
    expect_refusal("entropy", {{"n", "8"}, {"d", "1"}}, {"d = '1'", "2 to"});
    expect_refusal("entropy", {{"n", "8"}, {"d", "8"}, {"lambda", "-1"}},
                   {"lambda = '-1'", "0 to"});
    expect_refusal("entropy", {{"n", "8"}, {"d", "8"}, {"lambda", "nan"}}, {"lambda = 'nan'"});
    expect_refusal("entropy", {{"n", "8"}, {"d", "8"}, {"model", "box"}},
                   {"model = 'box'", "sphere, gaussian, gaussian-qk"});
    expect_refusal("entropy", {{"n", "8"}, {"d", "8"}, {"method", "guess"}},
                   {"method = 'guess'", "laplace-corrected"});
    expect_refusal("entropy", {{"n", "8"}, {"d", "8"}, {"beta", "1"}},
                   {"no input 'beta'", "lambda"});
    expect_refusal("collision", {{"n", "8"}, {"d", "8"}, {"method", "laplace"}},
                   {"method = 'laplace'", "annealed"});
    expect_refusal("log-mgf", {{"d", "8"}, {"beta", "1e9"}}, {"beta = '1e9'"});
    expect_refusal("angle-pdf", {{"d", "8"}, {"theta", "4"}}, {"theta = '4'", "3.14"});
    expect_refusal("angle-quantile", {{"d", "8"}, {"p", "1.1"}}, {"p = '1.1'", "0 to 1"});
    expect_refusal("gradient-optimum", {{"n", "1"}, {"d", "8"}}, {"n = '1'", "2 to"});
    expect_refusal("gradient-optimum", {{"n", "8"}}, {"d is missing"});
    expect_refusal("scale", {{"n", "8"}, {"d", "8"}}, {"rule is missing"});
    expect_refusal("scale", {{"rule", "best"}, {"n", "8"}, {"d", "8"}},
                   {"rule = 'best'", "inverse-sqrt-d"});
    expect_refusal("scale", {{"rule", "log-512"}, {"n", "8"}, {"d", "8"}, {"kappa", "2"}},
                   {"kappa", "kappa-log-n"});
    expect_refusal("fame", {}, {"no quantity 'fame'", "entropy"});
}

TEST(Quantities, TheLargestScaleIsThatOfEveryModelAndDimension) {
    // Cosines of 10⁶ dimensions are normal to 1e-6; at λ → ∞ the gradient is E max/√d of them.
    for (const char* model : {"sphere", "gaussian"}) {
        const Result result =
            evaluate("gradient", {{"n", "512"}, {"d", "1e6"}, {"lambda", "1e6"}, {"model", model}});
        EXPECT_NEAR(result.value / 3.0439e-3, 1, 2e-5) << model;
    }
}

TEST(Quantities, AMethodThatMakesNoSenseForTheModelIsRefused) {
    for (const char* method : {"laplace", "laplace-corrected"})
        for (const char* model : {"gaussian", "gaussian-qk"})
            expect_refusal("entropy",
                           {{"n", "8"}, {"d", "8"}, {"model", model}, {"method", method}},
                           {method, model, "sphere"});
    expect_refusal("gradient",
                   {{"n", "8"}, {"d", "8"}, {"method", "exact"}, {"statistic", "median"}},
                   {"statistic = 'median'", "monte-carlo"});
}

/// Of every rule whose λ is a factor on q·k or on cosines.
TEST(Quantities, OfRowsTakeARuleInPlaceOfLambda) {
    for (const Rule* each : rules()) {
        const std::string key(each->key);
        const Scenario scenario =
            with_field(with_field(with_field({}, "n", "131072"), "d", "128"), "rule", key);
        const Inputs row = {{"n", "131072"}, {"d", "128"}, {"gap", "40"}};
        for (const char* name : {"entropy", "gradient", "collision", "focus"}) {
            Inputs by_rule = row, by_lambda = row;
            if (std::string_view(name) != "focus") {
                by_rule.erase("gap");
                by_lambda.erase("gap");
            }
            by_rule["rule"] = key;
            by_lambda["lambda"] = to_text_17(scale(scenario));
            EXPECT_EQ(value(name, by_rule), value(name, by_lambda)) << name << ' ' << key;
        }
    }
    const Result used =
        evaluate("entropy", {{"n", "512"}, {"d", "64"}, {"rule", "ssmax"}, {"ssmax_s", "0.3"}});
    std::string keys;
    for (const Result::Used& each : used.used)
        keys += each.key + ' ';
    EXPECT_EQ(keys, "n d lambda model method rule ssmax_s ");
    EXPECT_NEAR(
        used.value,
        value("entropy",
              {{"n", "512"}, {"d", "64"}, {"lambda", to_text_17(0.3 * std::log(512.0) / 8)}}),
        1e-12);
}

TEST(Quantities, TakeEitherARuleOrLambda) {
    const Inputs row = {{"n", "512"}, {"d", "64"}};
    const auto refused = [&](Inputs more) {
        more.insert(row.begin(), row.end());
        return refusal("entropy", more);
    };
    EXPECT_EQ(refused({{"rule", "ssmax"}, {"lambda", "0.1"}}),
              "rule = 'ssmax' does not use lambda; rule = 'constant' does");
    EXPECT_EQ(refused({{"kappa", "3"}}), "kappa needs rule = 'kappa-log-n'");
    EXPECT_EQ(refused({{"rule", "ssmax"}, {"kappa", "3"}}),
              "rule = 'ssmax' does not use kappa; rule = 'kappa-log-n' does");
    EXPECT_EQ(refused({{"rule", "constant"}, {"lambda", "0.1"}}), "");
}

TEST(Quantities, SuggestWhatAnUnknownWordMeans) {
    EXPECT_EQ(refusal("entropi", {})
                  .find("there is no quantity 'entropi'; did you mean entropy? "
                        "The quantities are "),
              0U);
    EXPECT_EQ(refusal("xyzzy", {}).find("there is no quantity 'xyzzy'; the quantities are "), 0U);
    EXPECT_EQ(refusal("entropy", {{"n", "8"}, {"d", "8"}, {"lamda", "1"}})
                  .find("entropy has no input 'lamda'; did you mean lambda? It takes n, d, "),
              0U);
    const std::string rule =
        "rule = 'yarn' is not possible: did you mean yarn-mscale? It takes "
        "one of ";
    EXPECT_EQ(refusal("entropy", {{"n", "8"}, {"d", "8"}, {"rule", "yarn"}}).find(rule), 0U);
    const auto sentence = [](const auto& call) -> std::string {
        try {
            call();
            return "";
        } catch (const InvalidRequest& refused) {
            return refused.what();
        }
    };
    EXPECT_EQ(sentence([] { with_field({}, "rule", "yarn"); }).find(rule), 0U);
    EXPECT_EQ(sentence([] {
                  figure_entry("entropy-vs-lenght");
              }).find("there is no figure 'entropy-vs-lenght'; did you mean entropy-vs-length? "),
              0U);
}

TEST(Quantities, AnOverflowIsAFailureRatherThanAValue) {
    EXPECT_THROW(evaluate("gradient", {{"n", "300"},
                                       {"d", "16"},
                                       {"lambda", "10"},
                                       {"model", "gaussian"},
                                       {"method", "annealed"}}),
                 Error);
}

TEST(Quantities, EveryRuleHasAScaleAndSaysWhatItMultiplies) {
    for (const Rule* each : rules()) {
        const Rule& rule = *each;
        const Result result =
            evaluate("scale", {{"rule", std::string(rule.key)}, {"n", "4096"}, {"d", "64"}});
        EXPECT_GT(result.value, 0) << rule.key;
        EXPECT_EQ(result.multiplies, rule.multiplies == Multiplies::dot ? "dot" : "cosine");
    }
    EXPECT_EQ(value("scale", {{"rule", "constant"}, {"n", "8"}, {"d", "8"}, {"lambda", "0.75"}}),
              0.75);
    EXPECT_DOUBLE_EQ(
        value("scale", {{"rule", "kappa-log-n"}, {"n", "8"}, {"d", "8"}, {"kappa", "2"}}),
        std::log(8.0) / 4);
}

TEST(Quantities, AScaleThatFollowsFromMeansTakesTheScoreModel) {
    for (const char* const rule : {"exact-iso-entropy", "adaptive-temperature"})
        for (const char* const model : {"sphere", "gaussian", "gaussian-qk"}) {
            const Inputs inputs = {{"rule", rule}, {"n", "4096"}, {"d", "16"}, {"model", model}};
            const Scenario chosen = with_field(
                scenario_with({"n=4096", "d=16", "model=" + std::string(model)}), "rule", rule);
            EXPECT_EQ(evaluate("scale", inputs).value, scale(chosen)) << rule << ' ' << model;
        }
    expect_refusal("scale", {{"rule", "log-512"}, {"n", "8"}, {"d", "8"}, {"model", "gaussian"}},
                   {"log-512", "model"});
}

TEST(Quantities, AMeanAtTheScaleOfTheMeanRowIsNotCalledExact) {
    for (const char* const name : {"entropy", "gradient", "collision", "focus"}) {
        Inputs inputs = {{"rule", "adaptive-temperature"}, {"n", "5"}, {"d", "64"}};
        if (name == std::string_view("focus"))
            inputs["gap"] = "8";
        const Result result = evaluate(name, inputs);
        EXPECT_TRUE(result.lambda_is_of_mean_row) << name;
        EXPECT_TRUE(std::ranges::any_of(result.used, [](const Result::Used& used) {
            return used.key == "method" && used.value == "mean-row";
        })) << name;
        inputs["method"] = "exact";
        expect_refusal(name, inputs, {"method", "exact", "mean-row"});
    }
    EXPECT_FALSE(evaluate("entropy", {{"n", "5"}, {"d", "64"}}).lambda_is_of_mean_row);
    expect_refusal(
        "mass",
        {{"rule", "adaptive-temperature"}, {"n", "5"}, {"d", "64"}, {"normalizer", "sparsemax"}},
        {"sparsemax", "λ of its own"});
}

/// What choosing the rule in a Scenario of these n and d makes of λ.
TEST(Quantities, AConstantScaleIsThatOfTheWindowWhereNoneIsGiven) {
    for (const char* const d : {"8", "64", "128"}) {
        const Scenario chosen =
            with_field(scenario_with({"n=512", "d=" + std::string(d)}), "rule", "constant");
        const double evaluated = value("scale", {{"rule", "constant"}, {"n", "512"}, {"d", d}});
        EXPECT_EQ(evaluated, scale(chosen)) << d;
        const std::string dimension = "d=" + std::string(d);
        for (const auto& settings : {std::vector<std::string>{"rule=constant", "n=512", dimension},
                                     {dimension, "rule=constant", "n=512"}}) {
            EXPECT_EQ(scale(scenario_with(settings)), evaluated) << d;
            EXPECT_EQ(scale(with_settings(Scenario(), settings)), evaluated) << d;
        }
    }
}

TEST(Quantities, AnApproximationFarOffIsNotValid) {
    const auto is_valid = [](std::string_view name, const char* method, const char* lambda,
                             const char* model = "sphere") {
        return evaluate(name, {{"n", "512"},
                               {"d", "64"},
                               {"lambda", lambda},
                               {"model", model},
                               {"method", method}})
            .is_valid;
    };
    for (const std::string_view name : {"entropy", "collision", "gradient"}) {
        EXPECT_TRUE(is_valid(name, "annealed", "0.125")) << name;
        EXPECT_FALSE(is_valid(name, "annealed", "3")) << name;
        EXPECT_TRUE(is_valid(name, "exact", "3")) << name;
        EXPECT_TRUE(is_valid(name, "monte-carlo", "3")) << name;
    }
    EXPECT_FALSE(is_valid("entropy", "linear", "0.125"));
    EXPECT_FALSE(is_valid("entropy", "annealed-corrected", "1", "gaussian"));
    EXPECT_TRUE(is_valid("entropy", "annealed", "0"));
}

TEST(Quantities, NamesAreUniqueAndExplained) {
    std::set<std::string_view> names;
    for (const Quantity* quantity : quantities()) {
        EXPECT_TRUE(names.insert(quantity->name).second) << quantity->name;
        EXPECT_FALSE(quantity->keys.empty()) << quantity->name;
        EXPECT_FALSE(quantity->help.empty()) << quantity->name;
    }
}

TEST(Quantities, SimulationStopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(evaluate("entropy", {{"n", "512"}, {"d", "64"}, {"method", "monte-carlo"}},
                          stop.get_token()),
                 Cancelled);
}

}  // namespace
}  // namespace attnscope
