#include "core/attention/cpu/picture.h"

#include <algorithm>
#include <limits>

#include "core/parallel/parallel_for.h"

namespace attnscope {
namespace {

/// The computed rows that one row of pixels shows.
std::span<const std::int64_t> rows_shown(const Plan& plan, std::int64_t pixel_row) {
    const auto place_of = [&](std::int64_t row) {
        return std::lower_bound(plan.rows.begin(), plan.rows.end(), row);
    };
    return {place_of(plan.rows_axis.begin_of(pixel_row)),
            place_of(plan.rows_axis.end_of(pixel_row))};
}

/// Calls body(part) for what each strip holds of one row of pixels, in their order whatever the
/// threads did.
template <typename Body>
void for_each_part(std::span<PixelStrip> strips, std::int64_t pixel_row, const Body& body) {
    auto strip = std::partition_point(strips.begin(), strips.end(),
                                      [&](const PixelStrip& s) { return s.end() <= pixel_row; });
    for (; strip != strips.end() && strip->first <= pixel_row; ++strip)
        body(strip->row(pixel_row));
}

/// Number of visible cells of these rows in each pixel column.
std::vector<double> cells_seen(const Plan& plan, std::span<const std::int64_t> rows) {
    std::vector<double> seen(plan.first_keys.size());
    const std::int64_t pooled = plan.keys_axis.pooled;
    for (const std::int64_t row : rows)
        for (std::size_t p = 0; p < seen.size() && plan.first_keys[p] < plan.visible(row); ++p)
            seen[p] +=
                static_cast<double>(std::min(pooled, plan.visible(row) - plan.first_keys[p]));
    return seen;
}

void largest_of(const Plan& plan, std::span<PixelStrip> strips, std::int64_t pixel_row,
                std::span<float> weights) {
    for_each_part(strips, pixel_row, [&](std::span<const float> part) {
        for (std::size_t p = 0; p < weights.size(); ++p)
            weights[p] = std::max(weights[p], part[p]);
    });
    const std::int64_t visible = plan.visible(rows_shown(plan, pixel_row).back());
    for (std::size_t p = weights.size(); p-- > 0 && plan.first_keys[p] >= visible;)
        weights[p] = std::numeric_limits<float>::quiet_NaN();
}

void mean_of(const Plan& plan, std::span<PixelStrip> strips, std::int64_t pixel_row,
             std::span<float> weights) {
    std::vector<double> sum(weights.size());
    for_each_part(strips, pixel_row, [&](std::span<const float> part) {
        for (std::size_t p = 0; p < sum.size(); ++p)
            sum[p] += static_cast<double>(part[p]);
    });
    const std::vector<double> seen = cells_seen(plan, rows_shown(plan, pixel_row));
    for (std::size_t p = 0; p < sum.size(); ++p)
        weights[p] = seen[p] > 0 ? static_cast<float>(sum[p] / seen[p])
                                 : std::numeric_limits<float>::quiet_NaN();
}

}  // namespace

std::vector<float> assemble(const Plan& plan, Pooling pooling, std::vector<PixelStrip> strips,
                            const std::stop_token& stop) {
    std::erase_if(strips, [](const PixelStrip& strip) { return strip.width == 0; });
    const auto width = static_cast<std::size_t>(plan.keys_axis.count);
    const auto height = static_cast<std::size_t>(plan.rows_axis.count);
    std::vector<float> weights(width * height);
    parallel_for(height, 16, stop, [&](std::size_t y) {
        const auto row = std::span(weights).subspan(y * width, width);
        const auto pixel_row = static_cast<std::int64_t>(y);
        pooling == Pooling::max ? largest_of(plan, strips, pixel_row, row)
                                : mean_of(plan, strips, pixel_row, row);
    });
    return weights;
}

}  // namespace attnscope
