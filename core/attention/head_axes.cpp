#include "core/attention/head_axes.h"

#include "core/scenario/first_axis.h"

namespace attnscope {

Message head_name(const Scenario& scenario, const HeadAxes& axes) {
    if (axes.heads == 0)
        return {};
    if (axes.heads == 1 && axes.batches == 0)
        return {"head.only", "head %1", {scenario.head}};
    if (axes.batches == 0)
        return {"head.of", "head %1 (0–%2)", {scenario.head, axes.heads - 1}};
    if (first_axis(scenario.first_axis).id == FirstAxis::layer)
        return {"head.of-layer",
                "head %1 (0–%2), layer %3",
                {scenario.head, axes.heads - 1, scenario.batch}};
    return {"head.of-batch",
            "head %1 (0–%2), batch %3",
            {scenario.head, axes.heads - 1, scenario.batch}};
}

}  // namespace attnscope
