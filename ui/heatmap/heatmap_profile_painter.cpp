#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/heatmap/heatmap_canvas.h"
#include "ui/look/text.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

/// Returns the y of weight 0: the bottom or, for a difference, the middle.
double baseOfProfile(const HeatmapCanvas& canvas) {
    const QRectF& area = canvas.layout.profile;
    return canvas.scene.isDifference ? area.center().y() : area.bottom();
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
    const QRectF label(area.left() - 52, area.top() - 8, 46, 16);
    canvas.text(label, Qt::AlignRight | Qt::AlignVCenter, weightText(highest),
                canvas.theme.mutedInk);
    canvas.text(label.translated(0, base - area.top()), Qt::AlignRight | Qt::AlignVCenter,
                QStringLiteral("0"), canvas.theme.mutedInk);
    canvas.line(area.left() - HeatmapCanvas::tick_length, area.top(), area.left(), area.top(),
                QPen(canvas.theme.line, 1));
}

}  // namespace attnscope
