#include "ui/figure/paint.h"

#include <QLinearGradient>
#include <array>

#include "core/colors/color_maps.h"
#include "ui/figure/annotations.h"
#include "ui/figure/inset.h"
#include "ui/figure/label_metrics.h"
#include "ui/figure/label_text.h"
#include "ui/figure/plot_ink.h"
#include "ui/look/color_table.h"
#include "ui/look/text_metrics.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

QPolygonF plusSign() {
    constexpr double in = 1.4, out = 4.1;
    return QPolygonF({{-in, -out},
                      {in, -out},
                      {in, -in},
                      {out, -in},
                      {out, in},
                      {in, in},
                      {in, out},
                      {-in, out},
                      {-in, in},
                      {-out, in},
                      {-out, -in},
                      {-in, -in},
                      {-in, -out}});
}

void paintRing(QPainter& painter, const Theme& theme, const Point& point, QPointF at) {
    painter.setPen(ringPen(point, theme));
    painter.setBrush(theme.surface);
    painter.drawPath(ringPath(point).translated(at));
}

void paintErrorBar(QPainter& painter, const QColor& color, const Theme& theme, QPointF at) {
    const QPointF up(0, 5), aside(whiskerWidth / 2, 0);
    painter.setPen(barPen(color, theme));
    painter.drawLine(at - up, at + up);
    for (const QPointF& end : {at - up, at + up})
        painter.drawLine(end - aside, end + aside);
}

void paintMark(QPainter& painter, const Theme& theme, const Curve& curve, QPointF at) {
    const MarkLook look = markLook(curve, theme);
    painter.setPen(look.pen);
    painter.setBrush(look.brush);
    const double scale = 2 * dotRadius / 6;
    const QPainterPath path = markPath(curve.series);
    painter.drawPath(QTransform::fromScale(scale, scale).map(path).translated(at));
}

void paintText(QPainter& painter, const PlacedText& placed, const QFont& font, const QColor& color,
               Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter) {
    if (placed.text.isEmpty())
        return;
    painter.setFont(font);
    painter.setPen(color);
    if (!placed.isUpward)
        return drawLabel(painter, placed.box, alignment, placed.text);
    painter.save();
    painter.translate(placed.box.bottomLeft());
    painter.rotate(-90);
    drawLabel(painter, QRectF(QPointF(0, 0), placed.box.size().transposed()), alignment,
              placed.text);
    painter.restore();
}

/// What decides the colour of a curve, band or point.
struct Look {
    CurveKind kind;
    int series = 0;
    const LineLook& chosen;
};

Look lookOf(const Figure& figure, const PlacedLabel& label) {
    const auto of = [](const auto& part) { return Look{part.kind, part.series, part.look}; };
    switch (label.target) {
        case LabelTarget::band:
            return {figure.bands[label.index].kind, 0, figure.bands[label.index].look};
        case LabelTarget::point:
            return of(figure.points[label.index]);
        case LabelTarget::curve:
            break;
    }
    return of(figure.curves[label.index]);
}

/// Whether the curve or band of a label is still to be computed.
bool isAwaited(const Figure& figure, const PlacedLabel& label) {
    if (label.target == LabelTarget::band)
        return figure.bands[label.index].x.empty();
    return label.target == LabelTarget::curve && figure.curves[label.index].x.empty();
}

QLinearGradient gradientOf(const ColorMap& map, const QRectF& box) {
    const std::array<QRgb, 256>& table = colorTable(map);
    QLinearGradient gradient(box.topLeft(), box.topRight());
    for (std::size_t i = 0; i < table.size(); ++i)
        gradient.setColorAt(static_cast<double>(i) / 255, QColor::fromRgb(table[i]));
    return gradient;
}

void paintColorBar(QPainter& painter, const PlotPicture& picture, const PlacedColorBar& bar) {
    const QFont small = uiFont(textsize::small);
    const Theme& theme = picture.theme;
    paintText(painter, bar.caption, small, theme.mutedInk);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradientOf(color_map(picture.figure.map->colors), bar.box));
    painter.drawRect(bar.box);
    painter.setPen(QPen(theme.mutedInk, penWidth(theme, 1)));
    for (const double x : bar.marks)
        painter.drawLine(QPointF(x, bar.box.bottom()), QPointF(x, bar.box.bottom() + 3));
    for (const PlacedText& label : bar.labels)
        paintText(painter, label, small, theme.mutedInk, Qt::AlignCenter);
}

/// Paints the labels of ticks that have formulas. QCustomPlot draws all others.
void paintTypedTicks(QPainter& painter, const PlotPicture& picture) {
    const PlotLayout& layout = picture.layout;
    const auto paint = [&](const QString& label, const QRectF& box, Qt::Alignment side) {
        if (isTyped(label))
            paintText(painter, {label, box}, uiFont(textsize::small), picture.theme.mutedInk, side);
    };
    for (std::size_t i = 0; i < layout.xTicks.labels.size(); ++i)
        paint(layout.xTicks.labels[i], layout.xTickLabels[i], Qt::AlignCenter);
    for (std::size_t i = 0; i < layout.yTicks.labels.size(); ++i) {
        const double y = layout.y.pixel(layout.yTicks.major[i]), gap = 8;
        paint(layout.yTicks.labels[i],
              QRectF(0, y - lineHeight / 2, layout.plot.left() - gap, lineHeight),
              Qt::AlignRight | Qt::AlignVCenter);
    }
}

/// Paints a tag on a translucent background, because a curve may pass below it.
void paintTag(QPainter& painter, const PlotPicture& picture, const PlacedTag& tag) {
    const Curve& curve = picture.figure.curves[tag.curve];
    painter.fillRect(tag.box, withAlpha(picture.theme.surface, 0.75));
    paintText(painter, {tag.text, tag.box}, uiFont(textsize::small),
              curveTextColor(curve.kind, picture.theme, curve.series, curve.look), Qt::AlignCenter);
}

}  // namespace

void paintLabel(QPainter& painter, const PlotPicture& picture, const PlacedLabel& label) {
    const auto& [kind, series, chosen] = lookOf(picture.figure, label);
    const bool isPale = label.isHidden || isAwaited(picture.figure, label);
    painter.setOpacity(isPale ? 0.5 : 1);
    if (!label.leader.isEmpty()) {
        const QColor color = curveColor(kind, picture.theme, series, chosen);
        painter.setPen(QPen(paled(color, picture.theme, 0.7), penWidth(picture.theme, 1)));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(label.leader);
    }
    if (!label.sample.isEmpty())
        paintSample(painter, picture, label);
    painter.setOpacity(1);
    paintText(painter, {label.headingBox.isEmpty() ? QString() : label.heading, label.headingBox},
              headingFont(), picture.theme.ink);
    QFont font = uiFont(textsize::small);
    font.setStrikeOut(label.isHidden);
    paintText(
        painter, {label.text, label.box}, font,
        isPale ? picture.theme.mutedInk : curveTextColor(kind, picture.theme, series, chosen));
}

void paintLetter(QPainter& painter, const QString& letter, bool isBold, const QRectF& box,
                 const QColor& color) {
    const double scale = isBold ? boldLetterScale : 1;
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(scale, scale);
    painter.setFont(uiFont(textsize::small, isBold ? QFont::Bold : QFont::Normal));
    painter.setPen(color);
    // Without TextDontClip, Qt would wrongly clip in a PDF what is painted after this text.
    painter.drawText(QRectF(QPointF(0, 0), box.size() / scale),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, letter);
    painter.restore();
}

namespace {

/// Paints a row's name beside its ring, in the marker's colour.
void paintRowName(QPainter& painter, const PlotPicture& picture, const Point& point, QPointF at) {
    constexpr double gap = 4;
    const QString name = translated(point.label);
    if (name.isEmpty())
        return;
    const Theme& theme = picture.theme;
    const TextMetrics metrics(uiFont(textsize::small, QFont::DemiBold));
    const QRectF box =
        freestBeside(at, ringRadius + gap, {widthOf(metrics, name), lineHeight}, picture.layout);
    if (box.isEmpty())
        return;
    QColor veil = theme.surface;
    veil.setAlphaF(0.85F);
    painter.fillRect(box, veil);
    painter.setFont(metrics.font());
    painter.setPen(standingOut(theme.accent, theme, theme.surface, theme.textContrast));
    painter.drawText(box, Qt::AlignCenter, name);
}

}  // namespace

void paintRowPoint(QPainter& painter, const PlotPicture& picture, const Point& point) {
    const PlotLayout& layout = picture.layout;
    const QPointF at(layout.x.pixel(point.x), layout.y.pixel(point.y));
    if (!isInPlot(at, layout.plot))
        return;
    const bool meets = std::ranges::any_of(picture.figure.points, [&](const Point& other) {
        return QLineF(at, {layout.x.pixel(other.x), layout.y.pixel(other.y)}).length() < ringRadius;
    });
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ringPen(point, picture.theme));
    painter.setBrush(meets ? QBrush(Qt::NoBrush) : QBrush(picture.theme.surface));
    painter.drawPath(ringPath(point).translated(at));
    paintRowName(painter, picture, point, at);
}

void paintSample(QPainter& painter, const PlotPicture& picture, const PlacedLabel& label) {
    const QPointF middle = label.sample.center();
    if (label.target == LabelTarget::point) {
        paintRing(painter, picture.theme, picture.figure.points[label.index], middle);
        return;
    }
    if (label.target == LabelTarget::band) {
        painter.setPen(Qt::NoPen);
        const Band& band = picture.figure.bands[label.index];
        const QColor color = curveColor(band.kind, picture.theme, 0, band.look);
        painter.setBrush(withAlpha(color, 0.4));
        painter.drawRect(label.sample.adjusted(0, 3.5, 0, -3.5));
        return;
    }
    const Curve& curve = picture.figure.curves[label.index];
    const QPen pen = penOf(curve, picture.theme);
    if (isCloud(curve)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(cloudColor(curve, picture.theme));
        for (const double across : {-6.0, 0.0, 6.0})
            painter.drawEllipse(middle + QPointF(across, 0), cloudRadius, cloudRadius);
        return;
    }
    if (curve.kind == CurveKind::simulation && curve.style == CurveStyle::points)
        paintErrorBar(painter, pen.color(), picture.theme, middle);
    if (curve.style != CurveStyle::points) {
        painter.setPen(pen);
        painter.drawLine(QPointF(label.sample.left(), middle.y()),
                         QPointF(label.sample.right(), middle.y()));
    }
    if (curve.style == CurveStyle::points || curve.style == CurveStyle::measured)
        paintMark(painter, picture.theme, curve, middle);
}

QPainterPath markPath(int series) {
    static const std::array<QPolygonF, 8> polygons{
        QPolygonF({{-4, 3.2}, {0, -4}, {4, 3.2}, {-4, 3.2}}),
        QPolygonF(QRectF(-2.9, -2.9, 5.8, 5.8)),
        QPolygonF({{0, -4.2}, {4.2, 0}, {0, 4.2}, {-4.2, 0}, {0, -4.2}}),
        QPolygonF({{-4, -3.2}, {0, 4}, {4, -3.2}, {-4, -3.2}}),
        plusSign(),
        QPolygonF({{-3.2, -4}, {4, 0}, {-3.2, 4}, {-3.2, -4}}),
        QTransform().rotate(45).map(plusSign()),
        QPolygonF({{3.2, -4}, {-4, 0}, {3.2, 4}, {3.2, -4}}),
    };
    QPainterPath path;
    const auto shape = static_cast<std::size_t>(series) % (polygons.size() + 1);
    if (shape == 0)
        path.addEllipse(QPointF(0, 0), 3, 3);
    else
        path.addPolygon(polygons[shape - 1]);
    return path;
}

QPainterPath ringPath(const Point& point) {
    const double scale = ringRadius / 3;
    return QTransform::fromScale(scale, scale).map(markPath(point.series));
}

MarkLook markLook(const Curve& curve, const Theme& theme) {
    const QColor color = penOf(curve, theme).color();
    if (curve.kind == CurveKind::published && curve.style == CurveStyle::points)
        return {QPen(color, penWidth(theme, 1.3)), theme.surface};
    return {QPen(theme.surface, dotBorder), color};
}

void paintTexts(QPainter& painter, const PlotPicture& picture) {
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = picture.theme;
    const PlotLayout& layout = picture.layout;
    const QFont small = uiFont(textsize::small);
    if (!layout.letter.text.isEmpty())
        paintLetter(painter, layout.letter.text, layout.isLetterBold, layout.letter.box, theme.ink);
    paintText(painter, layout.title, uiFont(textsize::title, QFont::DemiBold), theme.ink);
    paintText(painter, layout.caption, small, theme.mutedInk);
    paintTypedTicks(painter, picture);
    paintText(painter, layout.xCaption, small, theme.mutedInk, Qt::AlignRight | Qt::AlignVCenter);
    if (layout.colorBar)
        paintColorBar(painter, picture, *layout.colorBar);
    for (const PlacedText& note : layout.notes)
        paintText(painter, note, small, theme.mutedInk);
    paintInset(painter, picture);
    if (layout.legendBox) {
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(withAlpha(theme.surface, 0.9));
        painter.drawRect(*layout.legendBox);
    }
    for (const PlacedLabel& label : layout.labels)
        paintLabel(painter, picture, label);
    for (const PlacedTag& tag : layout.tags)
        paintTag(painter, picture, tag);
    if (layout.hiddenLabelsBox)
        paintText(
            painter,
            {QLatin1Char('+') + QString::number(layout.hiddenLabels), *layout.hiddenLabelsBox},
            small, theme.mutedInk);
    paintAnnotations(painter, picture);
}

}  // namespace attnscope
