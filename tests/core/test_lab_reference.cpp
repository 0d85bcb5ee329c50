#include <gtest/gtest.h>

#include <map>

#include "core/lab/kernels/kernels.h"
#include "core/lab/network.h"
#include "tests/core/reference_table.h"

// Losses, gradients and steps of Adam against PyTorch's (tests/reference/make_lab.py).

namespace attnscope {
namespace {

constexpr std::int64_t batch = 4;

double number(std::size_t i) {
    const auto x = static_cast<double>(i);
    return std::sin(1 + 1.7 * x + 0.001 * x * x);
}

/// Centre and spread of the numbers of a matrix.
std::pair<double, double> law_of(const std::string& name) {
    const double root = 1 / std::sqrt(16.0);
    const std::string last = name.substr(name.find('.') + 1);
    const std::map<std::string, std::pair<double, double>> laws = {
        {"symbols", {0, 1}},          {"features", {0, 1}},
        {"attention_norm", {1, 0.2}}, {"mlp_norm", {1, 0.2}},
        {"up_bias", {0, 0.1}},        {"down", {0, root}},
        {"down_bias", {0, 0.1}},      {"log_temperature", {1.5, 0.2}},
        {"ssmax_s", {0.5, 0.1}},      {"norm", {1, 0.2}},
        {"read_out_bias", {0, 0.1}}};
    const auto law = laws.find(last);
    return law == laws.end() ? std::pair(0.0, 2 * root) : law->second;
}

template <typename Scalar>
std::vector<Scalar> reference_weights(const lab::Layout& layout) {
    std::vector<Scalar> weights(layout.size);
    std::size_t i = 0;
    for (const lab::Block& block : layout.blocks)
        for (std::int64_t row = 0; row < block.rows; ++row)
            for (std::int64_t column = 0; column < block.columns; ++column, ++i) {
                const auto [center, spread] = law_of(block.name);
                weights[block.at + static_cast<std::size_t>(row * block.room + column)] =
                    static_cast<Scalar>(center + spread * number(i));
            }
    return weights;
}

std::vector<lab::Example> reference_examples(const lab::Task& task, std::int64_t n) {
    std::vector<lab::Example> examples;
    for (std::int64_t i = 0; i < batch; ++i) {
        lab::Example example;
        for (std::int64_t j = 0; j < n; ++j) {
            example.symbols.push_back(
                static_cast<std::int32_t>((3 * j * j + 5 * j * i + i) % task.classes));
            if (task.features > 0)
                example.features.push_back(
                    static_cast<float>(number(static_cast<std::size_t>(40 * i + j))));
        }
        if (task.query_apart) {
            example.answers.push_back({n, example.symbols[static_cast<std::size_t>(i)], {0}});
            example.symbols.push_back(10);
            example.features.push_back(0);
        } else {
            for (std::int64_t row = 3; row < n; row += 2)
                example.answers.push_back(
                    {row, example.symbols[static_cast<std::size_t>(row - 2)], {0}});
        }
        examples.push_back(std::move(example));
    }
    return examples;
}

/// A model of the table, trained in some precision.
template <typename Scalar>
class ReferenceModel {
public:
    ReferenceModel(const lab::Settings& settings, std::int64_t n)
        : network_(settings),
          examples_(reference_examples(lab::task(settings.task), n)),
          n_(n),
          weights(reference_weights<Scalar>(network_.layout())) {}

    /// The mean loss; `gradient` then holds its derivatives.
    double pass() {
        gradient.assign(weights.size(), 0);
        network_.prepare(weights, n_, 0);
        const lab::Sums sums = network_.pass(examples_, buffers_, gradient);
        for (Scalar& each : gradient)
            each /= static_cast<Scalar>(sums.answers);
        return sums.loss / sums.answers;
    }

    void step() {
        loss = pass();
        ++steps_;
        lab::AdamStep step;
        step.rate = 1e-3;
        step.first_left = 1 - std::pow(step.first, steps_);
        step.second_left = 1 - std::pow(step.second, steps_);
        means_.resize(weights.size());
        squares_.resize(weights.size());
        lab::adam(weights.data(), gradient.data(), means_.data(), squares_.data(),
                  std::ssize(weights), step);
    }

    /// The number of a matrix that the table knows by this index.
    double at(const std::vector<Scalar>& numbers, const std::string& name, std::int64_t i) const {
        for (const lab::Block& block : network_.layout().blocks)
            if (block.name == name)
                return static_cast<double>(
                    numbers[block.at + static_cast<std::size_t>(i / block.columns * block.room +
                                                                i % block.columns)]);
        ADD_FAILURE() << "no matrix " << name;
        return 0;
    }

private:
    lab::Network<Scalar> network_;
    lab::Buffers<Scalar> buffers_;
    std::vector<lab::Example> examples_;
    std::int64_t n_;
    int steps_ = 0;
    std::vector<Scalar> means_, squares_;

public:
    std::vector<Scalar> weights, gradient;
    double loss = 0;
};

/// Compares all rows of the table up to a step; `error` is relative to 1, or to the value if it is
/// larger.
template <typename Scalar>
void compare(double error, int last_step) {
    const testing::ReferenceTable table("lab.csv");
    std::string before;
    std::unique_ptr<ReferenceModel<Scalar>> model;
    int step = 0;
    std::size_t compared = 0;
    for (std::size_t row = 0; row < table.size(); ++row) {
        const auto cell = [&](const char* name) { return table.text(row, name); };
        const int wanted_step = std::stoi(cell("step"));
        if (wanted_step > last_step)
            continue;
        if (cell("case") != before) {
            before = cell("case");
            lab::Settings settings;
            settings.task = cell("task");
            settings.attention = cell("attention");
            settings.position = cell("position");
            settings.rule = cell("rule");
            settings.mask = lab::task(settings.task).mask;
            settings.d = 16;
            settings.heads = std::stoi(cell("heads"));
            settings.layers = std::stoi(cell("layers"));
            model = std::make_unique<ReferenceModel<Scalar>>(settings, std::stoi(cell("n")));
            model->loss = model->pass();
            step = 0;
        }
        for (; step < wanted_step; ++step)
            model->step();
        const std::string what = cell("what");
        const std::string name = what.substr(what.find(' ') + 1);
        const double wanted = table.number(row, "value");
        const double got = what == "loss" ? model->loss
                           : what.starts_with("gradient")
                               ? model->at(model->gradient, name, std::stoi(cell("index")))
                               : model->at(model->weights, name, std::stoi(cell("index")));
        EXPECT_NEAR(got, wanted, error * std::max(1.0, std::abs(wanted)))
            << "case " << before << ' ' << cell("attention") << ' ' << what << " step "
            << wanted_step;
        ++compared;
    }
    EXPECT_GT(compared, 500U);
}

TEST(LabReference, LossesAndGradientsAreThoseOfPyTorch) {
    compare<double>(1e-10, 0);
    compare<float>(1e-5, 0);
}

TEST(LabReference, AStepOfAdamIsThatOfPyTorch) {
    compare<float>(1e-5, 1);
}

TEST(LabReference, AHundredStepsOfAdamAreThoseOfPyTorch) {
    compare<double>(1e-8, 100);
}

}  // namespace
}  // namespace attnscope
