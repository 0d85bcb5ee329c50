#include "core/attention/masks.h"

namespace attnscope {

extern const AttentionMask causal_mask = {
    .key = "causal",
    .label = "causal",
    .formula = "j ≤ i",
    .help = "A row sees the keys up to its own place.",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .parameters = {},
    .visible = [](std::int64_t row, std::int64_t keys, const ParameterValues&) -> VisibleKeys {
        return {{0, std::min(row + 1, keys)}, {}};
    },
};

}  // namespace attnscope
