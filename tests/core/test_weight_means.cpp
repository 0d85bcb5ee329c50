#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/approximations/support.h"
#include "core/attention/weight_rows.h"
#include "core/figures/frozen_curves.h"
#include "core/figures/interpolate.h"
#include "core/quantities/quantities.h"
#include "core/sampling/scores.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/theory/extreme_keys.h"
#include "core/theory/threshold_rows.h"
#include "tests/core/figure_testing.h"
#include "tests/core/naive_normalizers.h"

namespace attnscope {
namespace {

using testing::NaiveNumbers;

constexpr std::array all_statistics = {WeightStatistic::mass, WeightStatistic::support,
                                       WeightStatistic::entropy};

/// Draws cells of n, d, λ and the normaliser's numbers.
struct DrawnCell {
    ScoreModel model;
    double n, d, lambda;
    NaiveNumbers numbers;
    std::string bias;

    DrawnCell(std::mt19937_64& random, int index) {
        std::uniform_real_distribution<double> uniform;
        model = static_cast<ScoreModel>(index % 3);
        n = std::round(std::exp2(1 + 9 * uniform(random)));
        d = std::round(std::exp2(1 + 8 * uniform(random)));
        lambda = std::pow(10, -0.6 + 1.2 * uniform(random)) / std::sqrt(d);
        numbers = {.sink = -2 + 8 * uniform(random),
                   .alpha = 1.2 + 0.8 * uniform(random),
                   .bias = -std::log(n),
                   .power = index % 2 ? 1.0 : 2.0};
        bias = "auto";
        if (index % 4 > 1) {
            numbers.bias = -3 + 3 * uniform(random);
            bias = std::to_string(numbers.bias);
            numbers.bias = std::stod(bias);
        }
    }

    ParameterValues parameters() const {
        ParameterValues values;
        for (const Normalizer* each : normalizers())
            for (const Parameter* parameter : each->parameters)
                values.set(*parameter, parameter->key == "sink_logit"     ? numbers.sink
                                       : parameter->key == "entmax_alpha" ? numbers.alpha
                                                                          : numbers.power);
        return normalizer_parameters(values, bias, n);
    }

    double exact(WeightStatistic statistic, const Normalizer& normalizer) const {
        return exact_weight_mean(statistic, normalizer, model, n, d, lambda, parameters());
    }

    std::string text() const {
        return "model " + std::to_string(static_cast<int>(model)) + " n=" + std::to_string(n) +
               " d=" + std::to_string(d) + " λ√d=" + std::to_string(lambda * std::sqrt(d));
    }
};

/// The statistics of weights, by their definitions.
double naive_statistic(WeightStatistic statistic, const std::vector<double>& weights) {
    double sum = 0, support = 0, entropy = 0;
    for (const double p : weights) {
        sum += p;
        support += p > 0 ? 1 : 0;
    }
    for (const double p : weights)
        entropy -= p > 0 ? p / sum * std::log(p / sum) : 0;
    return statistic == WeightStatistic::mass      ? sum
           : statistic == WeightStatistic::support ? support
           : sum > 0                               ? entropy
                                                   : std::nan("");
}

std::vector<double> drawn_logits(const DrawnCell& cell, std::uint64_t seed, std::uint64_t row) {
    std::vector<double> logits(static_cast<std::size_t>(cell.n));
    ScoreSampler(cell.model, cell.d, seed, row).draw(0, logits);
    for (double& logit : logits)
        logit *= cell.lambda;
    return logits;
}

/// The root of the mean square of (simulated − exact)/error over cells of every normaliser.
TEST(WeightMeans, ExactOnesAreThoseOfSimulatedRowsInFortyCells) {
    std::mt19937_64 random(71);
    for (const WeightStatistic statistic : all_statistics) {
        double squares = 0;
        int count = 0;
        for (int i = 0; i < 40; ++i) {
            const DrawnCell cell(random, i);
            const Normalizer& normalizer = *normalizers()[static_cast<std::size_t>(i % 7)];
            const double exact = cell.exact(statistic, normalizer);
            const Estimate sampled =
                simulate_weights(std::array{&normalizer}, cell.model,
                                 static_cast<std::int64_t>(cell.n), cell.d, cell.lambda,
                                 cell.parameters(), 1000, 100 + static_cast<std::uint64_t>(i))
                    .front()
                    .of(statistic);
            if (std::isnan(exact))  // short sticks alone, or α near 1
                continue;
            const double error = std::max(sampled.standard_error, 1e-9 * std::abs(exact));
            const double z = (sampled.value - exact) / error;
            EXPECT_LT(std::abs(z), 4.5) << normalizer.key << ' ' << cell.text() << " exact "
                                        << exact << " sampled " << sampled.value;
            if (sampled.standard_error > 1e-9 * std::abs(exact)) {
                squares += z * z;
                ++count;
            }
        }
        ASSERT_GT(count, 8);
        const double rms = std::sqrt(squares / count);
        RecordProperty("rms_z_" + std::to_string(static_cast<int>(statistic)), std::to_string(rms));
        std::printf("statistic %d: rms z %.3f over %d cells\n", static_cast<int>(statistic), rms,
                    count);
        EXPECT_GT(rms, 0.5);
        EXPECT_LT(rms, 1.5);
    }
}

TEST(WeightMeans, SimulatedRowsAreThoseOfTheDefinitions) {
    std::mt19937_64 random(5);
    constexpr std::int64_t samples = 40;
    for (int i = 0; i < 12; ++i) {
        const DrawnCell cell(random, i);
        const std::vector<SimulatedWeights> sampled =
            simulate_weights(normalizers(), cell.model, static_cast<std::int64_t>(cell.n), cell.d,
                             cell.lambda, cell.parameters(), samples, 3);
        for (std::size_t k = 1; k < normalizers().size(); ++k)
            for (const WeightStatistic statistic : all_statistics) {
                double sum = 0, rows = 0;
                for (std::uint64_t row = 0; row < samples; ++row) {
                    const double value = naive_statistic(
                        statistic,
                        testing::naive_weights(normalizers()[k]->key, drawn_logits(cell, 3, row),
                                               cell.numbers));
                    if (!std::isnan(value)) {
                        sum += value;
                        ++rows;
                    }
                }
                if (rows >= 2) {
                    EXPECT_NEAR(sampled[k].of(statistic).value, sum / rows,
                                1e-7 * std::abs(sum / rows))
                        << normalizers()[k]->key << ' ' << cell.text();
                }
            }
    }
}

/// Two keys both have a weight if they are less than 1 apart: erf(½) at σ = 1.
TEST(WeightMeans, SupportsOfTwoKeysAreKnown) {
    for (const double sigma : {0.5, 1.0, 3.0})
        EXPECT_NEAR(threshold_means(LogitLaw::gaussian(sigma), 2, 2).support,
                    1 + std::erf(0.5 / sigma), 1e-8);
}

TEST(WeightMeans, OfASinkAreThoseOfTheChecks) {
    const Normalizer& sink = normalizer_of("softmax-sink");
    ParameterValues values;
    values.set(*sink.parameters.front(), 6);
    EXPECT_NEAR(exact_weight_mean(WeightStatistic::mass, sink, ScoreModel::gaussian, 512, 64, 0.125,
                                  values),
                0.676135, 2e-6);
}

TEST(WeightMeans, HaveLimits) {
    for (const Normalizer* each : normalizers()) {
        const ParameterValues values = normalizer_parameters({}, "auto", 64);
        const auto mean = [&](WeightStatistic statistic, double lambda) {
            return exact_weight_mean(statistic, *each, ScoreModel::sphere, 64, 32, lambda, values);
        };
        for (const WeightStatistic statistic : {WeightStatistic::mass, WeightStatistic::support})
            EXPECT_NEAR(mean(statistic, 0),
                        each->key == "relu-squared"             ? 0
                        : statistic == WeightStatistic::support ? 64
                                                                : mean(statistic, 1e-4),
                        1e-3)
                << each->key;
        EXPECT_LE(mean(WeightStatistic::support, 1), 64 + 1e-9) << each->key;
    }
}

/// Walks lengths and scales; the flag is that of the error itself.
TEST(WeightMeans, ApproximationsOfTheSupportAreFlaggedByTheirError) {
    int valid = 0, invalid = 0;
    for (const char* n : {"8", "64", "4096", "1e6", "1e9"})
        for (const char* lambda : {"0.05", "0.125", "0.5"})
            for (const char* method : {"extreme-value", "hazard"}) {
                const Inputs row = {
                    {"n", n}, {"d", "64"}, {"lambda", lambda}, {"model", "gaussian"}};
                Inputs with = row, exactly = row;
                with["method"] = method;
                exactly["normalizer"] = "sparsemax";
                const Result result = evaluate("support", with);
                const double exact = evaluate("support", exactly).value;
                EXPECT_EQ(result.is_valid, std::abs(result.value - exact) <= 0.1 * exact)
                    << method << " n=" << n << " λ=" << lambda;
                (result.is_valid ? valid : invalid)++;
            }
    EXPECT_GT(valid, 5);
    EXPECT_GT(invalid, 5);
}

/// The exact mean is not known at these inputs.
TEST(WeightMeans, MoreKeysThanTheRowHasAreNoValidSupport) {
    const Inputs row = {{"n", "512"}, {"d", "2"}, {"lambda", "0.001"}, {"method", "extreme-value"}};
    const Result result = evaluate("support", row);
    EXPECT_GT(result.value, 512);
    EXPECT_FALSE(result.is_valid);
}

TEST(WeightMeans, ALongRowOfTheSparsemaxKeepsToAFewKeys) {
    const auto support = [](double n) {
        return sparsemax_support(ScoreModel::gaussian, n, 64, 0.125);
    };
    EXPECT_NEAR(support(512), 3.93, 0.01);
    EXPECT_LT(support(1e12) / support(1e6), 1.4);
    // Every e-fold length adds about 1/√(2 log n), as √(2 log n) does.
    EXPECT_NEAR((support(1e12) - support(1e11)) / (extreme_value_support(1e12, 64, 0.125) -
                                                   extreme_value_support(1e11, 64, 0.125)),
                1, 0.15);
}

TEST(WeightMeans, EvalRefusesWhatBelongsToAnotherNormalizer) {
    const auto refused = [](const Inputs& inputs) {
        EXPECT_THROW(evaluate("support", inputs), InvalidRequest);
    };
    const Inputs row = {{"n", "64"}, {"d", "16"}};
    const auto with = [&](const char* key, const char* value, const char* normalizer) {
        Inputs inputs = row;
        inputs[key] = value;
        inputs["normalizer"] = normalizer;
        return inputs;
    };
    refused(with("entmax_alpha", "1.5", "sparsemax"));
    refused(with("sigmoid_bias", "0", "softmax"));
    refused(with("method", "hazard", "entmax"));
    refused(with("method", "annealed", "sparsemax"));
    EXPECT_NEAR(evaluate("mass", with("sigmoid_bias", "0", "sigmoid")).value, 32, 1e-9);
    EXPECT_EQ(evaluate("mass", row).value, 1);
    EXPECT_EQ(evaluate("support", row).value, 64);
}

/// The lines of a figure's CSV with this series, as x → y.
std::vector<std::pair<double, double>> series_of(const Figure& figure, const std::string& name) {
    std::vector<std::pair<double, double>> found;
    std::string line;
    const std::string csv = to_csv(figure, Scenario());
    for (std::size_t at = 0; at < csv.size();) {
        const std::size_t end = csv.find('\n', at);
        line = csv.substr(at, end - at);
        at = end + 1;
        if (!line.starts_with(name + ',') && !line.starts_with('"' + name + "\","))
            continue;
        const std::size_t kind =
            line.find(',', line.starts_with('"') ? name.size() + 2 : name.size());
        const std::size_t x = line.find(',', kind + 1), y = line.find(',', x + 1);
        if (line[y + 1] != ',')
            found.emplace_back(std::stod(line.substr(x + 1)), std::stod(line.substr(y + 1)));
    }
    return found;
}

TEST(WeightMeans, FiguresHaveTheValuesOfEval) {
    const Scenario scenario = with({{"samples", "50"}, {"model", "gaussian"}});
    for (const auto& [id, quantity, normalizer, name] :
         {std::array{"support-vs-length", "support", "sparsemax", "sparsemax"},
          {"support-vs-length", "support", "relu-squared", "squared ReLU"},
          {"mass-vs-length", "mass", "sigmoid", "sigmoid"},
          {"mass-vs-length", "mass", "softmax-sink", "softmax with a sink"}}) {
        const auto points = series_of(compute(id, scenario), name);
        ASSERT_GT(points.size(), 10U) << id << ' ' << name;
        for (const auto& [n, y] : {points.front(), points[points.size() / 2], points.back()})
            EXPECT_NEAR(evaluate(quantity, {{"n", std::to_string(std::llround(n))},
                                            {"d", "64"},
                                            {"model", "gaussian"},
                                            {"normalizer", normalizer}})
                            .value,
                        y, 1e-9 * y)
                << id << ' ' << name << " n=" << n;
    }
}

TEST(WeightMeans, EntropiesOfOneFigureCompareNormalizers) {
    const Scenario scenario = with({{"model", "gaussian"}});
    const Figure figure =
        compute_over(figure_entry("entropy-vs-length"), scenario,
                     {.frozen = {}, .over = family_from("normalizer=softmax,sparsemax,sigmoid")},
                     Detail::curves, {});
    for (const char* normalizer : {"softmax", "sparsemax", "sigmoid"}) {
        const auto found =
            std::ranges::find(figure.curves, std::string("normalizer=") + normalizer, &Curve::key);
        ASSERT_NE(found, figure.curves.end()) << normalizer;
        const double n = found->x.back();
        EXPECT_NEAR(found->y.back(),
                    evaluate("entropy", {{"n", std::to_string(std::llround(n))},
                                         {"d", "64"},
                                         {"model", "gaussian"},
                                         {"normalizer", normalizer}})
                        .value,
                    1e-8)
            << normalizer;
    }
}

TEST(WeightMeans, TheEntropyFigureIsThatOfTheChosenNormalizer) {
    for (const char* normalizer : {"sparsemax", "entmax", "relu-squared", "stick-breaking"}) {
        const Figure figure =
            compute("entropy-vs-length", with({{"normalizer", normalizer}, {"samples", "300"}}),
                    Detail::sampled);
        const Curve &exact = curve(figure, CurveKind::exact),
                    &sampled = curve(figure, CurveKind::simulation);
        for (std::size_t i = 0; i < sampled.x.size(); ++i) {
            const double mean = value_at(exact, figure.x, sampled.x[i]);
            if (!std::isnan(mean)) {
                EXPECT_NEAR(sampled.y[i], mean, 2.5 * sampled.error[i] + 2e-3 * mean)
                    << normalizer << " n=" << sampled.x[i];
            }
        }
        EXPECT_FALSE(has(figure, approximation_kind("annealed"))) << normalizer;
    }
}

TEST(WeightMeans, EntropiesOverScalesAreThoseOfTheChosenNormalizer) {
    for (const char* normalizer : {"softmax-sink", "sparsemax", "entmax", "sigmoid"}) {
        const Figure figure = compute(
            "entropy-vs-scale",
            with({{"normalizer", normalizer}, {"n", "64"}, {"d", "16"}, {"samples", "300"}}),
            Detail::sampled);
        const Curve &exact = curve(figure, CurveKind::exact),
                    &sampled = curve(figure, CurveKind::simulation);
        EXPECT_FALSE(has(figure, approximation_kind("annealed"))) << normalizer;
        ASSERT_GT(sampled.x.size(), 5U) << normalizer;
        for (std::size_t i = 0; i < sampled.x.size(); ++i) {
            const double mean = value_at(exact, figure.x, sampled.x[i]);
            if (!std::isnan(mean)) {
                EXPECT_NEAR(sampled.y[i], mean, 2.5 * sampled.error[i] + 5e-3 * std::log(64))
                    << normalizer << " λ=" << sampled.x[i];
            }
        }
        const double lambda = exact.x[exact.x.size() / 2];
        EXPECT_NEAR(
            evaluate(
                "entropy",
                {{"n", "64"}, {"d", "16"}, {"lambda", to_text(lambda)}, {"normalizer", normalizer}})
                .value,
            exact.y[exact.x.size() / 2], 1e-8)
            << normalizer;
        EXPECT_EQ(headline_of(figure, 0.25).key, "headline.keys-of-normalizer") << normalizer;
    }
}

TEST(WeightMeans, FiguresOfSoftmaxRowsSayThatTheyAre) {
    std::set<std::string_view> noted;
    for (const FigureEntry* const entry : figures()) {
        const auto notes = [&](const Scenario& scenario) {
            const Figure figure = entry->compute(scenario, Detail::rough, {});
            return std::ranges::count(figure.notes, "note.softmax-rows", &Message::key);
        };
        if (notes(with({{"normalizer", "sparsemax"}})) == 1)
            noted.insert(entry->id);
        EXPECT_EQ(notes(Scenario()), 0) << entry->id;
    }
    const std::set<std::string_view> wanted{"gradient-vs-scale",   "gradient-vs-length",
                                            "collision-vs-length", "focus-vs-length",
                                            "phase-diagram",       "rules-over-lengths"};
    EXPECT_EQ(noted, wanted);
}

TEST(WeightMeans, TheNoteOnSoftmaxRowsFollowsTheNormalizerAlone) {
    const Scenario softmax, sparsemax = with({{"normalizer", "sparsemax"}});
    for (const char* id : {"gradient-vs-scale", "focus-vs-length", "phase-diagram"}) {
        const FigureEntry& entry = figure_entry(id);
        EXPECT_FALSE(figure_inputs(entry, softmax, {}) == figure_inputs(entry, sparsemax, {}));
        Comparison frozen;
        frozen.frozen.push_back({sparsemax});
        EXPECT_TRUE(figure_inputs(entry, softmax, frozen).asides.empty()) << id;
    }
    const Comparison over{{}, {}, {"d", {"16", "64"}}};
    const auto count = [&](const Scenario& scenario) {
        const Figure figure =
            compute_over(figure_entry("gradient-vs-scale"), scenario, over, Detail::rough, {});
        return std::ranges::count(figure.notes, "note.softmax-rows", &Message::key);
    };
    EXPECT_EQ(count(sparsemax), 1);
    EXPECT_EQ(count(softmax), 0);
}

TEST(WeightMeans, FiguresDrawTheChosenNormalizerFirst) {
    for (const Normalizer* each : normalizers())
        for (const char* id : {"mass-vs-length", "support-vs-length"}) {
            const Figure figure =
                compute(id, with({{"normalizer", std::string(each->key).c_str()}}), Detail::rough);
            EXPECT_EQ(text_of(figure.curves.front().label), each->label) << id;
            EXPECT_EQ(figure.curves.front().kind, CurveKind::exact) << id;
        }
}

}  // namespace
}  // namespace attnscope
