#include "core/lab/train.h"

#include <algorithm>
#include <cmath>

#include "core/lab/kernels/kernels.h"
#include "core/lab/network.h"
#include "core/parallel/parallel_for.h"

namespace attnscope::lab {
namespace {

/// Parts of a batch, each of which sums its gradient by itself. Their number is fixed, so that sums
/// do not depend on the number of threads.
constexpr std::int64_t parts = 16;

/// Draws examples of what is trained on ('T') or measured with ('E').
void draw_examples(const Settings& settings, const Task& task, std::uint64_t stream, std::int64_t n,
                   std::vector<Example>& examples) {
    for (std::size_t i = 0; i < examples.size(); ++i) {
        RandomStream numbers(settings.seed, stream + i);
        Example& example = examples[i];
        example.symbols.clear();
        example.features.clear();
        example.answers.clear();
        task.draw({n, settings.parameters, settings.seed, numbers}, example);
    }
}

/// The number of keys in all examples of a step.
std::int64_t length_at(const Settings& settings, const Task& task, std::int64_t step) {
    RandomStream numbers(settings.seed,
                         std::uint64_t{'L'} << 56 | static_cast<std::uint64_t>(step));
    return task.shortest + whole_below(numbers, task.longest - task.shortest + 1);
}

class Trainer {
public:
    explicit Trainer(Run& run)
        : run_(run), network_(run.settings), task_(task(run.settings.task)), parts_(parts) {
        for (Part& part : parts_)
            part.gradient.resize(run.weights.size());
    }

    Sums step(const std::stop_token& stop) {
        const Settings& settings = run_.settings;
        const std::int64_t n = length_at(settings, task_, run_.steps);
        network_.prepare(run_.weights, n, 0);
        parallel_for(parts, 1, stop, [&](std::size_t i) {
            Part& part = parts_[i];
            const std::int64_t first = settings.batch * static_cast<std::int64_t>(i) / parts,
                               last = settings.batch * static_cast<std::int64_t>(i + 1) / parts;
            part.examples.resize(static_cast<std::size_t>(last - first));
            draw_examples(settings, task_,
                          std::uint64_t{'T'} << 56 |
                              static_cast<std::uint64_t>(run_.steps * settings.batch + first),
                          n, part.examples);
            std::ranges::fill(part.gradient, 0.0F);
            part.sums = part.examples.empty()
                            ? Sums()
                            : network_.pass(part.examples, part.buffers, part.gradient);
        });
        return move();
    }

private:
    struct Part {
        std::vector<Example> examples;
        Buffers<float> buffers;
        std::vector<float> gradient;
        Sums sums;
    };

    /// Adds up the parts, one after the other, and moves the weights.
    Sums move() {
        Sums sums = parts_.front().sums;
        std::vector<float>& gradient = parts_.front().gradient;
        const std::int64_t size = std::ssize(gradient);
        for (std::size_t i = 1; i < parts_.size(); ++i) {
            sums += parts_[i].sums;
            add_to(gradient.data(), parts_[i].gradient.data(), size);
        }
        ++run_.steps;
        const auto count = static_cast<double>(run_.steps);
        AdamStep step;
        step.rate = run_.settings.rate *
                    std::min(1.0, count / static_cast<double>(run_.settings.warm_up + 1));
        step.first_left = 1 - std::pow(step.first, count);
        step.second_left = 1 - std::pow(step.second, count);
        step.factor = sums.answers > 0 ? 1 / sums.answers : 0;
        adam(run_.weights.data(), gradient.data(), run_.means.data(), run_.squares.data(), size,
             step);
        return sums;
    }

    Run& run_;
    Network<float> network_;
    const Task& task_;
    std::vector<Part> parts_;
};

}  // namespace

Run new_run(const Settings& settings) {
    Run run;
    run.settings = settings;
    const Layout layout = layout_of(settings);
    run.weights = first_weights(layout, settings.seed);
    run.means.resize(layout.size);
    run.squares.resize(layout.size);
    return run;
}

void train(Run& run, std::int64_t steps, const Progress& progress, const std::stop_token& stop) {
    Trainer trainer(run);
    while (run.steps < steps) {
        const Sums sums = trainer.step(stop);
        const std::int64_t in_point = (run.steps - 1) % steps_in_point;
        const double share = 1 / static_cast<double>(in_point + 1);
        if (in_point == 0)
            run.curve.push_back({});
        CurvePoint& point = run.curve.back();
        const double answers = std::max(sums.answers, 1.0);
        point.step = run.steps;
        point.loss += (sums.loss / answers - point.loss) * share;
        point.accuracy += (sums.correct / answers - point.accuracy) * share;
        if (progress && (in_point + 1 == steps_in_point || run.steps == steps))
            progress(run);
    }
}

std::int64_t examples_at(const Task& task, std::int64_t n) {
    const std::int64_t keys = task.query_apart ? 1 << 20 : 1 << 16;
    return std::clamp<std::int64_t>(keys / n, task.query_apart ? 128 : 4, 2048);
}

Measured evaluate(const Run& run, std::int64_t n, const std::stop_token& stop) {
    constexpr std::int64_t rows_read = 64, at_once = 1 << 12;
    const Task& chosen_task = task(run.settings.task);
    Network<float> network(run.settings);
    network.prepare(run.weights, n, chosen_task.query_apart ? 1 : rows_read);
    const std::int64_t count = examples_at(chosen_task, n),
                       in_part = std::clamp<std::int64_t>(at_once / n, 1, count);
    std::vector<Sums> sums(static_cast<std::size_t>((count + in_part - 1) / in_part));
    parallel_for(sums.size(), 1, stop, [&](std::size_t i) {
        const std::int64_t first = static_cast<std::int64_t>(i) * in_part;
        std::vector<Example> examples(static_cast<std::size_t>(std::min(in_part, count - first)));
        const std::uint64_t stream = std::uint64_t{'E'} << 56 |
                                     static_cast<std::uint64_t>(n) << 16 |
                                     static_cast<std::uint64_t>(first);
        draw_examples(run.settings, chosen_task, stream, n, examples);
        Buffers<float> buffers;
        sums[i] = network.pass(examples, buffers, {});
    });
    Sums all;
    for (const Sums& each : sums)
        all += each;
    const double answers = std::max(all.answers, 1.0);
    return {n, all.correct / answers, all.loss / answers, all.entropy / answers,
            all.weight / answers};
}

}  // namespace attnscope::lab
