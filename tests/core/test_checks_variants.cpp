// The rows of checks.csv that are an attention variant's, on every engine.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>

#include "core/fields/assignments.h"
#include "core/parameters/record.h"
#include "core/scaling/rules.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/reference_table.h"

namespace attnscope {

extern const Variant additive_attention, synthesizer_dense_attention, synthesizer_random_attention,
    synthesizer_factorized_random_attention, synthesizer_factorized_dense_attention,
    synthesizer_factorized_dense_outer_attention, synthesizer_factorized_dense_transposed_attention,
    synthesizer_mixture_attention;

namespace {

using testing::ReferenceTable;
using testing::request_for;

/// Engines get the sheet's tensors rounded to float32.
constexpr double rounding = 3e-7;

SharedVectors matrix(std::int64_t rows, std::int64_t columns,
                     const std::function<double(double, double)>& value) {
    Vectors made{rows, columns, {}};
    for (std::int64_t i = 0; i < rows; ++i)
        for (std::int64_t c = 0; c < columns; ++c)
            made.data.push_back(
                static_cast<float>(value(static_cast<double>(i), static_cast<double>(c))));
    return std::make_shared<const Vectors>(std::move(made));
}

const QueriesAndKeys& toy() {
    static const QueriesAndKeys input = {
        matrix(6, 4, [](double i, double c) { return std::sin(0.9 * i + 1.7 * c + 0.3); }),
        matrix(6, 4, [](double j, double c) { return std::cos(1.1 * j - 0.6 * c + 0.5); })};
    return input;
}

SharedVectors weights_of_the_sheet(std::string_view name) {
    static const std::map<std::string_view, SharedVectors> known = {
        {"W", matrix(4, 6, [](double c, double j) { return 0.3 * std::cos(0.7 * c + 0.4 * j); })},
        {"W_1",
         matrix(4, 4, [](double c, double h) { return 0.5 * std::sin(0.3 * c + 0.9 * h + 0.2); })},
        {"b_1", matrix(1, 4, [](double, double h) { return 0.1 * (h - 1); })},
        {"W_2", matrix(4, 6, [](double h, double j) { return 0.4 * std::cos(0.5 * h - 0.3 * j); })},
        {"b_2", matrix(1, 6, [](double, double j) { return 0.05 * j; })},
        {"R", matrix(6, 6, [](double i, double j) { return std::sin(1.3 * i + 0.7 * j); })},
        {"R_1", matrix(6, 2, [](double i, double u) { return std::sin(0.4 * i + u); })},
        {"R_2", matrix(6, 2, [](double j, double u) { return std::cos(0.3 * j + 0.5 * u); })},
        {"W_A", matrix(4, 2, [](double c, double u) { return 0.4 * std::sin(0.5 * c + 0.8 * u); })},
        {"W_B", matrix(4, 3, [](double c, double v) { return 0.4 * std::cos(0.3 * c - 0.9 * v); })},
        {"W_q", matrix(3, 4, [](double h, double c) { return 0.5 * std::sin(h + 0.5 * c + 0.2); })},
        {"W_k", matrix(3, 4, [](double h, double c) { return 0.5 * std::cos(0.7 * h - 0.4 * c); })},
        {"v", matrix(1, 3, [](double, double h) { return 0.6 - 0.4 * h; })},
    };
    return known.at(name);
}

/// The variant with the sheet's weights in place of drawn ones.
template <const Variant& variant>
const Variant* with_weights_of_the_sheet() {
    static const Variant given = [] {
        Variant made = variant;
        made.prepare = [](const QueriesAndKeys& input, const ParameterValues& values,
                          const Weights&, const std::stop_token& stop) {
            return variant.prepare(input, values, Weights(weights_of_the_sheet), stop);
        };
        return made;
    }();
    return &given;
}

AttentionRequest with(const Variant* variant, double lambda = 1,
                      std::vector<std::string> settings = {}, std::string_view mask = "none") {
    AttentionRequest request = request_for(toy(), lambda, mask);
    request.variant = variant;
    settings.insert(settings.begin(), "attention=" + std::string(variant->key));
    request.parameters = scenario_with(settings).parameters;
    return request;
}

AttentionRequest with(std::string_view variant, double lambda = 1,
                      const std::vector<std::string>& settings = {},
                      std::string_view mask = "none") {
    return with(&record_of(variants(), "attention", variant), lambda, settings, mask);
}

AttentionRequest causal_cosine() {
    AttentionRequest request = with("cosine", 0, {}, "causal");
    for (int i = 0; i < 6; ++i)
        request.row_lambdas.push_back(4 * std::log(i + 1.0));
    return request;
}

/// Free parameters a are given as e^a.
std::vector<std::string> shares(double dot, double dense, double random) {
    const auto share = [](double a) { return std::to_string(std::exp(a)).substr(0, 17); };
    return {"mixture_dot=" + share(dot), "mixture_dense=" + share(dense),
            "mixture_random=" + share(random)};
}

/// (1 − σ(a)) q·k + σ(a) R at a = 0: 3/2 of ⅔ q·k/√d + ⅓ R.
AttentionRequest mesh_tensorflow() {
    return with(with_weights_of_the_sheet<synthesizer_mixture_attention>(), 1.5,
                {"mixture_dot=2", "mixture_dense=0", "mixture_random=1"});
}

/// By the name in the ids var[NAME].WHAT.
const std::map<std::string, AttentionRequest>& requests() {
    const std::vector<std::string> two_layers = {"synthesizer_layers=2", "synthesizer_width=4"};
    const std::vector<std::string> two_columns = {"synthesizer_factor=2"};
    static const std::map<std::string, AttentionRequest> known = {
        {"scaled-dot", with("dot", 0.5)},
        {"scaled-dot causal", with("dot", 0.5, {}, "causal")},
        {"QNA", with("query-norm")},
        {"KNA", with("key-norm")},
        {"CosA lam=4 ln 6", with("cosine", 4 * std::log(6.0))},
        {"CosA causal lam_i=4 ln(i+1)", causal_cosine()},
        {"Synth Dense-1", with(with_weights_of_the_sheet<synthesizer_dense_attention>())},
        {"Synth Dense-2",
         with(with_weights_of_the_sheet<synthesizer_dense_attention>(), 1, two_layers)},
        {"Synth Random", with(with_weights_of_the_sheet<synthesizer_random_attention>())},
        {"Synth FactDense tile",
         with(with_weights_of_the_sheet<synthesizer_factorized_dense_attention>(), 1, two_columns)},
        {"Synth FactDense outer(tile x repeat)",
         with(with_weights_of_the_sheet<synthesizer_factorized_dense_outer_attention>(), 1,
              two_columns)},
        {"Synth FactDense transposed(Su)",
         with(with_weights_of_the_sheet<synthesizer_factorized_dense_transposed_attention>(), 1,
              two_columns)},
        {"Synth FactRandom k=2",
         with(with_weights_of_the_sheet<synthesizer_factorized_random_attention>(), 1,
              {"synthesizer_rank=2"})},
        {"Synth Mixture softmax alpha=[.2,-.1,.4] (dot/sqrt d,Dense1,Random)",
         with(with_weights_of_the_sheet<synthesizer_mixture_attention>(), 1, shares(.2, -.1, .4))},
        {"Synth MeshTF random_plus_alpha a=0", mesh_tensorflow()},
        {"GAU relu2 Su", with("gau-relu2", 0.5)},
        {"GAU relu2 paper", with("gau-relu2", 1, {"gau_power=2"})},
        {"GAU softmax", with("gau-softmax", 0.5)},
        {"GAU softmax_plus",
         with("gau-softmax", rule("softmax-plus").scale({.n = 6, .d = 4, .parameters = {}}))},
        {"Additive Bahdanau",
         with(with_weights_of_the_sheet<additive_attention>(), 1, {"additive_width=3"})},
    };
    return known;
}

std::vector<double> weights_of(AttentionEngine& engine, const AttentionRequest& request,
                               std::int64_t row) {
    std::vector<double> all;
    engine.stream_rows(request, row, row + 1, {}, [&](auto, std::span<const float> weights) {
        all.assign(weights.begin(), weights.end());
    });
    return all;
}

double sum(const std::vector<double>& weights) {
    double total = 0;
    for (const double weight : weights)
        total += weight;
    return total;
}

/// What a row of the table is of: "p50" a weight, "H5" an entropy, "rowsum5" a sum of weights.
double measured(AttentionEngine& engine, const AttentionRequest& request, const std::string& what) {
    const auto digit = [&](std::size_t place) { return what.at(place) - '0'; };
    if (what[0] == 'p')
        return weights_of(engine, request, digit(1)).at(static_cast<std::size_t>(digit(2)));
    if (what[0] == 'H')
        return engine.compute(request, {}, {})
            .statistics.at(static_cast<std::size_t>(digit(1)))
            .entropy;
    return sum(weights_of(engine, request, digit(what.size() - 1)));
}

using ChecksOfVariants = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, ChecksOfVariants, testing::all_engines(), testing::engine_name);

TEST_P(ChecksOfVariants, HoldForEveryRowOfTheTable) {
    const ReferenceTable table("checks.csv");
    std::size_t rows = 0;
    for (std::size_t row = 0; row < table.size(); ++row) {
        const std::string id = table.text(row, "id");
        if (!id.starts_with("var["))
            continue;
        ++rows;
        const std::size_t end = id.rfind("].");
        const auto found = requests().find(id.substr(4, end - 4));
        ASSERT_TRUE(found != requests().end()) << id;
        EXPECT_NEAR(measured(*engine, found->second, id.substr(end + 2)),
                    table.number(row, "value"), std::max(table.number(row, "abs_tol"), rounding))
            << id;
    }
    EXPECT_EQ(rows, 46U);
}

TEST(ChecksTable, ToyTensors) {
    const auto product = [](std::int64_t i, std::int64_t j) {
        return testing::dot(*toy().queries, i, *toy().keys, j);
    };
    const std::map<std::string, double> values = {
        {"toy.qk50", product(5, 0)},
        {"toy.qk55", product(5, 5)},
        {"toy.qnorm5", std::sqrt(testing::dot(*toy().queries, 5, *toy().queries, 5))},
    };
    const ReferenceTable table("checks.csv");
    std::size_t rows = 0;
    for (std::size_t row = 0; row < table.size(); ++row)
        if (const auto found = values.find(table.text(row, "id")); found != values.end()) {
            EXPECT_NEAR(found->second, table.number(row, "value"), rounding) << found->first;
            ++rows;
        }
    EXPECT_EQ(rows, values.size());
}

double value_of(const std::string& id) {
    const ReferenceTable table("checks.csv");
    for (std::size_t row = 0; row < table.size(); ++row)
        if (table.text(row, "id") == id)
            return table.number(row, "value");
    throw std::runtime_error("no row " + id);
}

TEST(ChecksTable, AdditiveScoreOfTheToyTensors) {
    const AttentionRequest& request = requests().at("Additive Bahdanau");
    EXPECT_NEAR(testing::NaiveAttention(request).score(5, 0), value_of("toy.additive.e50"),
                rounding);
}

/// One query (1, 0), so that the factors are the first rows of their weights: A = (.3, −.7) and
/// B = (1.1, .4) for four keys.
SharedVectors two_by_two(std::string_view name) {
    static const std::map<std::string_view, SharedVectors> known = {
        {"W_A", matrix(2, 2, [](double c, double u) { return c == 0 ? 0.3 - u : 0; })},
        {"W_B", matrix(2, 2, [](double c, double v) { return c == 0 ? 1.1 - 0.7 * v : 0; })},
    };
    return known.at(name);
}

template <const Variant& variant>
std::vector<double> weights_of_two_by_two(AttentionEngine& engine) {
    static const Variant given = [] {
        Variant made = variant;
        made.prepare = [](const QueriesAndKeys& input, const ParameterValues& values,
                          const Weights&, const std::stop_token& stop) {
            return variant.prepare(input, values, Weights(two_by_two), stop);
        };
        return made;
    }();
    AttentionRequest request = with(&given, 1, {"synthesizer_factor=2"});
    request.input = {matrix(1, 2, [](double, double c) { return 1 - c; }),
                     matrix(4, 2, [](double, double) { return 0; })};
    return weights_of(engine, request, 0);
}

/// Tiles of 2 and 2 columns repeat after 2; their outer product does not.
TEST_P(ChecksOfVariants, FactorsOfTwoAndTwoColumns) {
    const auto tiled = weights_of_two_by_two<synthesizer_factorized_dense_attention>(*engine);
    const auto outer = weights_of_two_by_two<synthesizer_factorized_dense_outer_attention>(*engine);
    EXPECT_NEAR(tiled.at(0), value_of("factdense.degenerate.tile.a2b2.p0"), rounding);
    EXPECT_NEAR(tiled.at(2), value_of("factdense.degenerate.tile.a2b2.p2"), rounding);
    EXPECT_NEAR(outer.at(0), value_of("factdense.outer.a2b2.p0"), rounding);
    EXPECT_NEAR(outer.at(2), value_of("factdense.outer.a2b2.p2"), rounding);
}

/// Rows of 1, 2, … 512 equal weights.
TEST_P(ChecksOfVariants, CausalRowsOfEqualWeights) {
    const auto zeros = [] { return matrix(512, 4, [](double, double) { return 0; }); };
    const AttentionRequest request = request_for({zeros(), zeros()}, 1, "causal");
    double mean = 0;
    for (const RowStatistics& row : engine->compute(request, {}, {}).statistics)
        mean += row.entropy / 512;
    EXPECT_NEAR(mean, value_of("nope.causal.mean_entropy_uniform.L512"), rounding);
}

}  // namespace
}  // namespace attnscope
