#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/lab/settings.h"

namespace attnscope::lab {

/// Means over some steps of training of their means over answers.
struct CurvePoint {
    std::int64_t step = 0;  ///< the last of them, counted from 1
    double loss = 0;        ///< nats
    double accuracy = 0;

    bool operator==(const CurvePoint&) const = default;
};

/// A run of training as far as it has come: what it takes to go on, and what it gave.
struct Run {
    Settings settings;
    std::int64_t steps = 0;             ///< made so far
    std::vector<float> weights;         ///< layout_of(settings)
    std::vector<float> means, squares;  ///< of Adam
    std::vector<CurvePoint> curve;

    bool operator==(const Run&) const = default;
};

/// Number of steps in a point of the curve.
inline constexpr std::int64_t steps_in_point = 20;

/// Returns a run that has made no step. Throws as chosen() does.
Run new_run(const Settings& settings);

/// Told of each new point of the curve, on the thread that trains.
using Progress = std::function<void(const Run& run)>;

/// Trains on until the run has made `steps` steps. A step draws `batch` examples of one n, uniform
/// from Task::shortest to Task::longest, and moves the weights by Adam (kernels/kernels.h) along
/// the gradient of the mean loss over all answers of the step; the rate of step t, from 1, is
/// rate·min(1, t/(warm_up + 1)). The same settings give the same bytes whatever
/// the number of threads, and however the steps are shared between calls, on processors with the
/// same instructions. Throws Cancelled, with the run whole as after its last step; InvalidRequest
/// as chosen() does.
void train(Run& run, std::int64_t steps, const Progress& progress, const std::stop_token& stop);

/// What a trained model does at one length: means over answers.
struct Measured {
    std::int64_t n = 0;
    double accuracy = 0, loss = 0, entropy = 0, target_weight = 0;

    bool operator==(const Measured&) const = default;
};

/// The number of examples over which evaluate() takes means at a length.
std::int64_t examples_at(const Task& task, std::int64_t n);

/// Returns what a run does with examples of n keys that it was not trained on. Entropy and weight
/// on the target are those of the rows read out in the last layer, means over heads. Of a text that
/// is read out everywhere the answers in its last 64 rows count, or all in a shorter one: rows see
/// n − 63 to n keys, or 1 to n. Throws Cancelled, InvalidRequest.
Measured evaluate(const Run& run, std::int64_t n, const std::stop_token& stop);

}  // namespace attnscope::lab
