#include "core/vectors/fitted_scenario.h"

#include <algorithm>

#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/trained_head.h"
#include "core/vectors/vector_files.h"

namespace attnscope {

Scenario fitted_to_files(const Scenario& scenario) {
    const FileHeads heads = open_heads(scenario);
    Scenario fitted = scenario;
    if (has_trained_vectors(scenario))
        fitted.d = size_of_trained_head(scenario);
    if (heads.queries)
        fitted.d = heads.queries->shape.columns;
    if (heads.keys) {
        fitted.d = heads.keys->shape.columns;
        fitted.n = heads.keys->shape.rows;
    }
    return fitted;
}

Scenario fitted_where_possible(const Scenario& scenario) {
    try {
        return fitted_to_files(scenario);
    } catch (const Error&) {
        return scenario;
    }
}

Scenario with_head_held(const Scenario& scenario) {
    Scenario held = scenario;
    held.batch = held.head = 0;
    const HeadAxes axes = axes_of(open_heads(held));
    held.batch =
        std::clamp<std::int64_t>(scenario.batch, 0, std::max<std::int64_t>(axes.batches, 1) - 1);
    held.head =
        std::clamp<std::int64_t>(scenario.head, 0, std::max<std::int64_t>(axes.heads, 1) - 1);
    return held;
}

std::int64_t count_queries(const Scenario& scenario) {
    const FileHeads heads = open_heads(scenario);
    if (heads.queries)
        return heads.queries->shape.rows;
    return heads.keys ? heads.keys->shape.rows : scenario.n;
}

}  // namespace attnscope
