#include "core/attention/head_axes.h"

namespace attnscope {

Message head_name(const Scenario& scenario, const HeadAxes& axes) {
    if (axes.heads == 0)
        return {};
    if (axes.heads == 1 && axes.batches == 0)
        return {"head.only", "head %1", {scenario.head}};
    if (axes.batches == 0)
        return {"head.of", "head %1 (0–%2)", {scenario.head, axes.heads - 1}};
    return {"head.of-batch",
            "head %1 (0–%2), batch %3",
            {scenario.head, axes.heads - 1, scenario.batch}};
}

}  // namespace attnscope
