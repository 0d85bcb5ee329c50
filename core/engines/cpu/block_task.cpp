#include "core/engines/cpu/block_task.h"

namespace attnscope {

ColumnRows BlockTask::rows_of(std::size_t column) const {
    ColumnRows taken;
    for (std::size_t row = 0; row < column_rows; ++row)
        taken[row] = rows[filled_up(column * column_rows + row)];
    return taken;
}

std::vector<std::int64_t> BlockTask::places() const {
    std::vector<std::int64_t> places(rows.size(), -1);
    std::int64_t place = 0;
    auto row = rows.begin();
    for (const std::int64_t each : wanted) {
        row = std::find(row, rows.end(), each);
        places[static_cast<std::size_t>(row - rows.begin())] = place++;
    }
    return places;
}

std::vector<PixelAxis::Range> BlockTask::pixel_rows() const {
    std::vector<PixelAxis::Range> shown(rows.size());
    const std::vector<std::int64_t> places = this->places();
    for (std::size_t r = 0; r < rows.size(); ++r)
        if (places[r] >= 0)
            shown[r] = plan.rows_axis.pixels_of(rows[r]);
    return shown;
}

PixelStrip strip_of(const Plan& plan, std::span<const PixelAxis::Range> pixel_rows) {
    const auto shown = [](const PixelAxis::Range& pixels) { return !pixels.empty(); };
    const auto first = std::find_if(pixel_rows.begin(), pixel_rows.end(), shown);
    if (first == pixel_rows.end())
        return {};
    const auto last = std::find_if(pixel_rows.rbegin(), pixel_rows.rend(), shown);
    PixelStrip strip;
    strip.first = first->begin;
    strip.width = static_cast<std::size_t>(plan.keys_axis.count);
    strip.values.resize(static_cast<std::size_t>(last->end - strip.first) * strip.width);
    return strip;
}

}  // namespace attnscope
