#include "core/rows/seen_row.h"

#include <algorithm>

#include "core/attention/normalizers.h"
#include "core/parameters/record.h"
#include "core/rows/products.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"

namespace attnscope {

SeenRow seen_row(const Scenario& scenario, std::int64_t place) {
    const VisibleKeys seen =
        visible_keys(record_of(masks(), "mask", scenario.mask),
                     record_of(normalizers(), "normalizer", scenario.normalizer), place, scenario.n,
                     scenario.parameters);
    const std::int64_t end = seen.second.size() > 0 ? seen.second.end : seen.first.end;
    return {static_cast<double>(seen.size()),
            static_cast<double>(std::max<std::int64_t>(end, 1) - 1)};
}

double seen_scale(const Scenario& scenario, const SeenRow& seen) {
    const double keys = std::max(seen.keys, 1.0);
    if (rule(scenario.rule).temper)
        return scale_at(scenario, keys);
    return products_scale(scenario, row_scale(scenario, keys, seen.last));
}

}  // namespace attnscope
