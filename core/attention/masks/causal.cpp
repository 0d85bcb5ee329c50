#include "core/attention/masks.h"

namespace attnscope {

extern const AttentionMask causal_mask = {
    .key = "causal",
    .label = "causal",
    .formula = R"(j \le i)",
    .help = "A row sees the keys up to its own position.",
    .meaning =
        "A query sees its own key and those before it, as in a model that predicts the next token. "
        "Row i, counted from 0, has i + 1 keys: the matrix holds rows of all lengths up to n, and "
        "the first has the entropy 0.",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .parameters = {},
    .visible = [](std::int64_t place, std::int64_t keys, const ParameterValues&) -> VisibleKeys {
        return {{0, std::clamp<std::int64_t>(place + 1, 0, keys)}, {}};
    },
};

}  // namespace attnscope
