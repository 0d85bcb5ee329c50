#include "ui/figure/annotations.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

#include "ui/figure/label_text.h"
#include "ui/look/text_metrics.h"

namespace attnscope {
namespace {

constexpr double annotationWidth = 1.2;  ///< of lines
constexpr double tipLength = 8, tipHalf = 3.2;
constexpr double textGap = 4;  ///< between an arrow and its text

QPointF pixelOf(const PlotLayout& layout, const DataPoint& point) {
    return {layout.x.pixel(point.x), layout.y.pixel(point.y)};
}

/// Returns the box moved into the plot as far as it fits.
QRectF within(QRectF box, const QRectF& plot) {
    box.moveLeft(std::max(plot.left(), std::min(box.left(), plot.right() - box.width())));
    box.moveTop(std::max(plot.top(), std::min(box.top(), plot.bottom() - box.height())));
    return box;
}

/// Returns the centre of the text at the beginning of an arrow: behind it, on the arrow's line.
QPointF behind(QPointF from, QPointF to, const QSizeF& size) {
    const QLineF line(to, from);
    if (line.length() < 1)
        return from;
    const QPointF unit = QPointF(line.dx(), line.dy()) / line.length();
    const double across = size.width() / 2 / std::max(std::abs(unit.x()), 1e-9),
                 up = size.height() / 2 / std::max(std::abs(unit.y()), 1e-9);
    return from + unit * (std::min(across, up) + textGap);
}

/// Whether a line goes through a box.
bool crosses(const QRectF& box, const QLineF& line) {
    const QPointF corners[] = {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
    for (std::size_t i = 0; i < 4; ++i)
        if (line.intersects({corners[i], corners[(i + 1) % 4]}) == QLineF::BoundedIntersection)
            return true;
    return box.contains(line.p1());
}

/// Places the text of an arrow behind it or, where the edge of the plot would push the text onto
/// the arrow, beside the arrow's beginning.
void placeText(const Annotation& annotation, QPointF from, QPointF to, PlotLayout& layout,
               PlacedAnnotation& placed) {
    if (annotation.text.empty() || !isInPlot(from, layout.plot))
        return;
    const TextMetrics metrics(uiFont(textsize::small));
    const QString whole = QString::fromStdString(typedText(annotation.text));
    const double width = std::min(labelWidth(metrics, whole), layout.plot.width());
    const QSizeF size(width, lineHeight);
    const auto boxAt = [&](QPointF centre) {
        return within(QRectF(centre - QPointF(width, lineHeight) / 2, size), layout.plot);
    };
    QRectF box = boxAt(from);
    if (annotation.kind != AnnotationKind::text) {
        box = boxAt(behind(from, to, size));
        constexpr int farthest = 8;  // lines away
        for (int lines = 1; crosses(box, {from, to}) && lines <= farthest; ++lines)
            for (const double down : {lines * lineHeight, -lines * lineHeight})
                if (crosses(box, {from, to}))
                    box = boxAt(from + QPointF(0, down));
    }
    placed.text = {elidedLabel(metrics, whole, width), box};
}

void paintTip(QPainter& painter, const QLineF& line) {
    const QLineF back = [&] {
        QLineF reversed(line.p2(), line.p1());
        reversed.setLength(std::min(tipLength, line.length()));
        return reversed;
    }();
    const QLineF normal = back.normalVector().unitVector();
    const QPointF aside = (normal.p2() - normal.p1()) * tipHalf;
    painter.drawPolygon(QPolygonF({line.p2(), back.p2() + aside, back.p2() - aside}));
}

}  // namespace

void placeAnnotations(const std::vector<Annotation>& annotations, PlotLayout& layout) {
    for (std::size_t i = 0; i < annotations.size(); ++i) {
        const Annotation& each = annotations[i];
        const QPointF from = pixelOf(layout, each.from), to = pixelOf(layout, each.to);
        PlacedAnnotation placed{i, {}, false, {}};
        const bool isDrawn = std::isfinite(from.x() + from.y() + to.x() + to.y());
        if (each.kind != AnnotationKind::text && isDrawn)
            if (const auto runs = clipPolyline(QPolygonF({from, to}), layout.plot); !runs.empty())
                placed.line = runs.front();
        placed.hasTip = each.kind == AnnotationKind::arrow && isInPlot(to, layout.plot);
        placeText(each, from, to, layout, placed);
        layout.annotations.push_back(placed);
    }
}

namespace {

/// Lights the colours of a map up where an annotation will stand.
void paintGround(QPainter& painter, const PlacedAnnotation& annotation, const Theme& theme) {
    constexpr double around = 2, line_width = annotationWidth + 2 * around;
    QColor ground = theme.surface;
    ground.setAlphaF(0.85F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, line_width, Qt::SolidLine, Qt::RoundCap));
    if (annotation.line.size() > 1)
        painter.drawLine(annotation.line.front(), annotation.line.back());
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    if (!annotation.text.text.isEmpty())
        painter.drawRoundedRect(annotation.text.box.adjusted(-around, 0, around, 0), 3, 3);
}

}  // namespace

void paintAnnotations(QPainter& painter, const PlotPicture& picture) {
    const QColor ink = picture.theme.ink;
    const bool is_on_map = picture.layout.colorBar.has_value();
    for (const PlacedAnnotation& each : picture.layout.annotations) {
        if (is_on_map)
            paintGround(painter, each, picture.theme);
        painter.setPen(QPen(ink, annotationWidth, Qt::SolidLine, Qt::FlatCap));
        painter.setBrush(Qt::NoBrush);
        if (each.line.size() > 1) {
            QLineF line(each.line.front(), each.line.back());
            const QLineF whole = line;
            if (each.hasTip)  // the line ends within the tip, which stays sharp
                line.setLength(std::max(0.0, line.length() - tipLength / 2));
            painter.drawLine(line);
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            if (each.hasTip)
                paintTip(painter, whole);
        }
        painter.setFont(uiFont(textsize::small));
        painter.setPen(ink);
        if (!each.text.text.isEmpty())
            drawLabel(painter, each.text.box, Qt::AlignCenter, each.text.text);
    }
}

}  // namespace attnscope
