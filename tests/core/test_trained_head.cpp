#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>

#include "core/attention/softcap.h"
#include "core/engines/engine.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/figures/lab_rules.h"
#include "core/lab/network.h"
#include "core/lab/run_file.h"
#include "core/lab/trained_vectors.h"
#include "core/text/errors.h"
#include "core/vectors/command_line.h"
#include "core/vectors/fitted_scenario.h"
#include "core/vectors/inputs.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"

// Queries and keys of a trained head: those of the model, with the entropies that the laboratory
// measures.

namespace attnscope {
namespace {

struct TrainedCase {
    const char *task, *attention, *rule, *position = "none";
    std::int64_t heads = 1, layers = 0;
};

lab::Settings settings_of(const TrainedCase& of) {
    lab::Settings settings = usual_settings(lab::task(of.task));
    settings.attention = of.attention;
    settings.rule = of.rule;
    settings.position = of.position;
    settings.heads = of.heads;
    settings.layers = of.layers > 0 ? of.layers : settings.layers;
    settings.batch = 16;
    settings.rate = 0.03;  // far from the start after few steps
    settings.warm_up = 0;
    return settings;
}

/// A model in a file, after a few steps.
class TrainedModel {
public:
    explicit TrainedModel(const TrainedCase& of) : run(lab::new_run(settings_of(of))) {
        lab::train(run, 12, {}, {});
        lab::save_run(path, run);
    }

    /// The Scenario of the head, with n keys.
    Scenario scenario(std::int64_t n) const {
        Scenario scenario = with_trained_head(Scenario(), run, path);
        scenario.n = n;
        scenario.seed = 5;
        return scenario;
    }

private:
    TemporaryFolder folder_;

public:
    std::string path = folder_ / "model.npz";
    lab::Run run;
};

std::vector<RowStatistics> rows_of(const Scenario& scenario) {
    const QueriesAndKeys input = load_queries_and_keys(scenario);
    const Scenario fitted = fitted_to(scenario, input);
    return make_cpu_engine()->compute(attention_request(fitted, input), {}, {}).statistics;
}

/// The entropy that the model has in a row, mean over heads, by its own forward pass.
double entropy_of_model(const lab::Run& run, const lab::Example& example, std::int64_t n) {
    lab::Network<float> network(run.settings);
    network.prepare(run.weights, n, 0);
    lab::Buffers<float> buffers;
    const lab::Sums sums = network.pass({&example, 1}, buffers, {});
    EXPECT_EQ(sums.answers, 1);
    return sums.entropy;
}

/// The example of a row by itself: the keys that it sees, and its query.
lab::Example example_of_row(const lab::Run& run, const lab::Example& all, std::int64_t n,
                            std::int64_t row) {
    const lab::Task& task = lab::task(run.settings.task);
    lab::Example one = all;
    if (!task.query_apart) {
        one.answers = {{row, 0, {0}}};
        return one;
    }
    const bool has_own = task.ask_in_each_row != nullptr;
    const std::int64_t keys = has_own ? n : row + 1, query = has_own ? n + row : n;
    const auto take = [&](auto& numbers, const auto& from, std::int64_t width) {
        numbers.assign(from.begin(), from.begin() + keys * width);
        numbers.insert(numbers.end(), from.begin() + query * width,
                       from.begin() + (query + 1) * width);
    };
    take(one.symbols, all.symbols, 1);
    take(one.features, all.features, task.features);
    one.answers = {{keys, 0, {0}}};
    return one;
}

TEST(TrainedHead, RowsHaveTheEntropiesThatTheLaboratoryMeasures) {
    constexpr std::int64_t n = 40;
    for (const TrainedCase& of :
         std::initializer_list<TrainedCase>{{"largest", "dot", "log-512"},
                                            {"largest", "cosine", "inverse-sqrt-d"},
                                            {"largest", "query-norm", "ssmax"},
                                            {"largest", "dot", "adaptive-temperature"},
                                            {"first-symbol", "key-norm", "inverse-sqrt-d"},
                                            {"recall", "dot", "ssmax"},
                                            {"recall", "cosine", "log-512"},
                                            {"recall", "dot", "inverse-sqrt-d", "none", 1, 2},
                                            {"repeats", "dot", "log-512", "rope"},
                                            {"repeats", "cosine", "ssmax", "alibi"}}) {
        const TrainedModel model(of);
        const std::vector<RowStatistics> rows = rows_of(model.scenario(n));
        const lab::Example example = lab::example_of_rows(model.run, n, 5);
        ASSERT_EQ(std::ssize(rows), n);
        const bool is_prefix = std::string_view(of.task) != "recall";
        for (const std::int64_t row : {std::int64_t{0}, std::int64_t{7}, n - 1}) {
            const lab::Example one = example_of_row(model.run, example, n, row);
            const auto keys = std::ssize(one.symbols) - (lab::task(of.task).query_apart ? 1 : 0);
            EXPECT_NEAR(rows[static_cast<std::size_t>(row)].entropy,
                        entropy_of_model(model.run, one, keys), 2e-5)
                << of.task << ' ' << of.attention << ' ' << of.rule << ' ' << row;
            EXPECT_EQ(rows[static_cast<std::size_t>(row)].count, is_prefix ? row + 1 : n);
        }
    }
}

/// x W of norm(x), for the embedding x of a token, in double.
std::vector<double> projection(const lab::Run& run, const lab::Example& example, std::int64_t token,
                               std::size_t matrix) {
    const lab::Layout layout = lab::layout_of(run.settings);
    const std::int64_t d = run.settings.d, features = lab::task(run.settings.task).features;
    const auto weight = [&](std::size_t block, std::int64_t row, std::int64_t column) {
        const lab::Block& of = layout[block];
        return static_cast<double>(
            run.weights[of.at + static_cast<std::size_t>(row * of.room + column)]);
    };
    std::vector<double> x(static_cast<std::size_t>(d));
    double squares = 0;
    for (std::int64_t i = 0; i < d; ++i) {
        double& value = x[static_cast<std::size_t>(i)];
        value = weight(layout.symbols, example.symbols[static_cast<std::size_t>(token)], i);
        for (std::int64_t k = 0; k < features; ++k)
            value += example.features[static_cast<std::size_t>(token * features + k)] *
                     weight(layout.features, k, i);
        squares += value * value;
    }
    const double root = std::sqrt(squares / static_cast<double>(d) + 1e-6);
    std::vector<double> product(static_cast<std::size_t>(d));
    for (std::int64_t i = 0; i < d; ++i)
        for (std::int64_t k = 0; k < d; ++k)
            product[static_cast<std::size_t>(k)] += x[static_cast<std::size_t>(i)] / root *
                                                    weight(layout.layers[0].attention_norm, 0, i) *
                                                    weight(matrix, i, k);
    return product;
}

TEST(TrainedHead, QueriesAndKeysAreTheModelsProjections) {
    constexpr std::int64_t n = 9;
    for (const TrainedCase& of : std::initializer_list<TrainedCase>{
             {"largest", "dot", "log-512", "none", 2}, {"recall", "dot", "log-512", "none", 2}}) {
        const TrainedModel model(of);
        Scenario scenario = model.scenario(n);
        set(scenario, "trained_head", "1");
        const QueriesAndKeys made = load_queries_and_keys(scenario);
        const lab::Example example = lab::example_of_rows(model.run, n, 5);
        const lab::LayerBlocks blocks = lab::layout_of(model.run.settings).layers[0];
        ASSERT_EQ(made.keys->rows, n);
        ASSERT_EQ(made.queries->rows, n);
        ASSERT_EQ(made.keys->dim, 16);
        for (std::int64_t row = 0; row < n; ++row) {
            const bool has_own = std::string_view(of.task) == "recall";
            const auto key = projection(model.run, example, row, blocks.key);
            const auto query =
                projection(model.run, example, n + (has_own ? row : 0), blocks.query);
            for (std::size_t i = 0; i < 16; ++i) {
                EXPECT_NEAR(made.keys->row(row)[i], key[16 + i], 1e-5);
                EXPECT_NEAR(made.queries->row(row)[i], query[16 + i], 1e-5);
            }
        }
    }
}

/// The bits of query i are those of key i but for the noise.
TEST(TrainedHead, EachRowOfRecallAsksForItsKey) {
    const TrainedModel model({"recall", "dot", "log-512"});
    constexpr std::int64_t n = 200, bits = 24;
    const lab::Example example = lab::example_of_rows(model.run, n, 5);
    std::int64_t wrong = 0;
    for (std::int64_t i = 0; i < n * bits; ++i)
        wrong += example.features[static_cast<std::size_t>(i)] !=
                         example.features[static_cast<std::size_t>(n * bits + i)]
                     ? 1
                     : 0;
    EXPECT_NEAR(static_cast<double>(wrong) / (n * bits), 0.1, 0.02);
    EXPECT_EQ(example.answers[7].looks, std::vector<std::int32_t>{7});
}

TEST(TrainedHead, RowsStayWhileNGrows) {
    for (const char* const task : {"largest", "recall", "first-symbol", "repeats"}) {
        const TrainedModel model({task, "dot", "log-512"});
        const QueriesAndKeys few = load_queries_and_keys(model.scenario(30)),
                             many = load_queries_and_keys(model.scenario(90));
        EXPECT_TRUE(std::ranges::equal(few.keys->row(29), many.keys->row(29))) << task;
        EXPECT_TRUE(std::ranges::equal(few.queries->row(29), many.queries->row(29))) << task;
        Scenario other = model.scenario(30);
        other.seed = 6;
        EXPECT_NE(few.keys->data, load_queries_and_keys(other).keys->data) << task;
    }
}

TEST(TrainedHead, IsCancelledWithinALayer) {
    const TrainedModel model({"repeats", "dot", "log-512"});
    constexpr std::int64_t n = 30;
    lab::Network<float> network(model.run.settings);
    network.prepare(model.run.weights, n, 1);
    const lab::Example example = lab::example_of_rows(model.run, n, 5);
    std::stop_source source;
    EXPECT_FALSE(network.inputs_of(1, example, source.get_token()).empty());
    source.request_stop();
    EXPECT_THROW(network.inputs_of(1, example, source.get_token()), Cancelled);
}

TEST(TrainedHead, AFileSelectsItselfAndDecidesD) {
    const TrainedModel model({"largest", "dot", "log-512", "none", 2});
    const Scenario with = with_field(Scenario(), "trained_file", model.path);
    EXPECT_EQ(with.queries, "trained");
    EXPECT_EQ(with.keys, "trained");
    EXPECT_EQ(fitted_to_files(with).d, 16);
    EXPECT_EQ(fitted_to_files(with).n, Scenario().n);
    EXPECT_TRUE(is_given_by_files(with, "d"));
    EXPECT_FALSE(is_given_by_files(with, "n"));
    EXPECT_EQ(text_of(head_name(with, load_queries_and_keys(with).axes)),
              "trained: largest of n, log₅₁₂n/√d, seed 1");
    EXPECT_EQ(with_field(with, "trained_file", ""), Scenario());
    const Scenario keys_alone =
        scenario_with({"keys=trained", std::string("trained_file=") + model.path});
    EXPECT_EQ(keys_alone.queries, "sphere");
    EXPECT_EQ(load_queries_and_keys(keys_alone).queries->dim, 16);
    EXPECT_EQ(paths_read(with), std::vector<std::string>{model.path});
    EXPECT_EQ(paths_read(Scenario()), std::vector<std::string>{});
    EXPECT_THROW(validate(with_field(Scenario(), "keys", "trained")), InvalidRequest);
}

TEST(TrainedHead, ALineOfACommandNamesTheFile) {
    const TrainedModel model({"recall", "cosine", "ssmax"});
    const Scenario scenario = model.scenario(77);
    const std::string line = command_line_of(scenario);
    EXPECT_NE(line.find("trained_file=" + model.path), std::string::npos) << line;
    EXPECT_EQ(fitted_to_files(read_command_line(line).scenario), scenario) << line;
}

std::string refusal_of(const Scenario& scenario) {
    try {
        load_queries_and_keys(scenario);
        return {};
    } catch (const Error& fault) {
        return fault.what();
    }
}

TEST(TrainedHead, WhatCannotBeMadeIsSaidInASentence) {
    const TrainedModel model({"largest", "dot", "log-512"});
    const TemporaryFolder folder;
    Scenario scenario = model.scenario(20);
    set(scenario, "trained_layer", "2");
    EXPECT_NE(refusal_of(scenario).find("layers 1 to 1"), std::string::npos);
    scenario = model.scenario(20);
    set(scenario, "trained_head", "1");
    EXPECT_NE(refusal_of(scenario).find("heads 0 to 0"), std::string::npos);
    EXPECT_NE(refusal_of(model.scenario(65'537)).find("65537"), std::string::npos);
    scenario = model.scenario(20);
    scenario.trained_file = folder / "none.npz";
    EXPECT_NE(refusal_of(scenario).find("none.npz"), std::string::npos);
    scenario.trained_file = folder.write("other.npz", "no archive");
    EXPECT_NE(refusal_of(scenario).find("other.npz"), std::string::npos);
    scenario.trained_file.clear();
    EXPECT_NE(refusal_of(scenario).find("no file of a trained model"), std::string::npos);
    scenario = model.scenario(20);
    set(scenario, "keys", "file");
    set(scenario, "key_file",
        folder.write("k.npy",
                     testing::npy_bytes(testing::npy_dictionary("<f4", "(2, 3)"),
                                        testing::little_endian_bytes<float>({1, 2, 3, 4, 5, 6}))));
    EXPECT_NE(refusal_of(scenario).find("has 3 columns, but the trained head"), std::string::npos);
}

TEST(TrainedHead, IsShownWithoutWhatItsModelDoesNotRead) {
    const TrainedModel model({"largest", "dot", "log-512"});
    Scenario before;
    set(before, "softcap", "5");
    set(before, "normalizer", "sparsemax");
    const Scenario after = with_trained_head(before, model.run, model.path);
    EXPECT_EQ(after.parameters[softcap], softcap.standard);
    EXPECT_EQ(after.normalizer, "softmax");
    EXPECT_EQ(after.row, after.n - 1);
    EXPECT_EQ(with_field(after, "n", "4096").row, 4095);
    EXPECT_EQ(with_field(before, "n", "4096").row, before.row);
}

/// What a head learned of its rule can stand in a Scenario while the laboratory shows its models.
TEST(TrainedHead, TheLaboratoryKeepsItsModels) {
    const TrainedModel model({"largest", "cosine", "ssmax"});
    Scenario before;
    before.rule = "ssmax";
    before.attention = "cosine";
    const Scenario after = with_trained_head(before, model.run, model.path);
    EXPECT_NE(after.parameters, before.parameters);
    EXPECT_EQ(lab_rules(after)[0].settings, lab_rules(before)[0].settings);
}

}  // namespace
}  // namespace attnscope
