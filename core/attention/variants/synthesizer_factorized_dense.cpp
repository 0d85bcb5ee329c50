#include <array>
#include <cmath>

#include "core/attention/variants.h"
#include "core/attention/variants/linear.h"
#include "core/attention/variants/synthesizer.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

constexpr std::array synthesizer_factorized_dense_parameters = {&synthesizer_factor};

constexpr std::uint64_t first_weights = 'U', second_weights = 'V';

/// B₁ = X W_A with a columns and B₂ = X W_B with b = ⌈n/a⌉.
struct Factors {
    Vectors first, second;

    float first_of(std::int64_t row, std::int64_t column) const {
        return first.values()[static_cast<std::size_t>(row * first.dim + column)];
    }
    float second_of(std::int64_t row, std::int64_t column) const {
        return second.values()[static_cast<std::size_t>(row * second.dim + column)];
    }
};

Factors factors_of(const QueriesAndKeys& input, const ParameterValues& values,
                   const Weights& weights, const std::stop_token& stop) {
    const std::int64_t d = input.queries->dim, n = input.keys->rows;
    const auto a = static_cast<std::int64_t>(values[synthesizer_factor]);
    const double spread = 1 / std::sqrt(static_cast<double>(d));
    const auto factor = [&](std::string_view name, std::int64_t columns, std::uint64_t stream) {
        return linear(*input.queries, *weights.matrix({name, d, columns, spread, stream}), stop);
    };
    return {factor("W_A", a, first_weights), factor("W_B", (n + a - 1) / a, second_weights)};
}

/// Scores that are computed one by one: `element` takes the factors, the row and the key.
template <float (*element)(const Factors&, std::int64_t, std::int64_t)>
Scores prepare_factors(const QueriesAndKeys& input, const ParameterValues& values,
                       const Weights& weights, const std::stop_token& stop) {
    const auto factors = std::make_shared<const Factors>(factors_of(input, values, weights, stop));
    return ScoreFunction{[factors](std::span<const std::int64_t> rows, std::int64_t first_key,
                                   std::int64_t count, std::span<float> scores) {
        auto to = scores.begin();
        for (const std::int64_t row : rows)
            for (std::int64_t j = first_key; j < first_key + count; ++j)
                *to++ = element(*factors, row, j);
    }};
}

float tiled(const Factors& b, std::int64_t i, std::int64_t j) {
    return b.first_of(i, j % b.first.dim) * b.second_of(i, j % b.second.dim);
}

float outer(const Factors& b, std::int64_t i, std::int64_t j) {
    return b.first_of(i, j % b.first.dim) * b.second_of(i, j / b.first.dim);
}

float of_query_and_key(const Factors& b, std::int64_t i, std::int64_t j) {
    return b.first_of(i, j % b.first.dim) * b.second_of(j, i % b.second.dim);
}

Scores prepare_transposed_factor(const QueriesAndKeys& input, const ParameterValues& values,
                                 const Weights& weights, const std::stop_token& stop) {
    if (input.queries->rows < input.keys->rows)
        throw InvalidRequest(Message(
            "synthesizer.transposed",
            "the transposed factor needs a query for each of the %1 keys, but there are %2 queries",
            {input.keys->rows, input.queries->rows}));
    return prepare_factors<of_query_and_key>(input, values, weights, stop);
}

}  // namespace

extern const Variant synthesizer_factorized_dense_attention = {
    .key = "synthesizer-factorized-dense",
    .label = "factorized dense synthesizer",
    .formula = R"((q\,W_A)_{j \operatorname{mod} a}\,(q\,W_B)_{j \operatorname{mod} b})",
    .help =
        "Each query is mapped to two short rows, both repeated along the keys; all products of "
        "their entries occur where a and b have no common divisor. Meant for λ = 1.",
    .meaning =
        "Each query is mapped to two short rows, of length a and n/a, which are repeated along the "
        "keys and multiplied. If both lengths share a divisor, the products repeat, so that "
        "several keys always get equal scores.",
    .source = "Tay et al. 2020, arXiv 2005.00743",
    .parameters = synthesizer_factorized_dense_parameters,
    .prepare = prepare_factors<tiled>,
    .learns = true,
};

extern const Variant synthesizer_factorized_dense_outer_attention = {
    .key = "synthesizer-factorized-dense-outer",
    .label = "outer factorized dense synthesizer",
    .formula = R"((q\,W_A)_{j \operatorname{mod} a}\,(q\,W_B)_{\lfloor j/a \rfloor})",
    .help =
        "Each query is mapped to two short rows, and every pair of their entries gives one score; "
        "meant for λ = 1.",
    .meaning =
        "Each query is mapped to two short rows, of length a and n/a, and a key's score is the "
        "product of one number of each. Every key has a pair of its own, so no two scores are "
        "equal by construction, whatever a is.",
    .source = "Tay et al. 2020, arXiv 2005.00743, as J. Su 2020, kexue.fm/archives/7430, reads it",
    .parameters = synthesizer_factorized_dense_parameters,
    .prepare = prepare_factors<outer>,
    .learns = true,
};

extern const Variant synthesizer_factorized_dense_transposed_attention = {
    .key = "synthesizer-factorized-dense-transposed",
    .label = "transposed factorized dense synthesizer",
    .formula = R"((q_i W_A)_{j \operatorname{mod} a}\,(q_j W_B)_{i \operatorname{mod} b})",
    .help =
        "The second factor comes from the token that is attended to, so that this token matters "
        "too; meant for λ = 1.",
    .meaning =
        "The score of the query at position i for the key at position j is a product of two "
        "numbers. The query at i, multiplied by the table W_A, gives a list of length a, of which "
        "number j mod a is taken; the query at j, multiplied by W_B, gives a list of length b = "
        "n/a, rounded up, of which number i mod b is taken. Here mod is the remainder of a "
        "division, and the numbers of a list are counted from 0. Keys themselves are not used, but "
        "each key's position needs a query, so there must be at least as many queries as keys.",
    .source = "J. Su 2020, kexue.fm/archives/7430",
    .parameters = synthesizer_factorized_dense_parameters,
    .prepare = prepare_transposed_factor,
    .learns = true,
};

}  // namespace attnscope
