#include "core/attention/variants/additive.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "core/attention/eigen_map.h"
#include "core/attention/variants.h"
#include "core/attention/variants/linear.h"
#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

constexpr std::array additive_parameters = {&additive_width};

// Streams of the seed, as for queries and keys: these are the upper halves, and the lower half of a
// stream is the row.
constexpr std::uint64_t query_weights = 'A', key_weights = 'B', output_weights = 'C';

/// Hidden units of queries, row by row, and of keys, unit by unit, so that keys stand side by side.
struct HiddenUnits {
    RowMajorMatrix queries, keys;
    std::vector<float> output;

    void fill(std::span<const std::int64_t> rows, std::int64_t first_key, std::int64_t count,
              std::span<float> scores) const {
        std::ranges::fill(scores, 0.0F);
        with_lanes([&](auto) {
            float* to = scores.data();
            for (const std::int64_t row : rows) {
                for (Eigen::Index unit = 0; unit < keys.rows(); ++unit)
                    add_unit(queries(row, unit), output[static_cast<std::size_t>(unit)],
                             keys.row(unit).data() + first_key, count, to);
                to += count;
            }
        });
    }

private:
    static void add_unit(float query, float weight, const float* side, std::int64_t count,
                         float* __restrict to) {
        for (std::int64_t j = 0; j < count; ++j)
            to[j] += weight * quick_tanh(side[j] + query);
    }
};

SharedVectors output_of(const ParameterValues& values, const Weights& weights) {
    const auto units = static_cast<std::int64_t>(values[additive_width]);
    return weights.matrix(
        {"v", 1, units, 1 / std::sqrt(static_cast<double>(units)), output_weights});
}

Scores prepare_additive(const QueriesAndKeys& input, const ParameterValues& values,
                        const Weights& weights, const std::stop_token& stop) {
    const auto units = static_cast<std::int64_t>(values[additive_width]);
    const std::int64_t d = input.queries->dim;
    // Products with vectors of N(0, I) have variance 1.
    const double layer = 1 / std::sqrt(static_cast<double>(d));
    const auto hidden = [&](const Vectors& vectors, std::string_view name, std::uint64_t stream) {
        return linear(vectors, transposed(*weights.matrix({name, units, d, layer, stream})), stop);
    };
    const Vectors queries = hidden(*input.queries, "W_q", query_weights);
    const Vectors keys = transposed(hidden(*input.keys, "W_k", key_weights));
    const auto units_of_all = std::make_shared<const HiddenUnits>(
        HiddenUnits{as_matrix(queries), as_matrix(keys), output_of(values, weights)->data});
    return ScoreFunction{[units_of_all](std::span<const std::int64_t> rows, std::int64_t first_key,
                                        std::int64_t count, std::span<float> scores) {
        units_of_all->fill(rows, first_key, count, scores);
    }};
}

}  // namespace

double additive_bound(const ParameterValues& parameters, const Weights& weights) {
    const SharedVectors output = output_of(parameters, weights);
    double sum = 0;
    for (const float weight : output->values())
        sum += std::abs(double{weight});
    return sum;
}

extern const Variant additive_attention = {
    .key = "additive",
    .label = "additive",
    .formula = R"(v \cdot \tanh(W_q q + W_k k))",
    .help =
        "A small network on query and key, its tables filled with random numbers as at the start "
        "of training; meant for λ = 1.",
    .meaning =
        "A small network gives each pair of query and key its score, in place of the inner "
        "product. The query is multiplied by the table W_q and the key by W_k; the two lists of "
        "numbers that result are added, and the function tanh brings each sum between −1 and 1. "
        "The score adds these up, each times a number v that a model learns, so that no score "
        "exceeds ‖v‖₁, the sum of all |v|. At any fixed λ, such as the usual λ = 1, every key's "
        "weight therefore falls towards 0 as rows grow; only a λ that grows with n can prevent "
        "this.",
    .source = "Bahdanau et al. 2014, arXiv 1409.0473",
    .parameters = additive_parameters,
    .prepare = prepare_additive,
    .learns = true,
};

}  // namespace attnscope
