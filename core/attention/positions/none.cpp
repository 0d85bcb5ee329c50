#include "core/attention/positions.h"

namespace attnscope {

extern const PositionScheme no_position = {
    .key = "none",
    .label = "none",
    .formula = "",
    .help = "Positions have no effect on the scores.",
    .source = "",
    .parameters = {},
};

}  // namespace attnscope
