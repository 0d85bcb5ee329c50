#include "core/attention/masks.h"

namespace attnscope {

extern const AttentionMask no_mask = {
    .key = "none",
    .label = "none",
    .formula = R"(\text{every }j)",
    .help = "Every row sees every key.",
    .meaning =
        "Without a mask a query sees all keys, those after its own position too. All rows then "
        "have n keys and one law of entropies, as in an encoder, which reads a whole text at once.",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .parameters = {},
    .visible = [](std::int64_t, std::int64_t keys, const ParameterValues&) -> VisibleKeys {
        return {{0, keys}, {}};
    },
};

}  // namespace attnscope
