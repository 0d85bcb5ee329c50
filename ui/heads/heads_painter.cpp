#include <QCoreApplication>
#include <QPaintEngine>
#include <QTextOption>

#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"
#include "ui/heads/heads_scene.h"
#include "ui/heatmap/area_scaled.h"
#include "ui/heatmap/color_bar.h"
#include "ui/look/pixels.h"
#include "ui/look/text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

/// What every part of the picture is painted with.
struct TilePainter {
    QPainter& painter;
    const HeadsLayout& layout;
    const HeadsScene& scene;
    const Theme& theme;

    void text(const QRectF& room, Qt::Alignment side, const QString& text, const QColor& color,
              QFont::Weight weight = QFont::Normal, int size = textsize::small) const {
        const QFont font = uiFont(size, weight);
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(room, static_cast<int>(side | Qt::AlignVCenter),
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, room.width() + 1));
    }
};

/// Paints why there is no picture, as far as there is room for it.
void paintFault(const TilePainter& canvas, const QString& sentence, const QRectF& area) {
    constexpr double margin = 6;
    QPainter& painter = canvas.painter;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setFont(uiFont(textsize::small));
    painter.setPen(canvas.theme.mutedInk);
    QTextOption wrapped(Qt::AlignLeft | Qt::AlignTop);
    wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    painter.drawText(area.adjusted(margin, margin, -margin, -margin), sentence, wrapped);
    painter.restore();
}

/// Paints the picture of a head. On a device that has pixels the image is scaled to them by area; a
/// vector format gets it as it is.
void paintPicture(const TilePainter& canvas, const HeadTile& tile, const QRectF& area) {
    QPainter& painter = canvas.painter;
    painter.fillRect(area, canvas.theme.background);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (!tile.head->fault.empty()) {
        paintFault(canvas, translated(tile.head->fault), area);
    } else if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.drawImage(area, tile.picture);
    } else {
        const QRect pixels = painter.deviceTransform().mapRect(area).toRect();
        drawPixels(painter, pixels.topLeft(),
                   areaScaled(tile.picture, QRectF(QPointF(0, 0), pixels.size()), pixels.size()));
    }
    if (tile.stale || canvas.scene.outdated) {
        QColor veil = canvas.theme.surface;
        veil.setAlphaF(0.55F);
        painter.fillRect(area, veil);
    }
}

/// Paints the frame around the picture, which is painted over it.
void paintFrame(const TilePainter& canvas, const QRectF& area, bool chosen, bool pointed) {
    QPainter& painter = canvas.painter;
    if (!chosen) {
        painter.fillRect(area.adjusted(-1, -1, 1, 1),
                         pointed ? canvas.theme.ink : canvas.theme.line);
        return;
    }
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(canvas.theme.accent, 3));
    painter.drawRoundedRect(area.adjusted(-2.5, -2.5, 2.5, 2.5), 3, 3);
    painter.setRenderHint(QPainter::Antialiasing, smooth);
}

/// Paints "Head 3   shown" if the head is the selected one, below it H and the distance, and the
/// share of a mean key. If there is no room for two of them beside one another, the frame alone
/// marks the selected head.
void paintNumbers(const TilePainter& canvas, const HeadSummary& head, const QRectF& area,
                  bool chosen) {
    const double factor = entropy_unit(canvas.scene.scenario.unit).factor;
    const QRectF first(area.left(), area.bottom() + 4, area.width(), lineHeight);
    const QRectF second = first.translated(0, lineHeight);
    const bool stacked = canvas.layout.stacked;
    const QRectF distance = stacked ? second.translated(0, lineHeight) : second;
    const QColor& ink = canvas.theme.ink;
    canvas.text(first, Qt::AlignLeft,
                QCoreApplication::translate("Heads", "Head %1").arg(head.head), ink,
                QFont::DemiBold);
    if (chosen && !stacked)
        canvas.text(first, Qt::AlignRight, QCoreApplication::translate("Heads", "shown"),
                    canvas.theme.accent, QFont::DemiBold);
    if (!head.fault.empty())
        return canvas.text(second, Qt::AlignLeft,
                           QCoreApplication::translate("Heads", "not computed"),
                           canvas.theme.mutedInk);
    canvas.text(second, Qt::AlignLeft,
                QStringLiteral("H ") + valueText(head.mean_entropy * factor, 3), ink);
    canvas.text(distance, stacked ? Qt::AlignLeft : Qt::AlignRight,
                signedText(head.distance() * factor), canvas.theme.mutedInk);
    if (head.has_mean_key())
        canvas.text(distance.translated(0, lineHeight), Qt::AlignLeft, meanKeyText(head),
                    canvas.theme.mutedInk);
}

void paintScale(const TilePainter& canvas) {
    const QRectF& bar = canvas.layout.scale;
    const ColorScale& scale = canvas.scene.scale;
    if (scale.isEmpty())
        return;
    paintColorBar(canvas.painter, bar, Qt::Horizontal, scale, canvas.theme);
    constexpr double gap = bar_point + 2, room = 44;
    const auto [low, high] = headsScaleLabels(scale, room);
    const QRectF line(bar.left(), canvas.layout.caption.top(), bar.width(),
                      canvas.layout.caption.height());
    canvas.text({bar.left() - gap - room, line.top(), room, line.height()}, Qt::AlignRight, low,
                canvas.theme.mutedInk);
    canvas.text({bar.right() + gap, line.top(), room, line.height()}, Qt::AlignLeft, high,
                canvas.theme.mutedInk);
}

void paintCaption(const TilePainter& canvas) {
    const QRectF& room = canvas.layout.caption;
    const QFontMetricsF metrics(uiFont(textsize::small));
    for (const QString& caption : headsCaptions(canvas.scene))
        if (metrics.horizontalAdvance(caption) <= room.width())
            return canvas.text(room, Qt::AlignLeft, caption, canvas.theme.mutedInk);
}

}  // namespace

QString signedText(double value) {
    return value > 0 ? u'+' + valueText(value, 3) : valueText(value, 3);
}

void paintHeads(QPainter& painter, const HeadsLayout& layout, const HeadsScene& scene,
                const Theme& theme, double scrolled, int pointed) {
    const TilePainter canvas{painter, layout, scene, theme};
    painter.setRenderHint(QPainter::TextAntialiasing);
    if (!layout.title.isEmpty())
        canvas.text(layout.title, Qt::AlignLeft, headsTitle(scene), theme.ink, QFont::DemiBold,
                    textsize::title);
    paintCaption(canvas);
    paintScale(canvas);
    painter.save();
    constexpr double frame = 4;
    const QRectF seen = layout.tiles.adjusted(-frame, -frame, frame, frame);
    painter.setClipRect(seen);
    for (int i = 0; i < static_cast<int>(scene.tiles.size()); ++i) {
        if (!layout.tile(i).translated(0, -scrolled).intersects(seen))
            continue;
        const HeadTile& tile = scene.tiles[static_cast<std::size_t>(i)];
        const QRectF area = onPixels(painter, layout.picture(i).translated(0, -scrolled));
        const bool chosen = tile.head->head == scene.scenario.head;
        paintFrame(canvas, area, chosen, i == pointed);
        paintPicture(canvas, tile, area);
        paintNumbers(canvas, *tile.head, area, chosen);
    }
    painter.restore();
}

void paintExportedHeads(QPainter& painter, QSizeF size, HeadsScene scene, const Theme& theme,
                        bool with_title, bool marked) {
    if (!marked)
        scene.scenario.head = -1;
    const int count = static_cast<int>(scene.tiles.size());
    for (int i = 0; i < count; ++i)
        scene.color(i);
    paintHeads(
        painter,
        HeadsLayout(size, count, with_title, HeadsLayout::Excess::shrunk, headsTextLines(scene)),
        scene, theme);
}

}  // namespace attnscope
