#include <array>
#include <cmath>
#include <vector>

#include "core/attention/sources/directions.h"
#include "core/attention/vector_source.h"

namespace attnscope {
namespace {

constexpr Parameter correlation{
    .key = "correlation",
    .label = "Correlation ρ",
    .unit = "",
    .help = "Mean cosine between two tokens.",
    .standard = 0.2,
    .min = 0,
    .max = 1,
    .slider_min = 0.001,
    .slider_max = 1,
};

constexpr std::array correlated_parameters = {&correlation};

/// Queries and keys are drawn from one stream, so that they are the same tokens.
void draw_correlated_row(const RowRequest& request, std::span<double> row) {
    std::vector<double> shared(row.size());
    draw_direction(request.seed, stream_of_row('c', 0), shared);
    draw_direction(request.seed, stream_of_row('t', request.row), row);
    mix_directions(shared, std::sqrt(request.parameters[correlation]), row);
}

}  // namespace

extern const VectorSource correlated_source = {
    .key = "correlated",
    .label = "correlated tokens",
    .formula = "x_i = √d (√ρ·c + √(1 − ρ)·e_i), e_i ⟂ c, q_i = k_i",
    .help =
        "Tokens that share a direction: the mean cosine is ρ between two tokens and 1 between a "
        "token and itself.",
    .parameters = correlated_parameters,
    .draw_row = draw_correlated_row,
};

}  // namespace attnscope
