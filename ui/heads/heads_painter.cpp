#include <QCoreApplication>
#include <QPaintEngine>
#include <QTextOption>
#include <algorithm>
#include <cmath>

#include "core/attention/pooling.h"
#include "core/heads/head_habit.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"
#include "ui/heads/heads_scene.h"
#include "ui/heads/largest_scaled.h"
#include "ui/heatmap/area_scaled.h"
#include "ui/heatmap/color_bar.h"
#include "ui/look/pixels.h"
#include "ui/look/text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/translated.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

struct PaintedHeadsWords {
    Q_DECLARE_TR_FUNCTIONS(Heads)
};

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

/// Paints a sentence that says why there is no picture, cut off where there is no room.
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

/// Paints a cross where a head could not be computed and a sentence has no room.
void paintCross(const TilePainter& canvas, const QRectF& area) {
    const double part = std::min(area.width(), area.height()) / 4;
    const QRectF cross(area.center() - QPointF(part, part), QSizeF(2 * part, 2 * part));
    canvas.painter.setPen(QPen(canvas.theme.error, 1.5));
    canvas.painter.drawLine(cross.topLeft(), cross.bottomRight());
    canvas.painter.drawLine(cross.bottomLeft(), cross.topRight());
}

/// Paints a veil over what is out of date.
void paintVeil(const TilePainter& canvas, const HeadTile& tile, const QRectF& area) {
    if (!tile.stale && !canvas.scene.outdated)
        return;
    QColor veil = canvas.theme.surface;
    veil.setAlphaF(0.55F);
    canvas.painter.fillRect(area, veil);
}

/// Returns the picture of a head in these pixels. Pixels that hold several cells show the largest
/// weight or the mean, as the Scenario pools.
QImage scaledPicture(const HeadTile& tile, const HeadsScene& scene, const QSize& pixels) {
    const QSize size = tile.picture.size();
    const bool is_smaller = pixels.width() < size.width() || pixels.height() < size.height();
    if (is_smaller && pooling(scene.scenario.pooling).id == Pooling::max && !pixels.isEmpty())
        return scene.scale.picture(largestScaled(tile.head->frame.weights, size, pixels),
                                   pixels.width(), pixels.height());
    return areaScaled(tile.picture, QRectF(QPointF(0, 0), pixels), pixels);
}

/// Paints the picture of a head. On a device that has pixels the image is scaled to them; a vector
/// format gets it as it is.
void paintPicture(const TilePainter& canvas, const HeadTile& tile, const QRectF& area) {
    QPainter& painter = canvas.painter;
    painter.fillRect(area, canvas.theme.background);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (!tile.head->fault.empty() && canvas.layout.isGrid) {
        paintCross(canvas, area);
    } else if (!tile.head->fault.empty()) {
        paintFault(canvas, translated(tile.head->fault), area);
    } else if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.drawImage(area, tile.picture);
    } else {
        const QRect pixels = painter.deviceTransform().mapRect(area).toRect();
        if (tile.scaled.size() != pixels.size())
            tile.scaled = scaledPicture(tile, canvas.scene, pixels.size());
        drawPixels(painter, pixels.topLeft(), tile.scaled);
    }
    paintVeil(canvas, tile, area);
}

/// Paints a head as the colour of its number; a cross if it could not be computed, nothing if it
/// lacks the number.
void paintCell(const TilePainter& canvas, const HeadTile& tile, const HeadColors& colors,
               const QRectF& area) {
    QPainter& painter = canvas.painter;
    painter.fillRect(area, canvas.theme.background);
    const HeadSummary& head = *tile.head;
    if (const auto color = colors.of(head)) {
        painter.fillRect(area, *color);
        constexpr double room = 27, high = 14;
        if (area.width() >= room && area.height() >= high) {
            const bool on_light =
                contrastRatio(*color, Qt::black) > contrastRatio(*color, Qt::white);
            canvas.text(area, Qt::AlignHCenter,
                        numberText(head, colors.number, canvas.scene.scenario),
                        on_light ? Qt::black : Qt::white);
        }
    } else if (!head.fault.empty()) {
        paintCross(canvas, area);
    }
    paintVeil(canvas, tile, area);
}

/// Paints the frame around a picture, before the picture is painted over it.
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

/// Paints a ring around a cell, over it and its neighbours.
void paintRing(const TilePainter& canvas, const QRectF& area, bool chosen) {
    QPainter& painter = canvas.painter;
    painter.setBrush(Qt::NoBrush);
    constexpr double width = 2;
    painter.setPen(
        QPen(canvas.theme.surface, 2 * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(area);
    painter.setPen(QPen(chosen ? canvas.theme.accent : canvas.theme.ink, width, Qt::SolidLine,
                        Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(area);
}

/// Paints what a head is known for beside its name; returns false if there is no room.
bool paintHabit(const TilePainter& canvas, HeadOrder place, const QRectF& line, double name) {
    constexpr double margin = 5, gap = 6;
    const QString word = habitName(place);
    const double width = TextMetrics(uiFont(textsize::small)).advance(word) + 2 * margin;
    if (name + gap + width > line.width())
        return false;
    const QRectF badge(line.right() - width, line.top(), width, line.height());
    QPainter& painter = canvas.painter;
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(canvas.theme.background);
    painter.drawRoundedRect(badge, 3, 3);
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, smooth);
    canvas.text(badge, Qt::AlignHCenter, word, canvas.theme.ink);
    return true;
}

/// Paints "Head 3", with what the head is known for, or "shown" if it is the selected one; below it
/// H and the distance or score, and the share of the mean key if the head has one. If two numbers
/// have no room in one line, the second has a line of its own, and only the frame marks the
/// selected head.
void paintNumbers(const TilePainter& canvas, const HeadSummary& head, const HeadNumbers& how,
                  const QRectF& area, bool chosen) {
    const QRectF first(area.left(), area.bottom() + 4, area.width(), lineHeight);
    const QRectF second = first.translated(0, lineHeight);
    const bool stacked = canvas.layout.stacked;
    const QRectF distance = stacked ? second.translated(0, lineHeight) : second;
    const QColor& ink = canvas.theme.ink;
    const QString name = canvas.scene.hasLayers()
                             ? PaintedHeadsWords::tr("L%1 H%2").arg(head.layer).arg(head.head)
                             : PaintedHeadsWords::tr("Head %1").arg(head.head);
    canvas.text(first, Qt::AlignLeft, name, ink, QFont::DemiBold);
    const double width = TextMetrics(uiFont(textsize::small, QFont::DemiBold)).advance(name);
    const auto habit = habit_of(head);
    const bool told = habit && paintHabit(canvas, habit->place, first, width);
    if (chosen && !told && !stacked)
        canvas.text(first, Qt::AlignRight, PaintedHeadsWords::tr("shown"), canvas.theme.accent,
                    QFont::DemiBold);
    if (!head.fault.empty())
        return canvas.text(second, Qt::AlignLeft, PaintedHeadsWords::tr("not computed"),
                           canvas.theme.mutedInk);
    const auto [entropy, other] = numbersText(head, canvas.scene, how);
    canvas.text(second, Qt::AlignLeft, entropy, ink);
    canvas.text(distance, stacked ? Qt::AlignLeft : Qt::AlignRight, other, canvas.theme.mutedInk);
    if (head.has_mean_key())
        canvas.text(distance.translated(0, lineHeight), Qt::AlignLeft, meanKeyText(head),
                    canvas.theme.mutedInk);
}

/// Paints below a picture of a grid the number by which heads are sorted.
void paintNumber(const TilePainter& canvas, const HeadSummary& head, const HeadColors& colors,
                 const QRectF& area) {
    const double number = number_in_order(head, colors.number);
    const QString shown = std::isnan(number)
                              ? QStringLiteral("–")
                              : numberText(head, colors.number, canvas.scene.scenario);
    canvas.text({area.left(), area.bottom() + 2, area.width(), lineHeight}, Qt::AlignLeft,
                colors.number == HeadOrder::entropy ? QStringLiteral("H ") + shown : shown,
                canvas.theme.mutedInk);
}

/// Paints the layers' numbers on the left, scrolled with the tiles, and the heads' numbers above.
/// Leaves out numbers that have no room.
void paintGridLabels(const TilePainter& canvas, double scrolled) {
    const HeadsLayout& layout = canvas.layout;
    const HeadsGrid grid = canvas.scene.grid();
    const QPointF step = layout.tileAt({1, 1}).topLeft() - layout.tileAt({0, 0}).topLeft();
    const auto every = [](double room, double of) {
        return std::max(1, static_cast<int>(std::ceil(room / of)));
    };
    constexpr double across = 20, down = 13;
    for (int x = 0; x < grid.columns; x += every(across, step.x())) {
        const QRectF tile = layout.tileAt({x, 0});
        canvas.text(
            {tile.center().x() - across, layout.heads.top(), 2 * across, layout.heads.height() - 5},
            Qt::AlignHCenter, QString::number(x), canvas.theme.mutedInk);
    }
    canvas.painter.save();
    canvas.painter.setClipRect(layout.layers.adjusted(0, -4, 0, 4), Qt::IntersectClip);
    for (int y = 0; y < grid.rows; y += every(down, step.y())) {
        const QRectF tile = layout.tileAt({0, y}).translated(0, -scrolled);
        canvas.text({layout.layers.left(), tile.top() + layout.side / 2 - lineHeight / 2,
                     layout.layers.width() - 6, lineHeight},
                    Qt::AlignRight,
                    PaintedHeadsWords::tr("L%1").arg(
                        canvas.scene.layers[static_cast<std::size_t>(y)].layer.number),
                    canvas.theme.mutedInk);
    }
    canvas.painter.restore();
}

/// Paints frames where heads are yet to come.
void paintAwaited(const TilePainter& canvas, double scrolled) {
    const auto& layers = canvas.scene.layers;
    std::int64_t count = 0;
    for (const HeadsOfLayer& layer : layers)
        count += layer.heads;
    if (count == std::ssize(canvas.scene.tiles))
        return;
    for (int y = 0; y < static_cast<int>(layers.size()); ++y)
        for (int x = 0; x < layers[static_cast<std::size_t>(y)].heads; ++x) {
            const QRectF tile = canvas.layout.tileAt({x, y}).translated(0, -scrolled);
            const QRectF area =
                onPixels(canvas.painter,
                         QRectF(tile.topLeft(), QSizeF(canvas.layout.width, canvas.layout.side)));
            canvas.painter.fillRect(area, canvas.theme.background);
        }
}

/// The labels at the ends of the bar of colours.
std::pair<QString, QString> scaleLabels(const TilePainter& canvas, const HeadColors* colors,
                                        double room) {
    if (!colors)
        return headsScaleLabels(canvas.scene.scale, room);
    const bool in_nats =
        colors->number == HeadOrder::entropy || colors->number == HeadOrder::distance;
    const double factor = in_nats ? entropy_unit(canvas.scene.scenario.unit).factor : 1;
    if (colors->number == HeadOrder::distance)
        return {QStringLiteral("−") + shortNumber(colors->high * factor, 2),
                u'+' + shortNumber(colors->high * factor, 2)};
    return endLabels(colors->low * factor, colors->high * factor);
}

void paintScale(const TilePainter& canvas, const HeadColors* colors) {
    const QRectF& bar = canvas.layout.scale;
    const ColorScale& scale = colors ? colors->scale : canvas.scene.scale;
    if (scale.isEmpty())
        return;
    paintColorBar(canvas.painter, bar, Qt::Horizontal, scale, canvas.theme);
    constexpr double gap = bar_point + 2, room = 44;
    const auto [low, high] = scaleLabels(canvas, colors, room);
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
    for (const QString& caption : headsCaptions(canvas.scene, canvas.layout))
        if (metrics.horizontalAdvance(caption) <= room.width())
            return canvas.text(room, Qt::AlignLeft, caption, canvas.theme.mutedInk);
}

}  // namespace

void paintHeads(QPainter& painter, const HeadsLayout& layout, const HeadsScene& scene,
                const Theme& theme, double scrolled, int pointed) {
    const TilePainter canvas{painter, layout, scene, theme};
    painter.setRenderHint(QPainter::TextAntialiasing);
    if (!layout.title.isEmpty())
        canvas.text(layout.title, Qt::AlignLeft, headsTitle(scene), theme.ink, QFont::DemiBold,
                    textsize::title);
    const bool are_colors = layout.areColors;
    const HeadNumbers numbers = headNumbers(scene, layout);
    const HeadColors colors = layout.isGrid ? scene.colors() : HeadColors();
    paintCaption(canvas);
    paintScale(canvas, are_colors ? &colors : nullptr);
    if (layout.isGrid)
        paintGridLabels(canvas, scrolled);
    painter.save();
    constexpr double frame = 4;
    const QRectF seen = layout.tiles.adjusted(-frame, -frame, frame, frame);
    painter.setClipRect(seen);
    if (layout.isGrid)
        paintAwaited(canvas, scrolled);
    std::vector<std::pair<QRectF, bool>> marked;
    for (int i = 0; i < static_cast<int>(scene.tiles.size()); ++i) {
        if (!layout.tile(i).translated(0, -scrolled).intersects(seen))
            continue;
        const HeadTile& tile = scene.tiles[static_cast<std::size_t>(i)];
        const QRectF area = onPixels(painter, layout.picture(i).translated(0, -scrolled));
        const bool chosen = tile.head->id() == scene.chosen;
        if (are_colors) {
            paintCell(canvas, tile, colors, area);
            if (chosen || i == pointed)
                marked.emplace_back(area, chosen);
            continue;
        }
        paintFrame(canvas, area, chosen, i == pointed);
        paintPicture(canvas, tile, area);
        if (!layout.isGrid)
            paintNumbers(canvas, *tile.head, numbers,
                         {area.topLeft(), QSizeF(layout.width, area.height())}, chosen);
        else if (layout.text > 0)
            paintNumber(canvas, *tile.head, colors, area);
    }
    for (const auto& [area, chosen] : marked)
        paintRing(canvas, area, chosen);
    painter.restore();
}

void paintExportedHeads(QPainter& painter, QSizeF size, HeadsScene scene, const Theme& theme,
                        bool with_title, bool marked) {
    if (!marked)
        scene.chosen.reset();
    for (int i = 0; i < static_cast<int>(scene.tiles.size()); ++i)
        scene.color(i);
    paintHeads(painter, scene.layout(size, with_title, HeadsLayout::Excess::shrunk), scene, theme);
}

}  // namespace attnscope
