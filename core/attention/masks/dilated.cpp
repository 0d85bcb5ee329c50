#include "core/attention/masks/dilation.h"

namespace attnscope {

extern const AttentionMask dilated_mask = {
    .key = "dilated",
    .label = "dilated window",
    .formula = R"(\lvert i - j \rvert \le r\delta\text{, and }\delta\text{ divides }i - j)",
    .help = "A query sees every δ-th key near its own position on both sides.",
    .meaning =
        "A window with gaps: of the keys on both sides a query sees every δ-th, counted from its "
        "own, r on each side. It reaches δ times as far as a window of as many keys, and its rows "
        "have at most 2r + 1 keys however long the text is.",
    .source =
        "Beltagy, Peters and Cohan 2020, arXiv 2004.05150; github.com/allenai/longformer, "
        "diagonaled_mm_tvm.py",
    .parameters = dilated_parameters,
    .visible =
        [](std::int64_t place, std::int64_t keys, const ParameterValues& values) {
            return dilated_keys(place, static_cast<std::int64_t>(values[dilated_reach]), keys,
                                values);
        },
    .has_steps = true,
};

}  // namespace attnscope
