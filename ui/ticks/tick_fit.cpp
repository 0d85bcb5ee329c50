#include "ui/ticks/tick_fit.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/look/text_metrics.h"

namespace attnscope {

namespace {

/// About how far labels are apart in pixels if there is room, and how many are wanted.
struct Spacing {
    double distance;
    int wanted;
};

constexpr Spacing across{56, 4}, upwards{40, 3};
constexpr double leastGap = 6;  ///< between two labels side by side

Ticks fitted(const Axis& axis, const AxisMap& map, const Spacing& spacing,
             const std::function<bool(const Ticks&)>& isCrowded) {
    constexpr int most = 12;
    const int room = std::max(2, static_cast<int>(std::abs(map.to - map.from) / spacing.distance));
    Ticks best = axisTicks(axis, map.range.min, map.range.max, room);
    for (int more = room + 1; more <= most && static_cast<int>(best.labels.size()) < spacing.wanted;
         ++more)
        if (Ticks denser = axisTicks(axis, map.range.min, map.range.max, more); !isCrowded(denser))
            best = std::move(denser);
    return best;
}

}  // namespace

Ticks ticksAcross(const Axis& axis, const AxisMap& map, const TextMetrics& metrics) {
    return fitted(axis, map, across, [&](const Ticks& ticks) {
        const auto boxes = labelBoxesAcross(ticks, map, 0, 1, metrics);
        return std::ranges::adjacent_find(boxes, [](const QRectF& left, const QRectF& right) {
                   return right.left() - left.right() < leastGap;
               }) != boxes.end();
    });
}

Ticks ticksUpwards(const Axis& axis, const AxisMap& map) {
    return fitted(axis, map, upwards, [&](const Ticks& ticks) {
        return std::ranges::adjacent_find(ticks.major, [&](double low, double high) {
                   return map.pixel(low) - map.pixel(high) < lineHeight;
               }) != ticks.major.end();
    });
}

std::vector<QRectF> labelBoxesAcross(const Ticks& ticks, const AxisMap& map, double top,
                                     double height, const TextMetrics& metrics) {
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i < ticks.major.size(); ++i) {
        const double width = widthOf(metrics, ticks.labels[i]);
        boxes.emplace_back(map.pixel(ticks.major[i]) - width / 2, top, width, height);
    }
    return boxes;
}

}  // namespace attnscope
