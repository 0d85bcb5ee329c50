#include "core/attention/head_axes.h"

#include "core/scenario/first_axis.h"

namespace attnscope {
namespace {

Message name_in_layer(const Scenario& scenario, const HeadAxes& axes, bool has_batches) {
    if (axes.heads == 0)
        return {};
    if (has_batches)
        return {"head.of-batch",
                "head %1 (0–%2), batch %3",
                {scenario.head, axes.heads - 1, scenario.batch}};
    if (axes.heads == 1)
        return {"head.only", "head %1", {scenario.head}};
    return {"head.of", "head %1 (0–%2)", {scenario.head, axes.heads - 1}};
}

}  // namespace

Message head_name(const Scenario& scenario, const HeadAxes& axes) {
    if (!axes.model.empty())
        return axes.model;
    const bool by_axis = axes.batches > 0 && first_axis(scenario.first_axis).id == FirstAxis::layer;
    const std::optional<std::int64_t> layer = by_axis ? scenario.batch : axes.layer;
    const Message head = name_in_layer(scenario, axes, axes.batches > 0 && !by_axis);
    if (!layer)
        return head;
    if (head.empty())
        return {"head.layer-alone", "layer %1", {*layer}};
    return {"head.in-layer", "layer %1, %2", {*layer, head}};
}

}  // namespace attnscope
