#include <algorithm>

#include "core/attention/engine.h"

namespace attnscope {

AttentionSummary summarize(std::span<const RowStatistics> rows, double lambda) {
    AttentionSummary sum{0, 0, 0, 0};
    double count = 0;
    for (const RowStatistics& row : rows) {
        if (row.count == 0)
            continue;
        ++count;
        sum.mean_entropy += row.entropy;
        sum.mean_collision += row.collision;
        sum.mean_gradient += jacobian_half_l1(row, lambda);
        sum.max_weight = std::max(sum.max_weight, row.max_weight);
    }
    return {sum.mean_entropy / count, sum.mean_collision / count, sum.mean_gradient / count,
            sum.max_weight};
}

}  // namespace attnscope
