#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/heatmap/heatmap_canvas.h"
#include "ui/look/text.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

/// Returns the y of weight 0: the bottom or, where weights may be below 0, the middle.
double baseOfProfile(const HeatmapCanvas& canvas) {
    const QRectF& area = canvas.layout.profile;
    return canvas.scene.isSigned ? area.center().y() : area.bottom();
}

void paintProfileBars(const HeatmapCanvas& canvas, double highest) {
    const QRectF& area = canvas.layout.profile;
    const HeatmapScene& scene = canvas.scene;
    const QRectF cells = scene.window.cells();
    const double across = area.width() / cells.width();
    const double left = area.left() + (scene.profile_from - cells.left()) * across;
    const double step = (scene.profile_to - scene.profile_from) * across /
                        static_cast<double>(scene.profile.size());
    const double base = baseOfProfile(canvas);
    canvas.painter.save();
    canvas.painter.setClipRect(area);
    for (std::size_t i = 0; i < scene.profile.size(); ++i) {
        const double height = scene.profile[i] / highest * (base - area.top());
        if (height != 0 && !std::isnan(height))
            canvas.painter.fillRect(
                QRectF(left + static_cast<double>(i) * step, base, std::max(step, 1.0), -height)
                    .normalized(),
                canvas.theme.accent);
    }
    canvas.painter.restore();
}

/// Paints a dot at the end of the highest bar, so that a bar of a pixel beside the axis is seen.
void paintHighestEnd(const HeatmapCanvas& canvas) {
    constexpr double radius = 2.5;
    const QRectF& area = canvas.layout.profile;
    const HeatmapScene& scene = canvas.scene;
    const QRectF cells = scene.window.cells();
    const auto highest = std::ranges::max_element(
        scene.profile, {}, [](float weight) { return std::isnan(weight) ? 0 : std::abs(weight); });
    const double part = (static_cast<double>(highest - scene.profile.begin()) + 0.5) /
                        static_cast<double>(scene.profile.size());
    const double key = std::lerp(scene.profile_from, scene.profile_to, part);
    const double x = area.left() + (key - cells.left()) * area.width() / cells.width();
    if (x < area.left() || x > area.right())
        return;
    const double base = baseOfProfile(canvas);
    const double end = *highest < 0 ? 2 * base - area.top() : area.top();
    canvas.painter.save();
    canvas.painter.setPen(Qt::NoPen);
    canvas.painter.setBrush(canvas.theme.accent);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    canvas.painter.drawEllipse(QPointF(x, end), radius, radius);
    canvas.painter.restore();
}

}  // namespace

void paintProfile(const HeatmapCanvas& canvas) {
    const QRectF& area = canvas.layout.profile;
    if (area.isEmpty())
        return;
    const QRectF caption(area.left(), area.top() - 22, area.width(), 18);
    if (!canvas.scene.row) {
        canvas.text(caption, Qt::AlignLeft | Qt::AlignVCenter,
                    QCoreApplication::translate(
                        "Heatmap", "Point at a row to see its weights; click to pin it"),
                    canvas.theme.mutedInk);
        return;
    }
    canvas.text(
        caption, Qt::AlignLeft | Qt::AlignVCenter,
        (canvas.scene.isDifference ? QCoreApplication::translate("Heatmap", "Changes in row %1")
                                   : QCoreApplication::translate("Heatmap", "Weights of row %1"))
            .arg(canvas.scene.rowNames().named(*canvas.scene.row)),
        canvas.theme.ink, textsize::small, QFont::DemiBold);
    const double base = baseOfProfile(canvas);
    canvas.line(area.left(), base, area.right(), base, QPen(canvas.theme.line, 1));
    float highest = 0;
    for (const float weight : canvas.scene.profile)
        if (std::abs(weight) > highest)
            highest = std::abs(weight);
    if (highest <= 0)
        return;
    paintProfileBars(canvas, highest);
    paintHighestEnd(canvas);
    const QRectF label(area.left() - 52, area.top() - 8, 46, 16);
    canvas.text(label, Qt::AlignRight | Qt::AlignVCenter, weightText(highest),
                canvas.theme.mutedInk);
    canvas.text(label.translated(0, base - area.top()), Qt::AlignRight | Qt::AlignVCenter,
                QStringLiteral("0"), canvas.theme.mutedInk);
    canvas.line(area.left() - HeatmapCanvas::tick_length, area.top(), area.left(), area.top(),
                QPen(canvas.theme.line, 1));
}

}  // namespace attnscope
