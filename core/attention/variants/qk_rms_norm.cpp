#include <array>
#include <cstddef>
#include <vector>

#include "core/attention/normalized.h"
#include "core/attention/variants.h"

namespace attnscope {
namespace {

constexpr Parameter query_gain{
    .key = "qk_norm_query_gain",
    .label = "Gain of queries",
    .unit = "",
    .help = "Multiplies the normalised queries; 1 for none.",
    .meaning =
        "Each normalised query is multiplied by this number, on top of what a weights file says "
        "of single components. It acts on every score as λ does, so that twice the gain is twice "
        "the λ.",
    .standard = 1,
    .min = 1e-3,
    .max = 1e3,
    .slider_min = 0.1,
    .slider_max = 10,
    .formula = R"(\gamma_q)",
    .source = "Henry et al. 2020, arXiv 2010.04245; Qwen Team 2025, arXiv 2505.09388",
    .is_new = true,
};
constexpr Parameter key_gain{
    .key = "qk_norm_key_gain",
    .label = "Gain of keys",
    .unit = "",
    .help = "Multiplies the normalised keys; 1 for none.",
    .meaning =
        "Each normalised key is multiplied by this number, on top of what a weights file says of "
        "single components. Only its product with the gain of queries matters.",
    .standard = 1,
    .min = 1e-3,
    .max = 1e3,
    .slider_min = 0.1,
    .slider_max = 10,
    .formula = R"(\gamma_k)",
    .source = "Henry et al. 2020, arXiv 2010.04245; Qwen Team 2025, arXiv 2505.09388",
    .is_new = true,
};
constexpr Parameter norm_epsilon{
    .key = "qk_norm_epsilon",
    .label = "Epsilon ε",
    .unit = "",
    .help = "Is added to the mean square before the root; 10⁻⁶ in Qwen3 and Gemma 3.",
    .meaning =
        "This small number keeps the division defined for a vector of zeros. It matters only for "
        "vectors whose mean square is about as small as it is, which then stay shorter than the "
        "others.",
    .standard = 1e-6,
    .min = 0,
    .max = 1e-2,
    .slider_min = 1e-8,
    .slider_max = 1e-2,
    .formula = R"(\varepsilon)",
    .source = "Zhang and Sennrich 2019, arXiv 1910.07467",
    .is_new = true,
};
constexpr Parameter norm_order{
    .key = "qk_norm_order",
    .label = "Norm and rotation",
    .unit = "",
    .help =
        "1: vectors are normalised before the position scheme turns them, as in Qwen3 and Gemma "
        "3; 2: after that, as in Llama 4.",
    .meaning =
        "Each query and key is normalised, that is, divided by the root of the mean of its squared "
        "numbers, and turned by the position scheme. This choice says which of the two comes "
        "first. Turning alone does not change that mean, so the order matters only in two cases. "
        "Either the file of a trained model multiplies each normalised component by a factor of "
        "its own, called its gain, or the position scheme also makes vectors shorter or longer.",
    .standard = 1,
    .min = 1,
    .max = 2,
    .slider_min = 1,
    .slider_max = 2,
    .whole = true,
    .source = "github.com/meta-llama/llama-models, models/llama4/model.py",
    .is_new = true,
};
constexpr std::array qk_rms_norm_parameters = {&query_gain, &key_gain, &norm_epsilon, &norm_order};

/// Returns the gains of the components: γ g, where g is a row of the given weights, or 1.
std::vector<double> component_gains(double gain, std::string_view name, std::int64_t d,
                                    const Weights& weights) {
    std::vector<double> gains(static_cast<std::size_t>(d), gain);
    if (weights.are_drawn())
        return gains;
    const SharedVectors given = weights.matrix({.name = name, .rows = 1, .columns = d});
    for (std::size_t c = 0; c < gains.size(); ++c)
        gains[c] *= static_cast<double>(given->values()[c]);
    return gains;
}

RmsGains qk_rms_gains(const ParameterValues& values) {
    return {values[query_gain], values[key_gain], values[norm_epsilon]};
}

Scores prepare_qk_rms_norm(const QueriesAndKeys& input, const ParameterValues& values,
                           const Weights& weights, const std::stop_token& stop) {
    const auto [queries, keys, epsilon] = qk_rms_gains(values);
    const std::int64_t d = input.queries->dim;
    return InnerProducts{
        rms_normalized(*input.queries, component_gains(queries, "g_q", d, weights), epsilon, stop),
        rms_normalized(*input.keys, component_gains(keys, "g_k", d, weights), epsilon, stop)};
}

bool is_after_rotation(const ParameterValues& values) {
    return values[norm_order] == 2;
}

}  // namespace

extern const Variant qk_rms_norm_attention = {
    .key = "qk-rms-norm",
    .label = "QK-RMSNorm",
    .formula = R"((g_q\,\hat{q}) \cdot (g_k\,\hat{k}),\quad \hat{x} = )"
               R"(\frac{\gamma_x\,x}{\sqrt{\lVert x\rVert^2/d + \varepsilon}})",
    .help =
        "Queries and keys are divided by their root mean squares and multiplied by gains, as in "
        "Qwen3, Gemma 3 and Llama 4; λ stays that of the rule.",
    .meaning =
        "All queries and keys are brought to one length: each is divided by the root of the mean "
        "of its squares, which makes its norm √d, and multiplied by a gain γ that you set. So no "
        "score exceeds γ_q γ_k d, unless a file of a trained model adds g_q and g_k, a factor for "
        "each component. A tiny ε avoids a division by 0.",
    .source =
        "Henry et al. 2020, arXiv 2010.04245; github.com/huggingface/transformers, "
        "models/qwen3/modeling_qwen3.py",
    .parameters = qk_rms_norm_parameters,
    .prepare = prepare_qk_rms_norm,
    .learns = true,
    .is_product = true,
    .rms_gains = qk_rms_gains,
    .follows_rotation = is_after_rotation,
};

}  // namespace attnscope
