#include "ui/heatmap/heatmap_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/scenario/units.h"
#include "ui/text.h"

namespace attnscope {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

QString cellsText(std::int64_t cells, int pixels) {
    const double each = static_cast<double>(cells) / pixels;
    return shortNumber(each, each < 10 ? 2 : 3);
}

ColorScale scaleOf(const AttentionFrame& frame, const Scenario& of) {
    return {frame.weights, of.color_range, of.color_map, 1 / static_cast<double>(of.n)};
}

}  // namespace

QString poolingBadge(const Viewport& part, Pooling pooling) {
    const std::int64_t rows = part.row_end - part.row_begin, keys = part.key_end - part.key_begin;
    if (part.width <= 0 || part.height <= 0)
        return {};
    if (rows <= part.height && keys <= part.width)
        return QStringLiteral("every cell shown");
    return QStringLiteral("%1 × %2 cells a pixel · %3")
        .arg(cellsText(rows, part.height), cellsText(keys, part.width),
             pooling == Pooling::max ? QStringLiteral("max") : QStringLiteral("mean"));
}

EntropyStrip::EntropyStrip(const AttentionFrame& frame, EntropyUnit unit) {
    const Viewport& part = frame.viewport;
    if (part.height <= 0 || part.row_end <= part.row_begin)
        return;
    bins.assign(static_cast<std::size_t>(part.height), {nan, nan, nan});
    std::vector<int> counts(bins.size(), 0);
    double least = std::numeric_limits<double>::infinity(), most = -least;
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        const std::int64_t row = frame.rows[i];
        if (row < part.row_begin || row >= part.row_end || frame.statistics[i].count == 0)
            continue;
        const auto at = static_cast<std::size_t>((row - part.row_begin) * part.height /
                                                 (part.row_end - part.row_begin));
        const double value = frame.statistics[i].entropy * entropy_factor(unit);
        Bin& bin = bins[at];
        const int seen = counts[at]++;
        bin = seen == 0
                  ? Bin{value, value, value}
                  : Bin{std::min(bin.least, value), bin.mean + (value - bin.mean) / (seen + 1),
                        std::max(bin.most, value)};
        least = std::min(least, value);
        most = std::max(most, value);
    }
    if (least > most)
        return;
    const double room = std::max(0.04 * (most - least), 0.005);
    low = std::max(0.0, least - room);
    high = most + room;
}

void HeatmapScene::show(const AttentionFrame& frame, const Scenario& of, const ColorScale& colors,
                        const EntropyStrip& entropies) {
    scenario = of;
    part = frame.viewport;
    coarse = frame.coarse;
    scale = colors;
    strip = entropies;
    image = scale.picture(frame.weights, part.width, part.height);
}

void HeatmapScene::take(const AttentionFrame& frame, const Scenario& of) {
    show(frame, of, scaleOf(frame, of), EntropyStrip(frame, of.unit));
}

void HeatmapScene::takeInDrag(const AttentionFrame& frame, const Scenario& of) {
    ColorScale colors = scaleOf(frame, of);
    EntropyStrip entropies(frame, of.unit);
    if (colors.range() == scale.range() && colors.map() == scale.map()) {
        colors.include(scale);
        entropies.low = std::min(entropies.low, strip.low);
        entropies.high = std::max(entropies.high, strip.high);
    }
    show(frame, of, colors, entropies);
}

}  // namespace attnscope
