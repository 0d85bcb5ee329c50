#include "core/attention/positions.h"

namespace attnscope {

extern const PositionScheme no_position = {
    .key = "none",
    .label = "none",
    .formula = R"(\lambda s)",
    .help = "Positions have no effect on the scores.",
    .meaning =
        "The score of a query and a key depends on the two vectors alone, wherever they stand. "
        "Without a mask, reordering the keys reorders the weights of a row and leaves its entropy "
        "as it is.",
    .source = "J. Su 2023, kexue.fm/archives/9603: last layer of HWFA",
    .parameters = {},
};

}  // namespace attnscope
