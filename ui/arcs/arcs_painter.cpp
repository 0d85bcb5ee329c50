#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/arcs/arcs_layout.h"
#include "ui/look/text_metrics.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

constexpr double name_margin = 8;
constexpr double widest_line = 3.5, thinnest_line = 0.8;

struct ArcsPainter {
    QPainter& painter;
    const ArcsLayout& layout;
    const ArcsScene& scene;
    const Theme& theme;
    double largest;  ///< of the row's weights

    void text(const QRectF& room, Qt::Alignment side, const QString& text, const QColor& color,
              QFont::Weight weight = QFont::Normal, int size = textsize::body) const {
        const QFont font = uiFont(size, weight);
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(room, static_cast<int>(side | Qt::AlignVCenter | Qt::TextDontClip),
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, room.width() + 1));
    }

    int textSize() const { return layout.pitch < 18 ? textsize::small : textsize::body; }
    double part(std::int64_t key) const {
        return largest > 0 ? std::abs(scene.weight(key)) / largest : 0;
    }
};

/// Returns the colour of a line whose weight is `part` of the largest weight: the accent colour,
/// more transparent the smaller the part is.
QColor lineColor(const Theme& theme, double part) {
    QColor color = theme.accent;
    color.setAlphaF(static_cast<float>(0.18 + 0.82 * part));
    return color;
}

void paintHeadings(const ArcsPainter& canvas) {
    const ArcsLayout& layout = canvas.layout;
    const auto heading = [&](const QRectF& column, Qt::Alignment side, const char* english) {
        canvas.text({column.left() + name_margin, layout.headings.top(),
                     column.width() - 2 * name_margin, layout.headings.height()},
                    side, QCoreApplication::translate("Arcs", english), canvas.theme.mutedInk,
                    QFont::Normal, textsize::small);
    };
    heading(layout.queries, Qt::AlignRight, QT_TRANSLATE_NOOP("Arcs", "Queries"));
    heading(layout.keys, Qt::AlignLeft, QT_TRANSLATE_NOOP("Arcs", "Keys"));
    constexpr double room = 60;
    if (layout.bars.width() >= room)
        heading(layout.bars, Qt::AlignLeft, QT_TRANSLATE_NOOP("Arcs", "Weight"));
}

void paintQueries(const ArcsPainter& canvas) {
    const ArcsLayout& layout = canvas.layout;
    for (std::size_t i = 0; i < layout.shown.queries.size(); ++i) {
        const std::int64_t query = layout.shown.queries[i];
        const QRectF room = layout.query(i);
        const bool chosen = query == canvas.scene.row;
        if (chosen) {
            canvas.painter.setPen(Qt::NoPen);
            canvas.painter.setBrush(canvas.theme.accent);
            canvas.painter.drawRoundedRect(room.adjusted(0, 0.5, 0, -0.5), 3, 3);
        }
        const QColor& color = chosen ? canvas.theme.accentText : canvas.theme.mutedInk;
        if (layout.query_number > 0)
            canvas.text(
                {room.left() + name_margin / 2, room.top(), layout.query_number, room.height()},
                Qt::AlignLeft, QString::number(query), color, QFont::Normal, textsize::small);
        canvas.text(room.adjusted(name_margin + layout.query_number, 0, -name_margin, 0),
                    Qt::AlignRight, canvas.scene.rowNames().label(query), color,
                    chosen ? QFont::DemiBold : QFont::Normal, canvas.textSize());
    }
}

/// Paints the lines from the row to the keys, the smallest weights first.
void paintLines(const ArcsPainter& canvas, std::optional<std::int64_t> pointed) {
    const ArcsLayout& layout = canvas.layout;
    const auto& [queries, keys, are_aligned, share] = layout.shown;
    const auto row = std::ranges::find(queries, canvas.scene.row);
    if (row == queries.end())
        return;
    const QRectF from = layout.query(static_cast<std::size_t>(row - queries.begin()));
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (canvas.part(keys[i]) >= least_line)
            order.push_back(i);
    std::ranges::sort(order, {}, [&](std::size_t i) { return canvas.part(keys[i]); });
    canvas.painter.setBrush(Qt::NoBrush);
    for (const std::size_t i : order) {
        const double part = canvas.part(keys[i]);
        const QPointF start(from.right() + 1, from.center().y()),
            end(layout.keys.left() - 1, layout.key(i).center().y());
        const double bend = (end.x() - start.x()) * 0.45;
        QPainterPath path(start);
        path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end);
        const bool is_pointed = pointed == keys[i];
        const double width = thinnest_line + (widest_line - thinnest_line) * std::sqrt(part);
        canvas.painter.setPen(QPen(is_pointed ? canvas.theme.ink : lineColor(canvas.theme, part),
                                   is_pointed ? std::max(width, 2.0) : width,
                                   canvas.scene.weight(keys[i]) < 0 ? Qt::DashLine : Qt::SolidLine,
                                   Qt::FlatCap));
        canvas.painter.drawPath(path);
    }
}

/// Paints a key's name and its weight as a bar.
void paintKey(const ArcsPainter& canvas, std::size_t i, bool is_pointed) {
    const ArcsLayout& layout = canvas.layout;
    const std::int64_t key = layout.shown.keys[i];
    const QRectF room = layout.key(i);
    const bool masked = canvas.scene.isMasked(key);
    if (layout.key_number > 0)
        canvas.text({room.left() + 2, room.top(), layout.key_number - 2, room.height()},
                    Qt::AlignRight, QString::number(key), canvas.theme.mutedInk, QFont::Normal,
                    textsize::small);
    const QColor names = masked ? canvas.theme.mutedInk : canvas.theme.ink;
    canvas.text(room.adjusted(name_margin + layout.key_number, 0, -name_margin, 0), Qt::AlignLeft,
                canvas.scene.places.label(key), names, is_pointed ? QFont::DemiBold : QFont::Normal,
                canvas.textSize());
    if (layout.bars.width() <= 0)
        return;
    constexpr double number = 46, high = 0.5;
    const double widest = std::max(0.0, layout.bars.width() - number - 4);
    const QRectF bar(layout.bars.left(), room.center().y() - room.height() * high / 2,
                     widest * canvas.part(key), room.height() * high);
    const bool isBelow = canvas.scene.weight(key) < 0;
    canvas.painter.fillRect(bar, isBelow ? lineColor(canvas.theme, 0.2) : canvas.theme.accent);
    const QString weight = masked ? QCoreApplication::translate("Arcs", "masked")
                                  : weightText(canvas.scene.weight(key), 2);
    canvas.text({layout.bars.left() + widest + 4, room.top(), number, room.height()}, Qt::AlignLeft,
                weight, canvas.theme.mutedInk, QFont::Normal, textsize::small);
}

void paintAbove(const ArcsPainter& canvas) {
    const ArcsLayout& layout = canvas.layout;
    if (layout.title.isEmpty())
        return;
    const auto fitting = [](const QStringList& texts, const QRectF& room, const QFont& font) {
        const auto fits = [&](const QString& text) {
            return QFontMetricsF(font).horizontalAdvance(text) <= room.width();
        };
        const auto found = std::ranges::find_if(texts, fits);
        return found == texts.end() ? texts.value(texts.size() - 1) : *found;
    };
    canvas.text(
        layout.title, Qt::AlignLeft,
        fitting(arcsTitles(canvas.scene), layout.title, uiFont(textsize::title, QFont::DemiBold)),
        canvas.theme.ink, QFont::DemiBold, textsize::title);
    canvas.text(
        layout.caption, Qt::AlignLeft,
        fitting(arcsCaptions(canvas.scene, layout.shown), layout.caption, uiFont(textsize::small)),
        canvas.theme.mutedInk, QFont::Normal, textsize::small);
}

}  // namespace

void paintArcs(QPainter& painter, const ArcsLayout& layout, const ArcsScene& scene,
               const Theme& theme, std::optional<std::int64_t> pointed) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const ArcsPainter canvas{painter, layout, scene, theme, scene.largestWeight()};
    paintAbove(canvas);
    paintHeadings(canvas);
    paintLines(canvas, pointed);
    paintQueries(canvas);
    for (std::size_t i = 0; i < layout.shown.keys.size(); ++i)
        paintKey(canvas, i, pointed == layout.shown.keys[i]);
    if (!scene.outdated)
        return;
    QColor veil = theme.surface;
    veil.setAlphaF(0.55F);
    painter.fillRect(layout.body.adjusted(-4, 0, 4, 4), veil);
}

}  // namespace attnscope
