#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/attention/normalizers/sigmoid.h"
#include "core/attention/normalizers/softmax_sink.h"
#include "core/fields/assignments.h"
#include "core/parameters/record.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/layers.h"
#include "core/vectors/sink_file.h"
#include "tests/core/attention_cases.h"
#include "tests/core/captured_file.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/figure_testing.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using testing::compute;
using testing::expect_picture;
using testing::naive_trace;
using testing::naive_weights;
using testing::NaiveAttention;
using testing::NaiveNumbers;
using testing::NaiveRow;
using testing::normal_input;
using testing::request_for;

const Normalizer& normalizer(std::string_view key) {
    return record_of(normalizers(), "normalizer", key);
}

/// All but the softmax.
std::vector<const Normalizer*> other_normalizers() {
    std::vector<const Normalizer*> others(normalizers().begin() + 1, normalizers().end());
    return others;
}

/// A request with a sink and a bias that are not the standard ones.
AttentionRequest request_with(const Normalizer& of, const AttentionRequest& other) {
    AttentionRequest request = other;
    request.normalizer = &of;
    request.parameters.set(sink_logit, 0.7);
    request.parameters.set(resolved_sigmoid_bias, -3.0);
    return request;
}

/// Rows that look at few keys, at many, and have positive and negative logits.
std::vector<std::vector<double>> some_rows() {
    std::vector<std::vector<double>> rows = {{0.3}, {0, 0, 0}, {5, -2, 4.9, 4.2}};
    for (const double spread : {0.01, 1.0, 30.0})
        for (const std::size_t keys : {7U, 8U, 40U, 300U}) {
            std::vector<double> row;
            for (std::size_t j = 0; j < keys; ++j)
                row.push_back(spread * std::sin(12.9898 * static_cast<double>(j * j + 1)));
            rows.push_back(row);
        }
    return rows;
}

/// The numbers of the records that need no engine; entmax at several α.
struct WeighCase {
    const char* key;
    NaiveNumbers numbers;
};

const std::vector<WeighCase> weigh_cases = {
    {"sparsemax", {}},
    {"entmax", {}},
    {"entmax", {.alpha = 1.05}},
    {"entmax", {.alpha = 1.3}},
    {"entmax", {.alpha = 1.8}},
    {"entmax", {.alpha = 2}},
    {"sigmoid", {.bias = -2}},
    {"relu-squared", {}},
    {"relu-squared", {.power = 2}},
    {"stick-breaking", {}},
};

ParameterValues values_of(const WeighCase& of) {
    ParameterValues values;
    values.set(resolved_sigmoid_bias, of.numbers.bias);
    for (const Parameter* const parameter : normalizer(of.key).parameters)
        values.set(*parameter,
                   parameter->key == "entmax_alpha" ? of.numbers.alpha : of.numbers.power);
    return values;
}

TEST(Normalizers, WeighRowsAsTheirDefinitionsDo) {
    for (const WeighCase& of : weigh_cases)
        for (const std::vector<double>& row : some_rows()) {
            const std::vector<double> wanted = naive_weights(of.key, row, of.numbers);
            std::vector<double> got = row;
            const Weighing weighing = normalizer(of.key).weigh(got, values_of(of));
            const std::string what = std::string(of.key) + ' ' + std::to_string(of.numbers.alpha) +
                                     ' ' + std::to_string(row.size()) + ' ' +
                                     std::to_string(row[0]);
            for (std::size_t j = 0; j < row.size(); ++j)
                EXPECT_NEAR(got[j], wanted[j], 1e-11 + 1e-9 * wanted[j]) << what << ", key " << j;
            const double sum = std::accumulate(wanted.begin(), wanted.end(), 0.0);
            const bool has_rest = normalizer(of.key).remainder_of_none > 0;
            EXPECT_NEAR(weighing.remainder, has_rest ? 1 - sum : 0, 1e-12) << what;
        }
}

/// Where no logit is at an edge, so that differences of weights tell the slope.
TEST(Normalizers, TraceIsTheSumOfSlopes) {
    const std::vector<double> row = {0.31, -0.4, 0.05, 1.02, 0.77, -1.3, 0.6, 0.11, -0.08, 0.9};
    for (const WeighCase& of : weigh_cases) {
        std::vector<double> weights = row;
        const Weighing weighing = normalizer(of.key).weigh(weights, values_of(of));
        EXPECT_NEAR(weighing.trace, naive_trace(of.key, row, of.numbers), 1e-6)
            << of.key << ' ' << of.numbers.alpha;
    }
    RowAccumulator softmax;
    softmax.add(row, 0);
    ParameterValues values;
    values.set(sink_logit, 0.7);
    const RowStatistics with_sink = normalizer("softmax-sink").of_softmax(softmax.finish(), values);
    EXPECT_NEAR(with_sink.trace, naive_trace("softmax-sink", row, {.sink = 0.7}), 1e-8);
    EXPECT_NEAR(softmax.finish().trace, naive_trace("softmax-sink", row, {.sink = -700}), 1e-8);
}

TEST(Normalizers, RowsOfEqualLogitsAreEven) {
    for (const char* const key : {"sparsemax", "entmax"}) {
        std::vector<double> row(1000, 3.5);
        const Weighing weighing = normalizer(key).weigh(row, {});
        const RowStatistics statistics = statistics_of_weights(row, weighing);
        EXPECT_NEAR(statistics.entropy, std::log(1000), 1e-10) << key;
        EXPECT_EQ(statistics.support, 1000) << key;
        EXPECT_EQ(statistics.argmax, 0) << key;
    }
}

/// Against more logits than steps of a method that leaves out one key at a time could take.
TEST(Normalizers, ThresholdsOfLongRowsAreFound) {
    std::vector<double> row;
    for (int j = 0; j < 100'000; ++j)
        row.push_back(std::sqrt(-2 * std::log((j + 0.5) / 100'000)));
    for (const double alpha : {1.05, 1.5, 2.0}) {
        std::vector<double> got = row;
        ParameterValues values;
        values.set(*normalizer("entmax").parameters[0], alpha);
        normalizer("entmax").weigh(got, values);
        const std::vector<double> wanted = testing::naive_entmax(row, alpha);
        double worst = 0;
        for (std::size_t j = 0; j < row.size(); ++j)
            worst = std::max(worst, std::abs(got[j] - wanted[j]));
        EXPECT_LT(worst, 1e-11) << alpha;
    }
}

/// A difference of 1 is lost beside such logits.
TEST(Normalizers, HugeLogitsLeaveTheLargestItsWeight) {
    for (const double largest : {1e17, 1e30}) {
        std::vector<double> row(200, -largest);
        row[77] = largest;
        normalizer("sparsemax").weigh(row, {});
        EXPECT_EQ(row[77], 1) << largest;
        EXPECT_EQ(std::accumulate(row.begin(), row.end(), 0.0), 1) << largest;
    }
}

/// With −Σ p log p over all weights and the remainder.
TEST(Normalizers, TheWholeEntropyCountsTheRemainder) {
    std::vector<double> row = {0.2, 1.1, -0.4};
    const Weighing weighing = normalizer("stick-breaking").weigh(row, {});
    double whole = -weighing.remainder * std::log(weighing.remainder);
    for (const double p : row)
        whole -= p * std::log(p);
    EXPECT_NEAR(whole_entropy(statistics_of_weights(row, weighing)), whole, 1e-10);
    RowStatistics none;
    none.sum = 0;
    none.entropy = std::nan("");
    none.remainder = 1;
    EXPECT_EQ(whole_entropy(none), 0);
}

/// The squares of such weights are below the range of double.
TEST(Normalizers, EntropyAndCollisionDoNotDependOnHowSmallWeightsAre) {
    ParameterValues values;
    values.set(resolved_sigmoid_bias, -900);
    std::vector<double> even(4, 0.0);
    const Weighing sigmoid = normalizer("sigmoid").weigh(even, values);
    const RowStatistics of_even = statistics_of_weights(even, sigmoid);
    EXPECT_NEAR(of_even.entropy, std::log(4), 1e-10);
    EXPECT_NEAR(of_even.collision, 0.25, 1e-12);
    EXPECT_EQ(of_even.support, 4);
    std::vector<double> low = {-650, -651, -652.5};
    const Weighing stick = normalizer("stick-breaking").weigh(low, {});
    const RowStatistics of_low = statistics_of_weights(low, stick);
    const NaiveRow wanted({0, -1, -2.5});  // σ(x) is e^x, and nearer keys take nothing away
    EXPECT_NEAR(of_low.entropy, wanted.entropy, 1e-10);
    EXPECT_NEAR(of_low.collision, wanted.collision, 1e-12);
    EXPECT_EQ(of_low.argmax, 0);
    const RowStatistics of_none = statistics_of_weights(std::vector<double>(3, 0.0), {});
    EXPECT_EQ(of_none.sum, 0);
    EXPECT_EQ(of_none.argmax, -1);
    EXPECT_TRUE(std::isnan(of_none.entropy));
}

class NormalizersOf : public testing::EachEngine {
protected:
    void expect_rows(const AttentionRequest& request, const std::string& what);
    void expect_pictures(AttentionRequest request, const std::string& what);
};

INSTANTIATE_TEST_SUITE_P(, NormalizersOf, ::testing::ValuesIn(engines().begin(), engines().end()),
                         testing::engine_name);

/// Statistics, and the weights that the engine streams.
void NormalizersOf::expect_rows(const AttentionRequest& request, const std::string& what) {
    const NaiveAttention naive(request);
    const AttentionFrame frame = compute(*engine, request);
    const auto keys = static_cast<std::size_t>(request.input.keys->rows);
    std::vector<float> weights;
    engine->stream_rows(request, 0, request.input.queries->rows, {},
                        [&](std::int64_t, std::span<const float> some) {
                            weights.insert(weights.end(), some.begin(), some.end());
                        });
    ASSERT_EQ(std::ssize(frame.rows), request.input.queries->rows);
    ASSERT_EQ(weights.size(), frame.rows.size() * keys);
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        const std::string at = what + ", row " + std::to_string(i);
        const RowStatistics& got = frame.statistics[i];
        const NaiveRow wanted = naive.row(frame.rows[i]);
        const auto row = std::span(weights).subspan(i * keys, keys);
        std::int64_t support = 0;
        for (std::size_t j = 0; j < keys; ++j) {
            ASSERT_NEAR(row[j], wanted.weights[j], 3e-6) << at << ", key " << j;
            support += row[j] > 0;
        }
        EXPECT_EQ(got.count, wanted.count) << at;
        EXPECT_EQ(got.support, support) << at;
        EXPECT_NEAR(got.sum, wanted.sum, 1e-5 * (1 + wanted.sum)) << at;
        if (wanted.sum == 0) {
            EXPECT_TRUE(std::isnan(got.entropy)) << at;
            EXPECT_EQ(got.argmax, -1) << at;
            EXPECT_EQ(got.remainder, request.normalizer->remainder_of_none) << at;
            continue;
        }
        EXPECT_NEAR(got.entropy, wanted.entropy, 2e-5) << at;
        EXPECT_NEAR(got.collision, wanted.collision, 1e-5) << at;
        EXPECT_NEAR(got.max_weight, std::ranges::max(wanted.weights), 3e-6) << at;
        ASSERT_GE(got.argmax, 0) << at;
        EXPECT_EQ(row[static_cast<std::size_t>(got.argmax)], std::ranges::max(row)) << at;
        EXPECT_EQ(got.remainder > 0, request.normalizer->remainder_of_none > 0) << at;
        if (got.remainder > 0) {
            EXPECT_NEAR(got.remainder, 1 - wanted.sum, 1e-5) << at;
        }
    }
}

void NormalizersOf::expect_pictures(AttentionRequest request, const std::string& what) {
    SCOPED_TRACE(what);
    const std::int64_t rows = request.input.queries->rows, keys = request.input.keys->rows;
    for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
        request.pooling = pooling;
        for (const Viewport& seen :
             {Viewport{0, rows, 0, keys, 23, 17}, Viewport{3, 20, 5, 60, 200, 200}}) {
            request.viewport = seen;
            expect_picture(compute(*engine, request), request);
        }
    }
}

TEST_P(NormalizersOf, MatchTheirDefinitionsUnderEveryMaskAndPosition) {
    for (const Normalizer* const each : other_normalizers())
        for (const AttentionMask* const mask : masks())
            for (const char* const position : {"none", "rope", "alibi"}) {
                AttentionRequest request =
                    request_with(*each, request_for(normal_input(70, 90, 12), 0.3));
                request.mask = mask;
                request.position = &record_of(positions(), "position", position);
                const std::string what =
                    std::string(each->key) + ' ' + std::string(mask->key) + ' ' + position;
                expect_rows(request, what);
                if (position == std::string("none"))
                    expect_pictures(request, what);
            }
}

TEST_P(NormalizersOf, MatchTheirDefinitionsForEveryVariant) {
    for (const Normalizer* const each : other_normalizers())
        for (const Variant* const variant : variants()) {
            AttentionRequest request =
                request_with(*each, request_for(normal_input(33, 33, 12), 0.3, "causal"));
            request.variant = variant;
            if (variant->subtracted)
                continue;  // which refuses them
            expect_rows(request, std::string(each->key) + ' ' + std::string(variant->key));
        }
}

TEST_P(NormalizersOf, MatchTheirDefinitionsWithASoftcapAtTheLastKeysAndInLongRows) {
    for (const Normalizer* const each : other_normalizers()) {
        AttentionRequest request =
            request_with(*each, request_for(normal_input(20, 90, 12), 2, "causal"));
        request.softcap = 1.5;
        request.first_place = 70;
        expect_rows(request, std::string(each->key) + " at the last keys");
        expect_rows(request_with(*each, request_for(normal_input(3, 2500, 64), 0.125)),
                    std::string(each->key) + " long");
        expect_rows(request_with(*each, request_for(normal_input(5, 1, 2), 0)),
                    std::string(each->key) + " of one key");
    }
}

TEST_P(NormalizersOf, GiveTheSameNumbersOfAnyPart) {
    for (const Normalizer* const each : other_normalizers()) {
        AttentionRequest request =
            request_with(*each, request_for(normal_input(150, 150, 16), 0.4, "causal"));
        const AttentionFrame whole = compute(*engine, request);
        request.all_rows = false;
        request.viewport = Viewport{60, 77, 10, 90, 40, 40};
        const AttentionFrame part = compute(*engine, request);
        for (std::size_t i = 0; i < part.rows.size(); ++i)
            EXPECT_EQ(part.statistics[i].entropy,
                      whole.statistics[static_cast<std::size_t>(part.rows[i])].entropy)
                << each->key << ' ' << part.rows[i];
    }
}

TEST_P(NormalizersOf, SayWhichEngineComputesThem) {
    for (const Normalizer* const each : other_normalizers()) {
        const AttentionFrame frame =
            compute(*engine, request_with(*each, request_for(normal_input(9, 9, 4), 1)));
        EXPECT_EQ(frame.substitute.has_value(),
                  GetParam()->key == std::string("gpu") && each->weigh != nullptr)
            << each->key;
    }
}

TEST_P(NormalizersOf, RefuseRulesOfTheEntropyOfASoftmax) {
    for (const Normalizer* const each : other_normalizers()) {
        AttentionRequest request = request_with(*each, request_for(normal_input(9, 9, 4), 1));
        request.temper = [](double) { return 2.0; };
        if (each->weigh)
            EXPECT_THROW(compute(*engine, request), InvalidRequest) << each->key;
        else
            EXPECT_NO_THROW(compute(*engine, request)) << each->key;
    }
}

/// The squares that a variant has in itself are those of the normaliser.
TEST(Normalizers, SquaresAreThoseOfTheGatedAttentionUnit) {
    const auto engine = make_cpu_engine();
    AttentionRequest request = request_for(normal_input(40, 60, 12), 0.3, "causal");
    request.normalizer = &normalizer("relu-squared");
    const AttentionFrame by_normalizer = compute(*engine, request);
    request.normalizer = normalizers().front();
    request.variant = &record_of(variants(), "attention", "gau-relu2");
    const AttentionFrame by_variant = compute(*engine, request);
    for (std::size_t i = 0; i < by_variant.rows.size(); ++i) {
        const RowStatistics& one = by_normalizer.statistics[i];
        const RowStatistics& other = by_variant.statistics[i];
        EXPECT_NEAR(one.sum, other.sum, 1e-5 * other.sum);
        EXPECT_EQ(std::isnan(one.entropy), std::isnan(other.entropy));
        if (!std::isnan(other.entropy)) {
            EXPECT_NEAR(one.entropy, other.entropy, 1e-5);
        }
    }
}

TEST(NormalizerFields, AreSaidOnlyWhereOneIsChosen) {
    const auto says = [](const Scenario& scenario, std::string_view key) {
        return std::ranges::count(describe(scenario), key,
                                  [](const auto& said) { return std::string_view(said.first); });
    };
    for (const char* const key :
         {"normalizer", "sink_logit", "sink_file", "sigmoid_bias", "entmax_alpha", "relu_power"})
        EXPECT_EQ(says({}, key), 0) << key;
    const Scenario sink = with({{"sink_logit", "0.5"}});
    EXPECT_EQ(sink.normalizer, "softmax-sink");
    EXPECT_EQ(says(sink, "normalizer"), 1);
    EXPECT_EQ(says(sink, "sink_logit"), 1);
    EXPECT_EQ(with({{"entmax_alpha", "1.3"}}).normalizer, "entmax");
}

TEST(NormalizerFields, ABiasIsANumberOrAuto) {
    EXPECT_EQ(with({{"sigmoid_bias", "-7.62"}}).sigmoid_bias, "-7.62");
    EXPECT_THROW(with({{"sigmoid_bias", "many"}}), InvalidRequest);
    EXPECT_THROW(with({{"sigmoid_bias", "1e9"}}), InvalidRequest);
    EXPECT_DOUBLE_EQ(sigmoid_bias("auto", 512), -std::log(512));
    EXPECT_DOUBLE_EQ(sigmoid_bias("-log(8)", 512), -std::log(8));
    Scenario scenario = with({{"normalizer", "sigmoid"}, {"n", "32"}, {"d", "4"}});
    const auto request = [&] {
        return attention_request(scenario, load_queries_and_keys(scenario));
    };
    EXPECT_DOUBLE_EQ(request().parameters[resolved_sigmoid_bias], -std::log(32));
    scenario.sigmoid_bias = "-2";
    EXPECT_EQ(request().parameters[resolved_sigmoid_bias], -2);
}

class SinkFiles : public ::testing::Test {
protected:
    std::string write(const char* name, const char* shape, const std::vector<double>& sinks) {
        return folder_.write(name, testing::npy_bytes(testing::npy_dictionary("<f8", shape),
                                                      testing::little_endian_bytes(sinks)));
    }

    TemporaryFolder folder_;
};

TEST_F(SinkFiles, HaveANumberForEachHead) {
    const std::string heads = write("heads.npy", "(3,)", {0.5, -1, 2}),
                      layers = write("layers.npy", "(2, 2)", {1, 2, 3, 4}),
                      one = write("one.npy", "()", {0.25});
    EXPECT_EQ(sink_in_file(heads, {0, 2}), 2);
    EXPECT_EQ(sink_in_file(layers, {1, 0}), 3);
    EXPECT_EQ(sink_in_file(one, {5, 7}), 0.25);
    EXPECT_THROW(sink_in_file(heads, {0, 3}), FileError);
    EXPECT_THROW(sink_in_file(layers, {2, 0}), FileError);
    EXPECT_THROW(sink_in_file(write("cube.npy", "(1, 1, 2)", {1, 2}), {}), FileError);
    EXPECT_THROW(sink_in_file(folder_ / "none.npy", {}), FileError);
    EXPECT_THROW(sink_in_file(write("nan.npy", "(2,)", {1, std::nan("")}), {}), FileError);
}

TEST_F(SinkFiles, TakeThePlaceOfTheSinkLogit) {
    Scenario scenario = with({{"sink_logit", "3"}, {"n", "16"}, {"d", "4"}});
    scenario.sink_file = write("sinks.npy", "(2,)", {0.5, -1});
    const auto sink = [&] {
        return attention_request(scenario, load_queries_and_keys(scenario)).parameters[sink_logit];
    };
    EXPECT_EQ(sink(), 0.5);
    scenario.head = 1;
    EXPECT_EQ(sink(), -1);
    EXPECT_EQ(paths_read(scenario), std::vector{scenario.sink_file});
    Scenario other = scenario;
    other.parameters.set(sink_logit, 9);
    EXPECT_EQ(attention_inputs(scenario), attention_inputs(other));
    other = scenario;
    other.head = 0;
    EXPECT_NE(attention_inputs(scenario), attention_inputs(other));
    scenario.normalizer = "softmax";
    EXPECT_TRUE(paths_read(scenario).empty());
}

/// Layers that the names of tensors tell apart have the row of their number, whatever the batch is.
TEST_F(SinkFiles, HaveARowForEachLayer) {
    const std::string file = folder_.write(
        "a.safetensors",
        testing::captured_bytes({{"h.0", testing::causal_layer}, {"h.2", testing::causal_layer}}));
    const std::string sinks = write("layers.npy", "(3, 2)", {1, 2, 3, 4, 5, 6});
    const auto sink = [&](const std::string& layer) {
        const Scenario scenario =
            scenario_with({"normalizer=softmax-sink", "query_file=" + file, "key_file=" + file,
                           "query_tensor=" + layer + ".q", "key_tensor=" + layer + ".k", "head=1",
                           "sink_file=" + sinks});
        const auto of = [&](const QueriesAndKeys& input) {
            return attention_request(scenario, input).parameters[sink_logit];
        };
        EXPECT_EQ(of(load_named_head(scenario, {})), of(load_queries_and_keys(scenario)));
        return of(load_queries_and_keys(scenario));
    };
    EXPECT_EQ(sink("h.0"), 2);
    EXPECT_EQ(sink("h.2"), 6);
}

TEST(RowOfANormalizer, SaysItsSumAndSupport) {
    const Figure figure = attnscope::compute(
        "row-weights", with({{"n", "64"}, {"normalizer", "sparsemax"}}), Detail::sampled);
    EXPECT_TRUE(std::ranges::any_of(
        figure.notes, [](const Message& note) { return note.key == "note.row-mass"; }));
    EXPECT_TRUE(std::ranges::any_of(figure.notes, [](const Message& note) {
        return text_of(note) == "No typical weights are drawn: no exact law for sparsemax.";
    }));
}

}  // namespace
}  // namespace attnscope
