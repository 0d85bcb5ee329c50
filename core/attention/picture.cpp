#include "core/attention/picture.h"

#include <algorithm>
#include <limits>

#include "core/parallel/parallel_for.h"

namespace attnscope {
namespace {

/// The computed rows that one row of pixels shows.
std::span<const std::int64_t> rows_shown(const Plan& plan, std::int64_t pixel_row) {
    const auto first = [&](std::int64_t row_of_pixels) {
        return std::lower_bound(plan.rows.begin(), plan.rows.end(),
                                plan.rows_axis.first_cell(row_of_pixels));
    };
    return {first(pixel_row), first(pixel_row + 1)};
}

/// Adds up what the strips hold of one row of pixels, in their order whatever the threads did.
std::vector<double> gathered(const Plan& plan, Pooling pooling, std::span<PixelStrip> strips,
                             std::int64_t pixel_row) {
    std::vector<double> sum(plan.edges.size() - 1);
    auto strip = std::partition_point(strips.begin(), strips.end(),
                                      [&](const PixelStrip& s) { return s.end() <= pixel_row; });
    for (; strip != strips.end() && strip->first <= pixel_row; ++strip) {
        const std::span<float> part = strip->row(pixel_row);
        for (std::size_t p = 0; p < sum.size(); ++p) {
            const auto value = static_cast<double>(part[p]);
            sum[p] = pooling == Pooling::max ? std::max(sum[p], value) : sum[p] + value;
        }
    }
    return sum;
}

/// Number of visible cells of these rows in each pixel column.
std::vector<double> cells_seen(const Plan& plan, std::span<const std::int64_t> rows) {
    std::vector<double> seen(plan.edges.size() - 1);
    for (const std::int64_t row : rows)
        for (std::size_t p = 0; p < seen.size() && plan.edges[p] < plan.visible(row); ++p)
            seen[p] +=
                static_cast<double>(std::min(plan.edges[p + 1], plan.visible(row)) - plan.edges[p]);
    return seen;
}

void finish_row(const Plan& plan, Pooling pooling, std::span<PixelStrip> strips,
                std::int64_t pixel_row, std::span<float> weights) {
    const std::vector<double> sum = gathered(plan, pooling, strips, pixel_row);
    const std::span<const std::int64_t> rows = rows_shown(plan, pixel_row);
    if (pooling == Pooling::mean) {
        const std::vector<double> seen = cells_seen(plan, rows);
        for (std::size_t p = 0; p < sum.size(); ++p)
            weights[p] = static_cast<float>(sum[p] / seen[p]);  // 0/0 is the NaN that is wanted
        return;
    }
    for (std::size_t p = 0; p < sum.size(); ++p)
        weights[p] = plan.edges[p] < plan.visible(rows.back())
                         ? static_cast<float>(sum[p])
                         : std::numeric_limits<float>::quiet_NaN();
}

}  // namespace

std::vector<float> assemble(const Plan& plan, Pooling pooling, std::vector<PixelStrip> strips,
                            const std::stop_token& stop) {
    std::erase_if(strips, [](const PixelStrip& strip) { return strip.width == 0; });
    const auto width = static_cast<std::size_t>(plan.viewport->width);
    const auto height = static_cast<std::size_t>(plan.viewport->height);
    std::vector<float> weights(width * height);
    parallel_for(height, 16, stop, [&](std::size_t y) {
        finish_row(plan, pooling, strips, static_cast<std::int64_t>(y),
                   std::span(weights).subspan(y * width, width));
    });
    return weights;
}

}  // namespace attnscope
