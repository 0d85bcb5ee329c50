#include "core/rows/seen_row.h"

#include <algorithm>
#include <limits>

#include "core/attention/masks/documents.h"
#include "core/parameters/record.h"
#include "core/rows/products.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"

namespace attnscope {

SeenRows::SeenRows(const Scenario& scenario)
    : mask_(record_of(masks(), "mask", scenario.mask)),
      normalizer_(record_of(normalizers(), "normalizer", scenario.normalizer)),
      keys_(scenario.n),
      parameters_(scenario.parameters) {
    resolve_mask(parameters_, scenario);
}

VisibleKeys SeenRows::keys_of(std::int64_t place) const {
    return visible_keys(mask_, normalizer_, place, keys_, parameters_);
}

SeenRow SeenRows::at(std::int64_t place) const {
    const VisibleKeys seen = keys_of(place);
    const std::int64_t end = seen.second.size() > 0 ? seen.second.end : seen.first.end;
    return {static_cast<double>(seen.size()),
            static_cast<double>(std::max<std::int64_t>(end, 1) - 1)};
}

std::int64_t SeenRows::last_alike(std::int64_t place) const {
    return mask_.next_piece ? mask_.next_piece(place, parameters_) - 1
                            : std::numeric_limits<std::int64_t>::max();
}

double seen_scale(const Scenario& scenario, const SeenRow& seen) {
    const double keys = std::max(seen.keys, 1.0);
    if (rule(scenario.rule).temper)
        return scale_at(scenario, keys);
    return products_scale(scenario, row_scale(scenario, keys, seen.last));
}

}  // namespace attnscope
