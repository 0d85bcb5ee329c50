#include <algorithm>
#include <array>
#include <cmath>

#include "core/attention/variants.h"
#include "core/attention/variants/linear.h"
#include "core/attention/variants/synthesizer.h"

namespace attnscope {
namespace {

constexpr std::array synthesizer_dense_parameters = {&synthesizer_layers, &synthesizer_width};

constexpr std::uint64_t one_layer = 'D', first_layer = 'E', first_bias = 'F', second_layer = 'G',
                        second_bias = 'H';

SharedVectors shared(Vectors vectors) {
    return std::make_shared<const Vectors>(std::move(vectors));
}

double spread(std::int64_t inputs) {
    return 1 / std::sqrt(static_cast<double>(inputs));
}

/// Returns relu(x + b) followed by a 1.
Vectors activated(const Vectors& hidden, const Vectors& bias) {
    Vectors units{hidden.rows, hidden.dim + 1, {}};
    auto from = hidden.values().begin();
    for (std::int64_t row = 0; row < hidden.rows; ++row) {
        for (const float b : bias.values())
            units.data.push_back(std::max(*from++ + b, 0.0F));
        units.data.push_back(1);
    }
    return units;
}

/// X W: products of queries with the columns of W.
InnerProducts of_one_layer(const QueriesAndKeys& input, const Weights& weights) {
    const std::int64_t d = input.queries->dim, n = input.keys->rows;
    const SharedVectors columns = weights.matrix({.name = "W",
                                                  .rows = d,
                                                  .columns = n,
                                                  .spread = spread(d),
                                                  .stream = one_layer,
                                                  .may_have_more_columns = true});
    return {input.queries, shared(transposed(*columns))};
}

/// relu(X W₁ + b₁) W₂ + b₂: products of hidden units, and a 1, with the columns of W₂ above b₂.
InnerProducts of_two_layers(const QueriesAndKeys& input, std::int64_t width, const Weights& weights,
                            const std::stop_token& stop) {
    const std::int64_t d = input.queries->dim, n = input.keys->rows;
    const SharedVectors first = weights.matrix(
        {.name = "W_1", .rows = d, .columns = width, .spread = spread(d), .stream = first_layer});
    const SharedVectors bias =
        weights.matrix({.name = "b_1", .rows = 1, .columns = width, .stream = first_bias});
    const SharedVectors second = weights.matrix({.name = "W_2",
                                                 .rows = width,
                                                 .columns = n,
                                                 .spread = spread(width),
                                                 .stream = second_layer,
                                                 .may_have_more_columns = true});
    const SharedVectors last = weights.matrix({.name = "b_2",
                                               .rows = 1,
                                               .columns = n,
                                               .stream = second_bias,
                                               .may_have_more_columns = true});
    return {shared(activated(linear(*input.queries, *first, stop), *bias)),
            shared(side_by_side(transposed(*second), transposed(*last)))};
}

Scores prepare_synthesizer_dense(const QueriesAndKeys& input, const ParameterValues& values,
                                 const Weights& weights, const std::stop_token& stop) {
    if (values[synthesizer_layers] == 1)
        return of_one_layer(input, weights);
    return of_two_layers(input, static_cast<std::int64_t>(values[synthesizer_width]), weights,
                         stop);
}

}  // namespace

extern const Variant synthesizer_dense_attention = {
    .key = "synthesizer-dense",
    .label = "dense synthesizer",
    .formula = R"(q\,W\text{, or }\operatorname{relu}(q\,W_1 + b_1)\,W_2 + b_2)",
    .help =
        "Each query alone determines its row of scores, whatever the keys are, with weights as at "
        "the start of training; meant for λ = 1.",
    .meaning =
        "Learned layers map each query to a whole row of scores, one for each position of a key. "
        "Other keys at these positions change no weight, while another query changes its whole "
        "row.",
    .source = "Tay et al. 2020, arXiv 2005.00743",
    .parameters = synthesizer_dense_parameters,
    .prepare = prepare_synthesizer_dense,
    .learns = true,
};

}  // namespace attnscope
