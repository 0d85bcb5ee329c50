#include <array>

#include "core/attention/variants.h"

namespace attnscope {
namespace {

constexpr Parameter differential_lambda{
    .key = "differential_lambda",
    .label = "Subtracted share δ",
    .unit = "",
    .help =
        "Factor of the second softmax, which the paper calls λ: 0.2 in layer 0 at the start of "
        "training, and close to 0.8 in deep layers.",
    .meaning =
        "The weights of the second halves are multiplied by this number and subtracted from those "
        "of the first, so that a row sums to 1 − δ. A layer learns it and starts from 0.8 − "
        "0.6·exp(−0.3·ℓ), where ℓ counts layers from 0: 0.2 in the first, which is the default, "
        "and 0.556 in the fourth.",
    .standard = 0.2,
    .min = -10,
    .max = 10,
    .slider_min = 0.01,
    .slider_max = 1,
    .formula = R"(\delta_0 = 0.8 - 0.6\,e^{-0.3\,\ell})",
    .source =
        "Ye et al. 2024, arXiv 2410.05258; github.com/microsoft/unilm, "
        "Diff-Transformer/multihead_diffattn.py",
    .is_new = true,
};
constexpr std::array differential_parameters = {&differential_lambda};

Scores prepare_differential(const QueriesAndKeys& half, const ParameterValues&, const Weights&,
                            const std::stop_token&) {
    return half;
}

}  // namespace

extern const Variant differential_attention = {
    .key = "differential",
    .label = "differential",
    .formula = R"(s = q_1 \cdot k_1,\ s' = q_2 \cdot k_2;\quad \text{weights })"
               R"(\operatorname{softmax}(\lambda s) - \delta\,\operatorname{softmax}(\lambda s'))",
    .help =
        "Queries and keys are two halves, and the weights of the second, times δ, are subtracted "
        "from those of the first: weights can be below 0.",
    .meaning =
        "The first halves of query and key give one softmax, the second halves another, and δ "
        "times the second is subtracted. Keys that both look at lose weight, and some weights can "
        "become negative. H is the entropy of the weights without their signs, divided by their "
        "sum. λ is that of the rule for the whole d; for the 1/√(d/2) of the publication, type the "
        "formula sqrt(2/d).",
    .source =
        "Ye et al. 2024, arXiv 2410.05258; github.com/microsoft/unilm, "
        "Diff-Transformer/multihead_diffattn.py",
    .parameters = differential_parameters,
    .prepare = prepare_differential,
    .is_product = true,
    .subtracted = &differential_lambda,
};

}  // namespace attnscope
