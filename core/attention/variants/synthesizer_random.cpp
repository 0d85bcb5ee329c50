#include <algorithm>
#include <array>

#include "core/attention/variants.h"
#include "core/sampling/normals.h"

namespace attnscope {
namespace {

constexpr std::uint64_t scores_stream = 'R';

/// Number of scores of a row that are drawn together, from a stream of their own.
constexpr std::int64_t drawn_together = 64;

std::uint64_t stream_of(std::int64_t row, std::int64_t piece) {
    return (scores_stream | static_cast<std::uint64_t>(piece) << 8) << 32 |
           static_cast<std::uint64_t>(row);
}

void draw_row(std::uint64_t seed, std::int64_t row, std::int64_t first_key,
              std::span<float> scores) {
    std::array<double, drawn_together> normals;
    const std::int64_t end = first_key + std::ssize(scores);
    for (std::int64_t key = first_key; key < end;) {
        const std::int64_t piece = key / drawn_together, begin = piece * drawn_together;
        draw_normals(seed, stream_of(row, piece), normals);
        for (const std::int64_t stop = std::min(begin + drawn_together, end); key < stop; ++key)
            scores[static_cast<std::size_t>(key - first_key)] =
                static_cast<float>(normals[static_cast<std::size_t>(key - begin)]);
    }
}

/// Scores whose rows are drawn when they are requested: the whole matrix would be n × n.
ScoreFunction drawn(std::uint64_t seed) {
    return {[seed](std::span<const std::int64_t> rows, std::int64_t first_key, std::int64_t count,
                   std::span<float> scores) {
        const auto keys = static_cast<std::size_t>(count);
        for (std::size_t r = 0; r < rows.size(); ++r)
            draw_row(seed, rows[r], first_key, scores.subspan(r * keys, keys));
    }};
}

ScoreFunction given(SharedVectors matrix) {
    return {[matrix = std::move(matrix)](std::span<const std::int64_t> rows, std::int64_t first_key,
                                         std::int64_t count, std::span<float> scores) {
        auto to = scores.begin();
        for (const std::int64_t row : rows)
            to = std::copy_n(matrix->values().begin() + row * matrix->dim + first_key, count, to);
    }};
}

Scores prepare_synthesizer_random(const QueriesAndKeys& input, const ParameterValues&,
                                  const Weights& weights, const std::stop_token&) {
    if (weights.are_drawn())
        return drawn(weights.seed());
    return given(weights.matrix({.name = "R",
                                 .rows = input.queries->rows,
                                 .columns = input.keys->rows,
                                 .may_have_more_rows = true,
                                 .may_have_more_columns = true}));
}

}  // namespace

extern const Variant synthesizer_random_attention = {
    .key = "synthesizer-random",
    .label = "random synthesizer",
    .formula = "R",
    .help = "A single matrix of scores for all inputs, drawn from N(0, 1); meant for λ = 1.",
    .meaning =
        "A fixed matrix R serves as the scores, and neither queries nor keys are read. Its entries "
        "are drawn with standard deviation 1, so with λ = 1 they spread as dot products over √d "
        "do.",
    .source = "Tay et al. 2020, arXiv 2005.00743",
    .parameters = {},
    .prepare = prepare_synthesizer_random,
    .learns = true,
};

}  // namespace attnscope
