#include "core/attention/variants/additive.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "core/attention/eigen_map.h"
#include "core/attention/variants.h"
#include "core/parallel/parallel_for.h"
#include "core/sampling/normals.h"

namespace attnscope {
namespace {

constexpr Parameter width{
    .key = "additive_width",
    .label = "Hidden width",
    .unit = "",
    .help = "Hidden units of additive attention.",
    .standard = 64,
    .min = 1,
    .max = 4096,
    .slider_min = 1,
    .slider_max = 256,
    .whole = true,
};
constexpr std::array parameters = {&width};

// Streams of the seed, as those of queries and keys are: the lower half says which row.
constexpr std::uint64_t query_weights = 'A', key_weights = 'B', output_weights = 'C';

/// Rows of N(0, 1/count) numbers, so that products with vectors of N(0, I) have variance 1.
Vectors draw_weights(std::int64_t rows, std::int64_t count, std::uint64_t seed,
                     std::uint64_t stream) {
    Vectors weights{rows, count, {}};
    std::vector<double> normals(static_cast<std::size_t>(count));
    const double scale = 1 / std::sqrt(static_cast<double>(count));
    for (std::int64_t row = 0; row < rows; ++row) {
        draw_normals(seed, stream << 32 | static_cast<std::uint64_t>(row), normals);
        for (const double normal : normals)
            weights.data.push_back(static_cast<float>(scale * normal));
    }
    return weights;
}

/// vectors × weightsᵀ.
RowMajorMatrix hidden_units(const Vectors& vectors, const Vectors& weights,
                            const std::stop_token& stop) {
    constexpr Eigen::Index step = 64;
    RowMajorMatrix hidden(vectors.rows, weights.rows);
    const auto blocks = static_cast<std::size_t>((vectors.rows + step - 1) / step);
    parallel_for(blocks, 1, stop, [&](std::size_t block) {
        const Eigen::Index first = static_cast<Eigen::Index>(block) * step;
        const Eigen::Index count = std::min(step, hidden.rows() - first);
        hidden.middleRows(first, count).noalias() =
            as_matrix(vectors).middleRows(first, count) * as_matrix(weights).transpose();
    });
    return hidden;
}

/// Hidden units of queries, row by row, and of keys, unit by unit: so keys stand side by side.
struct HiddenUnits {
    RowMajorMatrix queries, keys;
    std::vector<float> output;

    void fill(std::span<const std::int64_t> rows, std::int64_t first_key, std::int64_t count,
              std::span<float> scores) const {
        Eigen::Map<RowMajorMatrix> to(scores.data(), std::ssize(rows), count);
        to.setZero();
        for (Eigen::Index r = 0; r < to.rows(); ++r)
            for (Eigen::Index unit = 0; unit < keys.rows(); ++unit) {
                const auto side = keys.row(unit).segment(first_key, count).array();
                const float query = queries(rows[static_cast<std::size_t>(r)], unit);
                to.row(r).array() += output[static_cast<std::size_t>(unit)] * (side + query).tanh();
            }
    }
};

Scores prepare(const QueriesAndKeys& input, const ParameterValues& values, std::uint64_t seed,
               const std::stop_token& stop) {
    const auto units = static_cast<std::int64_t>(values[width]);
    const std::int64_t d = input.queries->dim;
    return additive_scores(
        input,
        {draw_weights(units, d, seed, query_weights), draw_weights(units, d, seed, key_weights),
         draw_weights(1, units, seed, output_weights).data},
        stop);
}

}  // namespace

ScoreFunction additive_scores(const QueriesAndKeys& input, const AdditiveWeights& weights,
                              const std::stop_token& stop) {
    const auto hidden = std::make_shared<const HiddenUnits>(
        HiddenUnits{hidden_units(*input.queries, weights.queries, stop),
                    hidden_units(*input.keys, weights.keys, stop).transpose(), weights.output});
    return {[hidden](std::span<const std::int64_t> rows, std::int64_t first_key, std::int64_t count,
                     std::span<float> scores) { hidden->fill(rows, first_key, count, scores); }};
}

extern const Variant additive_attention = {
    .key = "additive",
    .label = "additive",
    .formula = "v·tanh(W_q q + W_k k)",
    .help =
        "A hidden layer on query and key, with weights drawn as at the start of training; meant "
        "with λ = 1.",
    .source = "Bahdanau et al. 2014, arXiv 1409.0473",
    .parameters = parameters,
    .prepare = prepare,
    .draws = true,
};

}  // namespace attnscope
