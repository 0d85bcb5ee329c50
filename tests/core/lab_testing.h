#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/lab/network.h"

namespace attnscope::testing {

/// Examples of a task with n keys.
inline std::vector<lab::Example> lab_examples(const lab::Settings& settings, std::int64_t n,
                                              std::size_t count) {
    std::vector<lab::Example> examples(count);
    for (std::size_t i = 0; i < count; ++i) {
        RandomStream numbers(7, i);
        lab::task(settings.task).draw({n, settings.parameters, 7, numbers}, examples[i]);
    }
    return examples;
}

/// A model in double precision, and the examples that it is given.
class LabModel {
public:
    LabModel(const lab::Settings& settings, std::int64_t n, std::size_t count)
        : network_(settings), examples_(lab_examples(settings, n, count)), n_(n) {
        const std::vector<float> first = lab::first_weights(network_.layout(), settings.seed);
        weights.assign(first.begin(), first.end());
    }

    const lab::Layout& layout() const { return network_.layout(); }

    double loss() { return pass({}); }
    std::vector<double> gradient() {
        std::vector<double> derivatives(weights.size());
        pass(derivatives);
        return derivatives;
    }

    std::vector<double> weights;

private:
    double pass(std::span<double> derivatives) {
        network_.prepare(weights, n_, 0);
        return network_.pass(examples_, buffers_, derivatives).loss;
    }

    lab::Network<double> network_;
    lab::Buffers<double> buffers_;
    std::vector<lab::Example> examples_;
    std::int64_t n_;
};

/// The relative error of a block of the gradient against central differences over some of its
/// numbers, ‖g − g'‖/‖g'‖. A block whose derivatives all are next to nothing counts as right if its
/// gradient is.
inline double gradient_error(LabModel& model, const lab::Block& block,
                             const std::vector<double>& gradient, double nothing) {
    constexpr double step = 5e-6;
    const std::int64_t count = block.rows * block.columns;
    double error = 0, size = 0;
    for (std::int64_t i = 0; i < count; i += std::max<std::int64_t>(count / 16, 1)) {
        const auto at =
            block.at + static_cast<std::size_t>(i / block.columns * block.room + i % block.columns);
        double& weight = model.weights[at];
        const double before = weight;
        weight = before + step;
        const double above = model.loss();
        weight = before - step;
        const double slope = (above - model.loss()) / (2 * step);
        weight = before;
        error += std::pow(slope - gradient[at], 2);
        size += slope * slope;
    }
    return std::sqrt(error) / std::max(std::sqrt(size), nothing);
}

/// The largest error of all blocks.
inline double gradient_error(const lab::Settings& settings, std::int64_t n) {
    LabModel model(settings, n, 3);
    const std::vector<double> gradient = model.gradient();
    double largest = 0;
    for (const lab::Block& block : model.layout().blocks)
        largest = std::max(largest, gradient_error(model, block, gradient, 1e-3));
    return largest;
}

}  // namespace attnscope::testing
