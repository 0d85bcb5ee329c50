#include "ui/figure/paint.h"

#include <algorithm>
#include <cmath>

#include "core/figures/validity.h"
#include "ui/figure/format.h"

namespace attnscope {

namespace {

constexpr double invalidOpacity = 0.38;

QColor withAlpha(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

QPen penOf(const Curve& curve, const Theme& theme, bool valid) {
    QPen pen = curvePen(curve.kind, theme, curve.series);
    if (!valid) {
        pen.setColor(withAlpha(pen.color(), invalidOpacity));
        pen.setWidthF(0.75 * pen.widthF());
    }
    return pen;
}

void paintBand(QPainter& painter, const PlotPicture& picture, const Band& band) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(curveColor(band.kind, picture.theme), 0.24));
    for (const QPolygonF& shape :
         traceBand(band, picture.layout.x, picture.layout.y, picture.layout.plot))
        painter.drawPolygon(shape);
}

/// The area under a histogram.
void fillBelow(QPainter& painter, const PlotPicture& picture, const Curve& curve) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(penOf(curve, picture.theme, true).color(), 0.16));
    for (const QPolygonF& area :
         traceArea(curve, picture.layout.x, picture.layout.y, picture.layout.plot))
        painter.drawPolygon(area);
}

void paintLines(QPainter& painter, const PlotPicture& picture, std::size_t index) {
    const Curve& curve = picture.figure.curves[index];
    if (curve.style == CurveStyle::steps)
        fillBelow(painter, picture, curve);
    for (const TracePiece& piece : picture.layout.traces[index].pieces) {
        QPen pen = penOf(curve, picture.theme, piece.valid);
        if (curve.style == CurveStyle::steps)
            pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(piece.points);
    }
}

void paintMark(QPainter& painter, const PlotPicture& picture, const Curve& curve,
               const TraceMark& mark) {
    const QColor color = penOf(curve, picture.theme, mark.valid).color();
    QPen bar(color, 1.3);
    bar.setCapStyle(Qt::FlatCap);
    painter.setPen(bar);
    const double x = mark.at.x();
    if (mark.low - mark.high > 1) {
        painter.drawLine(QPointF(x, mark.low), QPointF(x, mark.high));
        for (double y : {mark.low, mark.high})
            painter.drawLine(QPointF(x - 2.5, y), QPointF(x + 2.5, y));
    }
    painter.setPen(QPen(picture.theme.surface, 0.8));
    painter.setBrush(color);
    painter.drawEllipse(mark.at, 2.8, 2.8);
}

void paintRing(QPainter& painter, const Theme& theme, const Point& point, QPointF at) {
    const QColor color = curveColor(point.kind, theme);
    painter.setPen(QPen(point.valid ? color : withAlpha(color, invalidOpacity), 1.8));
    painter.setBrush(theme.surface);
    painter.drawEllipse(at, 3.8, 3.8);
}

/// The order in which curves cover one another: areas, the exact curve, approximations, simulation.
int depthOf(const Curve& curve) {
    if (curve.style == CurveStyle::steps)
        return 0;
    if (curve.style == CurveStyle::points)
        return 3;
    return curve.kind == CurveKind::exact ? 1 : 2;
}

std::vector<std::size_t> paintOrder(const Figure& figure) {
    std::vector<std::size_t> order(figure.curves.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return depthOf(figure.curves[a]) < depthOf(figure.curves[b]);
    });
    return order;
}

void paintText(QPainter& painter, const PlacedText& placed, const QFont& font, const QColor& color,
               Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter) {
    if (placed.text.isEmpty())
        return;
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(placed.box, static_cast<int>(alignment) | Qt::TextWordWrap, placed.text);
}

void paintSample(QPainter& painter, const PlotPicture& picture, const PlacedLabel& label) {
    const QPointF middle = label.sample.center();
    if (label.target == LabelTarget::point) {
        paintRing(painter, picture.theme, picture.figure.points[label.index], middle);
        return;
    }
    if (label.target == LabelTarget::band) {
        painter.setPen(Qt::NoPen);
        const QColor color = curveColor(picture.figure.bands[label.index].kind, picture.theme);
        painter.setBrush(withAlpha(color, 0.4));
        painter.drawRect(label.sample.adjusted(0, 3.5, 0, -3.5));
        return;
    }
    const Curve& curve = picture.figure.curves[label.index];
    if (curve.style == CurveStyle::points) {
        paintMark(painter, picture, curve, {middle, middle.y() + 5, middle.y() - 5, true});
        return;
    }
    painter.setPen(penOf(curve, picture.theme, true));
    painter.drawLine(QPointF(label.sample.left(), middle.y()),
                     QPointF(label.sample.right(), middle.y()));
}

CurveKind kindOf(const Figure& figure, const PlacedLabel& label) {
    switch (label.target) {
        case LabelTarget::band:
            return figure.bands[label.index].kind;
        case LabelTarget::point:
            return figure.points[label.index].kind;
        case LabelTarget::curve:
            break;
    }
    return figure.curves[label.index].kind;
}

/// Whether what a label names is still to be computed.
bool isAwaited(const Figure& figure, const PlacedLabel& label) {
    if (label.target == LabelTarget::band)
        return figure.bands[label.index].x.empty();
    return label.target == LabelTarget::curve && figure.curves[label.index].x.empty();
}

void paintLabel(QPainter& painter, const PlotPicture& picture, const PlacedLabel& label) {
    const CurveKind kind = kindOf(picture.figure, label);
    painter.setOpacity(isAwaited(picture.figure, label) ? 0.5 : 1);
    if (!label.leader.isEmpty()) {
        painter.setPen(QPen(withAlpha(curveColor(kind, picture.theme), 0.7), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(label.leader);
    }
    if (!label.sample.isEmpty())
        paintSample(painter, picture, label);
    paintText(painter, {label.text, label.box}, uiFont(textsize::small),
              curveTextColor(kind, picture.theme));
    painter.setOpacity(1);
}

/// On a veil: another curve may pass below.
void paintTag(QPainter& painter, const PlotPicture& picture, const PlacedTag& tag) {
    painter.fillRect(tag.box, withAlpha(picture.theme.surface, 0.75));
    paintText(painter, {tag.text, tag.box}, uiFont(textsize::small),
              curveTextColor(picture.figure.curves[tag.curve].kind, picture.theme),
              Qt::AlignCenter);
}

}  // namespace

void paintShading(QPainter& painter, const PlotPicture& picture) {
    const QRectF& plot = picture.layout.plot;
    const AxisMap& x = picture.layout.x;
    for (const Interval& range : where_none_holds(picture.figure)) {
        const double from = std::clamp(x.boundPixel(range.from), plot.left(), plot.right());
        const double to = std::clamp(x.boundPixel(range.to), plot.left(), plot.right());
        if (to - from >= plot.width() - 1)
            return;  // fading says it better
        painter.fillRect(QRectF(QPointF(from, plot.top()), QPointF(to, plot.bottom())),
                         withAlpha(picture.theme.mutedInk, picture.theme.dark ? 0.085 : 0.06));
    }
}

void paintCurves(QPainter& painter, const PlotPicture& picture) {
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Band& band : picture.figure.bands)
        paintBand(painter, picture, band);
    for (std::size_t index : paintOrder(picture.figure)) {
        paintLines(painter, picture, index);
        for (const TraceMark& mark : picture.layout.traces[index].marks)
            paintMark(painter, picture, picture.figure.curves[index], mark);
    }
    for (const Point& point : picture.figure.points) {
        const QPointF at(picture.layout.x.pixel(point.x), picture.layout.y.pixel(point.y));
        if (isInPlot(at, picture.layout.plot))
            paintRing(painter, picture.theme, point, at);
    }
}

void paintTexts(QPainter& painter, const PlotPicture& picture) {
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = picture.theme;
    const PlotLayout& layout = picture.layout;
    const QFont small = uiFont(textsize::small);
    paintText(painter, layout.title, uiFont(textsize::title, QFont::DemiBold), theme.ink);
    paintText(painter, layout.caption, small, theme.mutedInk);
    paintText(painter, layout.xCaption, small, theme.mutedInk, Qt::AlignRight | Qt::AlignVCenter);
    for (const PlacedText& note : layout.notes)
        paintText(painter, note, small, theme.mutedInk);
    for (const PlacedLabel& label : layout.labels)
        paintLabel(painter, picture, label);
    for (const PlacedTag& tag : layout.tags)
        paintTag(painter, picture, tag);
    if (layout.hiddenLabelsBox)
        paintText(
            painter,
            {QLatin1Char('+') + QString::number(layout.hiddenLabels), *layout.hiddenLabelsBox},
            small, theme.mutedInk);
}

}  // namespace attnscope
