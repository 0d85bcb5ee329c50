#include <algorithm>
#include <cmath>

#include "core/engines/engine.h"

namespace attnscope {

std::vector<double> row_shares(const AttentionFrame& frame) {
    std::vector<double> shares(frame.statistics.size(), 1);
    if (!frame.coarse || !frame.has_picture())
        return shares;
    const auto pixel_of = [&](std::int64_t row) {
        return static_cast<std::size_t>(frame.rows_axis.pixels_of(row).begin);
    };
    std::vector<double> known(static_cast<std::size_t>(frame.rows_axis.count));
    for (const std::int64_t row : frame.rows)
        ++known[pixel_of(row)];
    std::ranges::transform(frame.rows, shares.begin(),
                           [&](std::int64_t row) { return 1 / known[pixel_of(row)]; });
    return shares;
}

AttentionSummary summarize(const AttentionFrame& frame) {
    const std::vector<double> shares = row_shares(frame);
    AttentionSummary sum{};
    double count = 0, all = 0;
    for (std::size_t i = 0; i < frame.statistics.size(); ++i) {
        const RowStatistics& row = frame.statistics[i];
        all += shares[i];
        if (!has_weights(row))
            continue;
        sum.mean_row_sum += shares[i] * row.sum;
        sum.mean_negative += shares[i] * row.negative;
        sum.mean_support += shares[i] * static_cast<double>(row.support);
        count += shares[i];
        sum.mean_entropy += shares[i] * row.entropy;
        sum.mean_collision += shares[i] * row.collision;
        sum.mean_gradient += shares[i] * gradient_of(row, frame.lambdas[i]);
        if (std::abs(row.max_weight) > std::abs(sum.max_weight))
            sum.max_weight = row.max_weight;
    }
    return {sum.mean_entropy / count, sum.mean_collision / count, sum.mean_gradient / count,
            sum.max_weight,           sum.mean_row_sum / all,     sum.mean_support / all,
            sum.mean_negative / all};
}

}  // namespace attnscope
