#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#include "core/attention/variants.h"
#include "core/parallel/parallel_for.h"

namespace attnscope {
namespace {

constexpr Parameter rotary_components{
    .key = "mla_rotary",
    .label = "Rotary components",
    .unit = "",
    .help =
        "How many of the last components the position scheme turns: 64 of 192 in DeepSeek-V3, all "
        "where d is no larger.",
    .meaning =
        "The position scheme turns only so many of the last components of each vector, in pairs; "
        "the components before them are compared whatever the distance is. It matters only with a "
        "scheme that turns vectors, and where d is larger than this number.",
    .standard = 64,
    .min = 0,
    .max = 65536,
    .slider_min = 1,
    .slider_max = 512,
    .whole = true,
    .formula = "d_R",
    .source = "DeepSeek-AI 2024, arXiv 2405.04434",
    .is_new = true,
};
constexpr std::array mla_parameters = {&rotary_components};

/// Returns how many components turn: whole pairs.
std::int64_t mla_turned(std::int64_t d, const ParameterValues& values) {
    return std::min(static_cast<std::int64_t>(values[rotary_components]), d) / 2 * 2;
}

/// Returns the vectors with their last `count` components first.
SharedVectors with_last_first(const SharedVectors& vectors, std::int64_t count,
                              const std::stop_token& stop) {
    if (count == 0 || count == vectors->dim)
        return vectors;
    auto moved = std::make_shared<Vectors>(
        Vectors{vectors->rows, vectors->dim, std::vector<float>(vectors->values().size())});
    parallel_for(static_cast<std::size_t>(vectors->rows), 64, stop, [&](std::size_t i) {
        const std::span<const float> row = vectors->row(static_cast<std::int64_t>(i));
        std::ranges::rotate_copy(row, row.end() - count,
                                 moved->data.begin() + static_cast<std::ptrdiff_t>(i * row.size()));
    });
    return moved;
}

Scores prepare_mla(const QueriesAndKeys& input, const ParameterValues& values, const Weights&,
                   const std::stop_token& stop) {
    const std::int64_t count = mla_turned(input.queries->dim, values);
    return InnerProducts{with_last_first(input.queries, count, stop),
                         with_last_first(input.keys, count, stop)};
}

}  // namespace

extern const Variant mla_attention = {
    .key = "mla",
    .label = "MLA",
    .formula = R"(q_C \cdot k_C + (R_i\,q_R) \cdot (R_j\,k_R))",
    .help =
        "Positions turn the last components of queries and keys alone, as in DeepSeek's models; "
        "their factor on λ is the rule deepseek-mscale.",
    .meaning =
        "A score is the sum of two inner products. The product of the first components, q_C "
        "and k_C, does not depend on positions; the last components, q_R and k_R, are first "
        "turned by angles that follow from the positions i and j, written R_i and R_j, so that "
        "their product depends on the distance. In the rule for λ, d counts all components, so "
        "that DeepSeek-V3 has 1/√192. Once that model is set up for texts longer than it was "
        "first trained on, all its rows get 1.87 times this (rule deepseek-mscale).",
    .source =
        "DeepSeek-AI 2024, arXiv 2405.04434; github.com/deepseek-ai/DeepSeek-V3, "
        "inference/model.py",
    .parameters = mla_parameters,
    .prepare = prepare_mla,
    .is_product = true,
    .turned_components = mla_turned,
};

}  // namespace attnscope
