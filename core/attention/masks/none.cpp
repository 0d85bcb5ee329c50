#include "core/attention/masks.h"

namespace attnscope {

extern const AttentionMask no_mask = {
    .key = "none",
    .label = "none",
    .formula = "every j",
    .help = "Every row sees every key.",
    .source = "",
    .parameters = {},
    .visible = [](std::int64_t, std::int64_t keys, const ParameterValues&) -> VisibleKeys {
        return {{0, keys}, {}};
    },
};

}  // namespace attnscope
