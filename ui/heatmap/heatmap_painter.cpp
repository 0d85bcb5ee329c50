#include <QCoreApplication>
#include <QPaintEngine>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/attention/pooling.h"
#include "ui/heatmap/area_scaled.h"
#include "ui/heatmap/color_bar.h"
#include "ui/heatmap/heatmap_canvas.h"
#include "ui/look/outdated.h"
#include "ui/look/pixels.h"
#include "ui/look/text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

/// Returns the area of the selected row's number, beside the matrix; empty if the row is not in
/// view.
QRectF chipOf(const HeatmapCanvas& canvas) {
    constexpr double width = 50, height = 18;
    if (!canvas.scene.row || canvas.marked == RowMarked::no)
        return {};
    const QRectF& area = canvas.cells;
    const QRectF cells = canvas.scene.window.cells();
    const double row = static_cast<double>(*canvas.scene.row);
    if (row + 1 <= cells.top() || row >= cells.bottom())
        return {};
    const double y = canvas.scene.window.placed({cells.left(), row, 1, 1}, area).center().y();
    return {area.left() - width - 2, std::max(area.top(), y - height / 2), width, height};
}

/// Paints the image. On a device that has pixels it is scaled to them by area; a vector format gets
/// it as it is, for the viewer to scale.
void paintImage(const HeatmapCanvas& canvas) {
    QPainter& painter = canvas.painter;
    const HeatmapScene& scene = canvas.scene;
    const QRectF& area = canvas.cells;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.drawImage(scene.window.placed(scene.shownCells(), area), scene.image);
        return;
    }
    const QRect pixels = painter.deviceTransform().mapRect(area).toRect();
    const QRectF place =
        scene.window.placed(scene.shownCells(), QRectF(QPointF(0, 0), pixels.size()));
    drawPixels(painter, pixels.topLeft(), areaScaled(scene.image, place, pixels.size()));
}

/// Whether the image hides everything that lies behind it.
bool isCovered(const HeatmapCanvas& canvas) {
    constexpr double rounding = 1e-6;
    const HeatmapScene& scene = canvas.scene;
    const QRectF place = scene.window.placed(scene.shownCells(), canvas.cells);
    return !scene.image.isNull() && !scene.image.hasAlphaChannel() &&
           place.adjusted(-rounding, -rounding, rounding, rounding).contains(canvas.cells);
}

/// Paints what lies behind cells that are masked: diagonals in the picture's own measure, so that
/// they look alike at every size and in every format. Lines and their ends lie within the area, as
/// the writer of SVG does not clip.
void paintHatching(const HeatmapCanvas& canvas) {
    constexpr double apart = 8, width = 1;
    constexpr double inset = width / 2 * std::numbers::sqrt2 / 2;  // of a diagonal's end
    const QRectF area = canvas.cells.adjusted(inset, inset, -inset, -inset);
    QList<QLineF> lines;
    for (double sum = area.left() + area.top() + apart / 2; sum < area.right() + area.bottom();
         sum += apart) {  // x + y of a line
        const double from = std::max(area.left(), sum - area.bottom());
        const double to = std::min(area.right(), sum - area.top());
        lines.emplace_back(from, sum - from, to, sum - to);
    }
    const bool smooth = canvas.painter.testRenderHint(QPainter::Antialiasing);
    canvas.painter.fillRect(canvas.cells, canvas.theme.background);
    canvas.painter.setPen(QPen(mixed(canvas.theme.background, canvas.theme.line, 0.55), width,
                               Qt::SolidLine, Qt::FlatCap));
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);  // takes seconds on a poster
    canvas.painter.drawLines(lines);
    canvas.painter.setRenderHint(QPainter::Antialiasing, smooth);
}

/// Returns the rows of pixels that are dimmed, counted from the image's first row.
std::vector<PixelAxis::Range> fogged(const HeatmapScene& scene) {
    std::vector<PixelAxis::Range> rows;
    std::int64_t from = 0;
    const auto add = [&](std::int64_t to) {
        if (from < to)
            rows.push_back({from, to});
    };
    if (scene.fog == Fog::coarse)
        for (const PixelAxis::Range& clear : scene.exact) {
            add(clear.begin);
            from = clear.end;
        }
    add(scene.rows_axis.count);
    return rows;
}

void paintFog(const HeatmapCanvas& canvas) {
    const HeatmapScene& scene = canvas.scene;
    if (scene.fog == Fog::none)
        return;
    const QRectF cells = scene.shownCells();
    QPainter& painter = canvas.painter;
    painter.setOpacity(scene.fog == Fog::coarse ? 0.4 : dimmed);
    for (const auto& [begin, end] : fogged(scene)) {
        const double top = scene.rows_axis.edge(begin), bottom = scene.rows_axis.edge(end);
        painter.fillRect(
            scene.window.placed({cells.left(), top, cells.width(), bottom - top}, canvas.cells),
            canvas.theme.background);
    }
}

/// Dims an area beside the cells that is out of date.
void dim(const HeatmapCanvas& canvas, const QRectF& area) {
    canvas.painter.save();
    canvas.painter.setOpacity(dimmed);
    canvas.painter.fillRect(area, canvas.theme.surface);
    canvas.painter.restore();
}

void paintMatrix(const HeatmapCanvas& canvas) {
    QPainter& painter = canvas.painter;
    painter.save();
    painter.setClipRect(canvas.cells);
    if (!isCovered(canvas))
        paintHatching(canvas);
    if (!canvas.scene.image.isNull()) {
        paintImage(canvas);
        paintFog(canvas);
    }
    painter.restore();
}

QString elided(const QString& label, double width) {
    const TextMetrics metrics(uiFont(textsize::small));
    return metrics.advance(label) <= width ? label
                                           : metrics.elidedText(label, Qt::ElideRight, width);
}

void paintAxes(const HeatmapCanvas& canvas) {
    const QRectF& area = canvas.cells;
    const QRectF cells = canvas.scene.window.cells();
    const QPen pen(canvas.theme.line, 1);
    const double across = area.width() / cells.width(), down = area.height() / cells.height();
    const PlaceNames& places = canvas.scene.places;
    const double apart = places.isEmpty() ? 56 : 40, below = places.isEmpty() ? 40 : 15;
    const Ticks keys = cellTicks(cells.left(), cells.right(), area.width() / apart, places);
    for (std::size_t i = 0; i < keys.major.size(); ++i) {
        const double x =
            area.left() + (keys.major[i] + std::min(0.5, 0.5 * across) - cells.left()) * across;
        canvas.line(x, area.bottom(), x, area.bottom() + HeatmapCanvas::tick_length, pen);
        const QString label = elided(keys.labels[i], std::max(apart, across) - 6);
        const double width = TextMetrics(uiFont(textsize::small)).advance(label);
        if (x + width / 2 < area.right() + 2)  // the strip's own labels begin there
            canvas.text({x - 40, area.bottom() + HeatmapCanvas::tick_length + 1, 80, 16},
                        Qt::AlignHCenter | Qt::AlignTop, label, canvas.theme.mutedInk);
    }
    const QRectF chip = chipOf(canvas);
    const Ticks rows =
        cellTicks(cells.top(), cells.bottom(), area.height() / below, canvas.scene.rowNames());
    for (std::size_t i = 0; i < rows.major.size(); ++i) {
        const double y = area.top() + (rows.major[i] + 0.5 - cells.top()) * down;
        if (y > area.bottom())  // no more than the edge of its row is in view
            continue;
        canvas.line(area.left() - HeatmapCanvas::tick_length, y, area.left(), y, pen);
        const QRectF label(area.left() - 48 - HeatmapCanvas::tick_length, y - 8, 46, 16);
        if (!label.intersects(chip))
            canvas.text(label, Qt::AlignRight | Qt::AlignVCenter,
                        elided(rows.labels[i], label.width()), canvas.theme.mutedInk);
    }
    // Printers fill each pixel that an axis touches: the axis keeps a distance, so that it covers
    // no cell.
    constexpr double apart_from_cells = 1;
    const QRectF outside = area.adjusted(-apart_from_cells, 0, 0, apart_from_cells);
    canvas.axisBelow(outside);
    canvas.axisLeftOf(outside);
}

/// Returns the words that mark a picture as out of date or coarse; empty if it is neither.
QString stateOf(const HeatmapScene& scene) {
    if (scene.fog == Fog::all)
        return QCoreApplication::translate("Heatmap", " · out of date");
    return scene.coarse ? QCoreApplication::translate("Heatmap", " · coarse") : QString();
}

void paintCaptions(const HeatmapCanvas& canvas) {
    const QRectF& line = canvas.layout.caption;
    const QColor& color = canvas.theme.mutedInk;
    const Scenario& scenario = canvas.scene.scenario;
    const QString sides = QCoreApplication::translate("Heatmap", "query ↓  key →");
    const QString source = madeUpLabel(scenario);
    const QString badge = poolingBadge(canvas.scene.rows_axis, canvas.scene.keys_axis,
                                       pooling(canvas.scene.scenario.pooling).id) +
                          stateOf(canvas.scene);
    const QRectF room(line.left() - 48, line.top(), line.width() + 48, line.height());
    const TextMetrics metrics(uiFont(textsize::small));
    constexpr double apart = 12;
    const TextMetrics bold(uiFont(textsize::body, QFont::DemiBold));
    const double named = source.isEmpty() ? 0 : bold.advance(source) + apart;
    if (!source.isEmpty() && named + metrics.advance(badge) <= room.width())
        canvas.text(room, Qt::AlignLeft | Qt::AlignVCenter, source, canvas.theme.ink,
                    textsize::body, QFont::DemiBold);
    if (named + metrics.advance(sides) + metrics.advance(badge) + apart <= room.width())
        canvas.text(room.adjusted(named, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, sides, color);
    canvas.text(room, Qt::AlignRight | Qt::AlignVCenter, badge, color);
    if (!canvas.layout.strip.isEmpty()) {
        const QRectF strip = canvas.layout.strip.translated(0, -20);
        canvas.text({strip.left(), line.top(), strip.width(), line.height()},
                    Qt::AlignLeft | Qt::AlignVCenter,
                    (canvas.scene.isDifference ? QStringLiteral("ΔH  ") : QStringLiteral("H  ")) +
                        unitName(entropy_unit(canvas.scene.scenario.unit).key),
                    color);
    }
    canvas.text({canvas.layout.scale.left(), line.top(), 40, line.height()},
                Qt::AlignLeft | Qt::AlignVCenter,
                canvas.scene.isDifference ? QCoreApplication::translate("Heatmap", "change")
                                          : QCoreApplication::translate("Heatmap", "weight"),
                color);
    if (!canvas.layout.title.isEmpty())
        canvas.text(
            canvas.layout.title, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(uiFont(textsize::title, QFont::DemiBold))
                .elidedText(canvas.scene.title, Qt::ElideRight, canvas.layout.title.width()),
            canvas.theme.ink, textsize::title, QFont::DemiBold);
}

void paintScale(const HeatmapCanvas& canvas) {
    const QRectF& bar = canvas.layout.scale;
    if (canvas.scene.scale.isEmpty())
        return;
    paintColorBar(canvas.painter, bar, Qt::Vertical, canvas.scene.scale, canvas.theme);
    constexpr double line_height = 14;
    std::vector<double> labelled;  // a small bar has no room for all
    for (const auto& tick :
         canvas.scene.scale.ticks(std::max(2, static_cast<int>(bar.height() / 48)))) {
        const double y = bar.bottom() - tick.place * bar.height();
        canvas.line(bar.right(), y, bar.right() + HeatmapCanvas::tick_length, y,
                    QPen(canvas.theme.line, 1));
        if (std::ranges::any_of(labelled,
                                [&](double other) { return std::abs(other - y) < line_height; }))
            continue;
        labelled.push_back(y);
        canvas.text({bar.right() + HeatmapCanvas::tick_length + 3, y - 8, 48, 16},
                    Qt::AlignLeft | Qt::AlignVCenter, tick.label, canvas.theme.mutedInk);
    }
}

void paintSelection(const HeatmapCanvas& canvas) {
    const QRectF chip = chipOf(canvas);
    if (chip.isEmpty())
        return;
    const QRectF& area = canvas.cells;
    const double row = static_cast<double>(*canvas.scene.row);
    const QRectF cells = canvas.scene.window.cells();
    const QRectF band = canvas.scene.window.placed({cells.left(), row, cells.width(), 1}, area);
    const double y = band.center().y();
    QPainter& painter = canvas.painter;
    const QPen pen(canvas.theme.accent, canvas.scene.pinned ? 2 : 1);
    if (band.height() >= 5) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(band.intersected(area));
    } else {
        canvas.line(area.left(), y, area.right(), y, pen);
    }
    if (!canvas.layout.strip.isEmpty())
        canvas.line(canvas.layout.strip.left(), y, canvas.layout.strip.right(), y, pen);
    painter.setPen(Qt::NoPen);
    painter.setBrush(canvas.theme.accent);
    painter.drawRoundedRect(chip, 3, 3);
    canvas.text(chip.adjusted(0, 0, -4, 0), Qt::AlignRight | Qt::AlignVCenter,
                valueText(static_cast<double>(*canvas.scene.row), 0), canvas.theme.accentText,
                textsize::small, QFont::DemiBold);
}

}  // namespace

void paintScene(QPainter& painter, const HeatmapLayout& layout, const HeatmapScene& scene,
                const Theme& theme, RowMarked marked) {
    const HeatmapCanvas canvas{painter, layout, scene, theme, marked};
    painter.setRenderHint(QPainter::TextAntialiasing);
    if (canvas.paints(layout.upper)) {
        paintCaptions(canvas);
        paintMatrix(canvas);
        paintAxes(canvas);
        paintStrip(canvas);
        if (scene.fog == Fog::all)
            dim(canvas, layout.strip);
        paintScale(canvas);
    }
    paintProfile(canvas);
    if (scene.rowOutdated)
        dim(canvas, layout.profile);
    paintSelection(canvas);
    paintMark(canvas);
}

}  // namespace attnscope
