#include <array>

#include "core/attention/variants.h"
#include "core/attention/variants/synthesizer.h"

namespace attnscope {
namespace {

constexpr std::array synthesizer_factorized_random_parameters = {&synthesizer_rank};

constexpr std::uint64_t row_factor = 'S', key_factor = 'T';

Scores prepare_synthesizer_factorized_random(const QueriesAndKeys& input,
                                             const ParameterValues& values, const Weights& weights,
                                             const std::stop_token&) {
    const auto rank = static_cast<std::int64_t>(values[synthesizer_rank]);
    const auto factor = [&](std::string_view name, std::int64_t rows, std::uint64_t stream) {
        return weights.matrix({.name = name,
                               .rows = rows,
                               .columns = rank,
                               .spread = 1,
                               .stream = stream,
                               .may_have_more_rows = true});
    };
    return InnerProducts{factor("R_1", input.queries->rows, row_factor),
                         factor("R_2", input.keys->rows, key_factor)};
}

}  // namespace

extern const Variant synthesizer_factorized_random_attention = {
    .key = "synthesizer-factorized-random",
    .label = "factorized random synthesizer",
    .formula = R"(R_1 R_2^\top)",
    .help =
        "A single matrix of scores for all inputs, the product of two factors with k columns drawn "
        "from N(0, 1); meant for λ = 1.",
    .meaning =
        "The scores are the product of two thin random matrices with k columns each, whatever "
        "queries and keys are. Each score is a sum of k products of normal numbers, so its "
        "standard deviation is √k rather than 1.",
    .source = "Tay et al. 2020, arXiv 2005.00743",
    .parameters = synthesizer_factorized_random_parameters,
    .prepare = prepare_synthesizer_factorized_random,
    .learns = true,
};

}  // namespace attnscope
