#include "core/sweep/possible_sweep.h"

#include <algorithm>

#include "core/attention/vector_source.h"
#include "core/text/errors.h"
#include "core/vectors/head_choices.h"
#include "core/vectors/inputs.h"

namespace attnscope {
namespace {

/// Returns the axes of the Scenario's files; none if they cannot be read.
HeadAxes axes_of_files(const Scenario& scenario) {
    try {
        return head_choices(scenario).axes;
    } catch (const Error&) {
        return {};
    }
}

std::int64_t least_dimension(const Scenario& scenario) {
    return std::max(vector_source(scenario.queries).least_dimension,
                    vector_source(scenario.keys).least_dimension);
}

}  // namespace

std::optional<Sweep> possible_sweep(const Scenario& scenario, Sweep sweep) {
    const bool is_head = sweep.field == "head";
    if (is_head || sweep.field == "batch") {
        const HeadAxes axes = axes_of_files(scenario);
        const std::int64_t count = is_head ? axes.heads : axes.batches;
        if (count < 2)
            return std::nullopt;
        const auto last = static_cast<double>(count - 1);
        sweep.from = std::min(sweep.from, last);
        sweep.to = std::min(sweep.to, last);
    }
    if (sweep.field == "d" && !has_own_vectors(scenario)) {
        const auto least = static_cast<double>(least_dimension(scenario));
        sweep.from = std::max(sweep.from, least);
        sweep.to = std::max(sweep.to, least);
    }
    return sweep;
}

}  // namespace attnscope
