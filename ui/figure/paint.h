#pragma once

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/look/theme.h"

namespace attnscope {

/// What a picture is made from.
struct PlotPicture {
    const Figure& figure;
    const PlotLayout& layout;
    const Theme& theme;
    double marker = figure.marker;  ///< the marker's present value
};

// Sizes of simulated values and marked points, in the plot and in the samples before labels.

inline constexpr double dotRadius = 2.8, dotBorder = 0.8;
inline constexpr double whiskerWidth = 5;
inline constexpr double ringRadius = 3.8;

/// Measured rows, also those of a frozen Scenario, are a cloud of many dots: small, pale, and
/// painted below the curves.
inline constexpr double cloudRadius = 1.9, cloudAlpha = 0.45;

inline bool isCloud(const Curve& curve) {
    const bool is_measured =
        curve.kind == CurveKind::measured || curve.kind == CurveKind::reference;
    return is_measured && curve.style == CurveStyle::points;
}

inline QColor withAlpha(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

/// Returns the colour mixed into the surface: `part` of the colour, the rest surface. It is
/// translucent only if the surface is transparent, because Qt strokes and fills translucent shapes
/// on other threads and waits for these longer than the drawing takes.
inline QColor onSurface(const QColor& color, const Theme& theme, double part) {
    return theme.surface.alpha() == 0 ? withAlpha(color, part) : mixed(theme.surface, color, part);
}

/// Returns the colour mixed into the surface: `part` of the colour, or as much more as it takes to
/// be seen.
inline QColor paled(const QColor& color, const Theme& theme, double part) {
    return onSurface(color, theme, visiblePart(color, theme, part));
}

/// Returns the colour, paled if the approximation is out of its range; penOf() also makes its line
/// thin.
inline QColor faded(const QColor& color, const Theme& theme, bool valid) {
    return valid ? color : paled(color, theme, 0.38);
}

inline QPen penOf(const Curve& curve, const Theme& theme, bool valid = true) {
    QPen pen = curvePen(curve.kind, theme, curve.series, curve.look);
    pen.setColor(faded(pen.color(), theme, valid));
    if (!valid)
        pen.setWidthF(std::max(0.6 * pen.widthF(), 0.5 * theme.exactWidth));
    return pen;
}

/// Returns the shape that marks the points of a series, about the origin and about 6 wide. There
/// are nine shapes, so that colour alone never tells series apart; a tenth series has the first
/// shape again.
QPainterPath markPath(int series);

/// The pen and the brush of a curve's marks: filled, with a ring of the surface's colour about
/// each. Published values that no line joins are hollow.
struct MarkLook {
    QPen pen;
    QBrush brush;
};
MarkLook markLook(const Curve& curve, const Theme& theme);

/// Returns the translucent colour of a cloud's dots: many rows at a place look darker than few.
inline QColor cloudColor(const Curve& curve, const Theme& theme) {
    const QColor color = penOf(curve, theme).color();
    return withAlpha(color, visiblePart(color, theme, cloudAlpha));
}

inline QPen barPen(const QColor& color, const Theme& theme) {
    return QPen(color, penWidth(theme, 1.3), Qt::SolidLine, Qt::FlatCap);
}

inline QPen ringPen(const Point& point, const Theme& theme) {
    const QColor color = curveColor(point.kind, theme, point.series, point.look);
    return QPen(faded(color, theme, point.valid), penWidth(theme, 1.8));
}

/// Returns the shape that marks a point, about the origin: a circle for the series 0, other shapes
/// for others, as in markPath().
QPainterPath ringPath(const Point& point);

/// Paints the point of a row above the curves; hollow if it lies on a point of the figure.
void paintRowPoint(QPainter& painter, const PlotPicture& picture, const Point& point);

/// Paints the sample of a label: the look of its curve, band or point, in the rectangle
/// label.sample.
void paintSample(QPainter& painter, const PlotPicture& picture, const PlacedLabel& label);

/// Paints a label with its sample and its leader.
void paintLabel(QPainter& painter, const PlotPicture& picture, const PlacedLabel& label);

/// Paints the letter of a panel in a box.
void paintLetter(QPainter& painter, const QString& letter, bool isBold, const QRectF& box,
                 const QColor& color);

/// Paints the title, the captions, the notes, and the labels with their samples. QCustomPlot's own
/// legend and texts would not do: they cannot be placed at the ends of curves without overlap, nor
/// wrap to a width.
void paintTexts(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
