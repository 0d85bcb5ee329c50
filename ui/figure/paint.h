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
    double marker = figure.marker;  ///< where it stands now
};

// How curves, simulated values and marked points look, in the plot and before their labels.

inline constexpr double dotRadius = 2.8, dotBorder = 0.8;
inline constexpr double whiskerWidth = 5;
inline constexpr double ringRadius = 3.8;

/// Measured rows are many: small, pale, and below the curves.
inline constexpr double cloudRadius = 1.9, cloudAlpha = 0.45;

inline bool isCloud(const Curve& curve) {
    return curve.kind == CurveKind::measured && curve.style == CurveStyle::points;
}

inline QColor withAlpha(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

/// Returns the colour mixed into the surface by `part`; opaque if the surface is, since Qt hands
/// strokes and areas that one looks through to other threads and waits for them, longer than it
/// takes to draw them.
inline QColor onSurface(const QColor& color, const Theme& theme, double part) {
    return theme.surface.alpha() == 0 ? withAlpha(color, part) : mixed(theme.surface, color, part);
}

/// Returns the colour mixed into the surface by `part`, or by more if it would not be seen.
inline QColor paled(const QColor& color, const Theme& theme, double part) {
    return onSurface(color, theme, visiblePart(color, theme, part));
}

/// Pales what an approximation says out of its range; penOf() also makes it thin.
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

/// Returns the mark of a series' points about the origin, 6 wide: no two series of a figure are
/// told apart by their colour alone.
QPainterPath markPath(int series);

/// How marks are drawn and filled: with a ring of the surface's colour about each; published values
/// that no line joins are hollow.
struct MarkLook {
    QPen pen;
    QBrush brush;
};
MarkLook markLook(const Curve& curve, const Theme& theme);

/// Returns a translucent colour, so that many rows at a place are darker than few.
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

/// Returns the mark of a point about the origin: a circle, and for further points on a curve a mark
/// of its own each.
QPainterPath ringPath(const Point& point);

/// Paints the point of a row above the curves, hollow if it meets a point of the figure.
void paintRowPoint(QPainter& painter, const PlotPicture& picture, const Point& point);

/// Paints what a label's curve, band or point looks like, in its sample's rectangle.
void paintSample(QPainter& painter, const PlotPicture& picture, const PlacedLabel& label);

/// Paints a label with its sample and its leader.
void paintLabel(QPainter& painter, const PlotPicture& picture, const PlacedLabel& label);

/// Paints the letter of a panel in a box.
void paintLetter(QPainter& painter, const QString& letter, bool isBold, const QRectF& box,
                 const QColor& color);

/// Paints title, captions, notes and labels with their samples. QCustomPlot's own legend and texts
/// would not do: they neither stand at the ends of curves, free of one another, nor break into
/// lines that fit.
void paintTexts(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
