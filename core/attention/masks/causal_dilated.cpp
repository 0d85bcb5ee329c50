#include "core/attention/masks/dilation.h"

namespace attnscope {

extern const AttentionMask causal_dilated_mask = {
    .key = "causal-dilated",
    .label = "dilated window, causal",
    .formula = R"(0 \le i - j \le r\delta\text{, and }\delta\text{ divides }i - j)",
    .help = "A query sees every δ-th of the keys up to its own position.",
    .meaning =
        "A causal window with gaps: of the keys before it a query sees every δ-th, counted from "
        "its own, r of them and its own key. Neighbouring queries see other keys, and only a "
        "further layer lets what they saw meet.",
    .source =
        "Beltagy, Peters and Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, "
        "diagonaled_mm_tvm.py",
    .parameters = dilated_parameters,
    .visible = [](std::int64_t place, std::int64_t keys,
                  const ParameterValues& values) { return dilated_keys(place, 0, keys, values); },
    .has_steps = true,
};

}  // namespace attnscope
