#pragma once

#include <QPointF>
#include <QSizeF>
#include <string>

#include "core/figures/figure.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/plot_layout.h"

namespace attnscope {

/// A figure as an export draws it, with its layout.
struct DrawnFigure {
    Figure own;     ///< without the user's edits
    Figure figure;  ///< as it is drawn
    PlotLayout layout;
};

/// Returns the figure and its layout as paintFigure() paints them on an area of that size. `own` is
/// the figure without the user's edits.
DrawnFigure drawnFigure(Figure own, Figure figure, QSizeF size, const FigureParts& parts);

/// The parts of a figure that can be edited.
enum class PartKind { nothing, title, x_label, y_label, name, line, annotation, plot };

struct FigurePart {
    PartKind kind = PartKind::nothing;
    std::string key{};      ///< of a curve
    std::size_t index = 0;  ///< of an annotation
    QRectF box{};           ///< of a text

    bool operator==(const FigurePart&) const = default;
};

/// Returns the part of the figure at a place of the area.
FigurePart figurePartAt(const DrawnFigure& drawn, QPointF at);

/// Returns a place in the plot in the units of the axes, rounded to numbers that are less than
/// about a pixel away.
DataPoint dataAt(const DrawnFigure& drawn, QPointF at);

}  // namespace attnscope
