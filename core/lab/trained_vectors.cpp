#include "core/lab/trained_vectors.h"

#include <algorithm>
#include <cmath>

#include "core/lab/kernels/kernels.h"
#include "core/lab/network.h"
#include "core/text/errors.h"

namespace attnscope::lab {
namespace {

/// Returns the index of the head's layer.
std::size_t checked_layer(const Settings& settings, const TrainedHead& of) {
    if (of.layer > settings.layers)
        throw InvalidRequest(Message("lab.no-layer",
                                     "trained_layer = %1 is not possible: the trained model has "
                                     "layers 1 to %2, and 0 stands for the last",
                                     {of.layer, settings.layers}));
    if (of.head >= settings.heads)
        throw InvalidRequest(Message(
            "lab.no-head", "trained_head = %1 is not possible: the trained model has heads 0 to %2",
            {of.head, settings.heads - 1}));
    return static_cast<std::size_t>((of.layer == 0 ? settings.layers : of.layer) - 1);
}

void check_vectors_length(std::size_t layer, std::int64_t n) {
    const std::int64_t most = layer == 0 ? 65'536 : 16'384;
    if (n > most)
        throw InvalidRequest(Message("lab.vectors-length",
                                     "n = %1: this trained head makes vectors up to n = %2",
                                     {n, most}));
}

/// The part of a head in vectors of all heads.
struct PartOfHead {
    std::int64_t at, size;
};

/// Returns the head's part of x W for each of the rows of x.
SharedVectors projected(const Run& run, const Block& matrix, const float* x, std::int64_t rows,
                        const PartOfHead& part) {
    auto vectors = std::make_shared<Vectors>(
        Vectors{rows, part.size, std::vector<float>(static_cast<std::size_t>(rows * part.size))});
    std::vector<float> all(static_cast<std::size_t>(rows * matrix.room));
    multiply<float>(all.data(), matrix.room, {x, matrix.rows}, run.weights.data() + matrix.at,
                    matrix.room, rows, matrix.rows, matrix.room, false);
    for (std::int64_t row = 0; row < rows; ++row)
        std::copy_n(all.data() + row * matrix.room + part.at, part.size,
                    vectors->data.data() + row * part.size);
    return vectors;
}

/// Returns n rows, each of which is the only one.
SharedVectors repeated(const Vectors& one, std::int64_t n) {
    auto vectors = std::make_shared<Vectors>(Vectors{n, one.dim, {}});
    vectors->data.reserve(static_cast<std::size_t>(n * one.dim));
    for (std::int64_t row = 0; row < n; ++row)
        vectors->data.insert(vectors->data.end(), one.data.begin(), one.data.end());
    return vectors;
}

double factor_of(const Run& run, const Layout& layout, const LayerBlocks& layer,
                 std::int64_t head) {
    if (layer.log_temperature == LayerBlocks::none)
        return 1;
    return std::exp(static_cast<double>(
        run.weights[layout[layer.log_temperature].at + static_cast<std::size_t>(head)]));
}

}  // namespace

Example example_of_rows(const Run& run, std::int64_t n, std::uint64_t seed) {
    constexpr std::uint64_t keys_stream = std::uint64_t{'V'} << 56,
                            queries_stream = std::uint64_t{'U'} << 56;
    const Settings& settings = run.settings;
    const Task& chosen_task = task(settings.task);
    Example example;
    RandomStream numbers(seed, keys_stream);
    chosen_task.draw({n, settings.parameters, settings.seed, numbers}, example);
    if (chosen_task.ask_in_each_row != nullptr) {
        RandomStream others(seed, queries_stream);
        chosen_task.ask_in_each_row({n, settings.parameters, settings.seed, others}, example);
    }
    return example;
}

std::int64_t head_size(const Settings& settings) {
    return settings.d / settings.heads;
}

QueriesAndKeys trained_vectors(const Run& run, const TrainedHead& of, std::int64_t n,
                               std::uint64_t seed, const std::stop_token& stop) {
    const std::size_t number = checked_layer(run.settings, of);
    check_vectors_length(number, n);
    const Example example = example_of_rows(run, n, seed);
    const bool is_apart = task(run.settings.task).query_apart;
    const auto tokens = static_cast<std::int64_t>(example.symbols.size());
    const std::int64_t queries = is_apart ? tokens - n : 1;
    Network<float> network(run.settings);
    network.prepare(run.weights, n, 1, queries);
    const std::vector<float> inputs = network.inputs_of(number, example, stop);
    if (stop.stop_requested())
        throw Cancelled();
    const Layout& layout = network.layout();
    const LayerBlocks& layer = layout.layers[number];
    const std::int64_t size = head_size(run.settings);
    const PartOfHead part{of.head * size, size};
    const float* const asking = inputs.data() + (is_apart ? n * run.settings.d : 0);
    QueriesAndKeys made;
    made.keys = projected(run, layout[layer.key], inputs.data(), n, part);
    made.queries = projected(run, layout[layer.query], asking, is_apart ? queries : n, part);
    if (is_apart && queries < n)
        made.queries = repeated(*made.queries, n);
    made.factor = factor_of(run, layout, layer, of.head);
    return made;
}

}  // namespace attnscope::lab
