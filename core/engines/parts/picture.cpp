#include "core/engines/parts/picture.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/parallel/parallel_for.h"

namespace attnscope {
namespace {

/// Returns the computed rows of the matrix that one row of pixels shows.
std::span<const std::int64_t> rows_shown(const Plan& plan, std::int64_t pixel_row) {
    const auto place_of = [&](std::int64_t row) {
        return std::lower_bound(plan.rows.begin(), plan.rows.end(), row);
    };
    return {place_of(plan.rows_axis.begin_of(pixel_row)),
            place_of(plan.rows_axis.end_of(pixel_row))};
}

/// Calls body(part) with each strip's part of one row of pixels, in the order of the strips, which
/// does not depend on threads.
template <typename Body>
void for_each_part(std::span<PixelStrip> strips, std::int64_t pixel_row, const Body& body) {
    auto strip = std::partition_point(strips.begin(), strips.end(),
                                      [&](const PixelStrip& s) { return s.end() <= pixel_row; });
    for (; strip != strips.end() && strip->first <= pixel_row; ++strip)
        body(strip->row(pixel_row));
}

/// Adds to `cells` how many cells of an interval each column of pixels pools.
void count_cells(const Plan& plan, const KeyInterval& seen, std::vector<double>& cells) {
    if (seen.size() == 0)
        return;
    const PixelAxis& axis = plan.keys_axis;
    const std::int64_t end = axis.pixels_of(seen.end - 1).end;
    for (std::int64_t p = axis.pixels_of(seen.begin).begin; p < end; ++p)
        cells[static_cast<std::size_t>(p)] +=
            static_cast<double>(within(seen, {axis.begin_of(p), axis.end_of(p)}).size());
}

/// Returns how many visible cells of these rows each column of pixels pools.
std::vector<double> cells_seen(const Plan& plan, std::span<const std::int64_t> rows) {
    std::vector<double> cells(plan.first_keys.size());
    double whole = 0;  // rows that see every key are counted together
    for (const std::int64_t row : rows) {
        const auto [first, second] = plan.visible(row);
        if (first.size() == plan.key_count) {
            ++whole;
            continue;
        }
        count_cells(plan, first, cells);
        count_cells(plan, second, cells);
    }
    for (double& count : cells)
        count += whole * static_cast<double>(plan.keys_axis.pooled);
    return cells;
}

void largest_of(std::span<PixelStrip> strips, std::int64_t pixel_row, std::span<float> weights) {
    for_each_part(strips, pixel_row, [&](std::span<const float> part) {
        for (std::size_t p = 0; p < weights.size(); ++p)
            if (std::abs(part[p]) > std::abs(weights[p]))
                weights[p] = part[p];
    });
}

void mean_of(std::span<PixelStrip> strips, std::int64_t pixel_row, std::span<const double> cells,
             std::span<float> weights) {
    std::vector<double> sum(weights.size());
    for_each_part(strips, pixel_row, [&](std::span<const float> part) {
        for (std::size_t p = 0; p < sum.size(); ++p)
            sum[p] += static_cast<double>(part[p]);
    });
    for (std::size_t p = 0; p < sum.size(); ++p)
        weights[p] = static_cast<float>(sum[p] / cells[p]);
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
        const std::vector<double> cells = cells_seen(plan, rows_shown(plan, pixel_row));
        pooling == Pooling::max ? largest_of(strips, pixel_row, row)
                                : mean_of(strips, pixel_row, cells, row);
        for (std::size_t p = 0; p < width; ++p)
            if (cells[p] == 0)
                row[p] = std::numeric_limits<float>::quiet_NaN();
    });
    return weights;
}

void finish(AttentionFrame& frame, Plan plan, Pooling pooling, std::vector<PixelStrip> strips,
            const std::stop_token& stop) {
    if (plan.has_picture()) {
        frame.rows_axis = plan.rows_axis;
        frame.keys_axis = plan.keys_axis;
        frame.weights = assemble(plan, pooling, std::move(strips), stop);
    }
    frame.scores = scores_of(plan);
    frame.coarse = plan.coarse;
    frame.is_signed = plan.subtracted.has_value();
    frame.rows = std::move(plan.rows);
}

}  // namespace attnscope
