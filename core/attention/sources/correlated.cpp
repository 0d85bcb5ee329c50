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
    .meaning =
        "This mean cosine says how alike any two tokens are: 0 makes them unrelated, 1 equal. At 1 "
        "all scores of a row are equal, so that without positions every weight is 1/n, whatever λ "
        "is.",
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
    .formula =
        R"(x_i = \sqrt{d}\,(\sqrt{\rho} \cdot c + \sqrt{1 - \rho} \cdot e_i),\quad e_i \perp )"
        R"(c,\quad q_i = k_i)",
    .help =
        "Tokens that share a direction: the mean cosine is ρ between two tokens and 1 between a "
        "token and itself.",
    .meaning =
        "Every vector has the same component along one direction. If queries and keys both "
        "come from here, the query and the key of a token are equal. A token scores d with "
        "itself and about ρd with others, so its own weight becomes large near λ = log n/(d(1 "
        "− ρ)).",
    .source = "Chen, Lin, Polyanskiy and Rigollet 2025, arXiv 2510.05554",
    .parameters = correlated_parameters,
    .draw_row = draw_correlated_row,
};

}  // namespace attnscope
