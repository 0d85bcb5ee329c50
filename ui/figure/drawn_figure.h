#pragma once

#include <QPointF>
#include <QSizeF>
#include <string>

#include "core/figures/figure.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/plot_layout.h"

namespace attnscope {

/// A figure as an export draws it, and where all of it stands.
struct DrawnFigure {
    Figure own;     ///< as it is without a person's edits
    Figure figure;  ///< as it is drawn
    PlotLayout layout;
};

/// Returns a figure as paintFigure() draws it on an area of that size.
DrawnFigure drawnFigure(Figure own, Figure figure, QSizeF size, const FigureParts& parts);

/// What of a figure can be edited.
enum class PartKind { nothing, title, x_label, y_label, name, line, annotation, plot };

struct FigurePart {
    PartKind kind = PartKind::nothing;
    std::string key{};      ///< of a curve
    std::size_t index = 0;  ///< of an annotation
    QRectF box{};           ///< of a text

    bool operator==(const FigurePart&) const = default;
};

/// Returns what stands at a place of the area.
FigurePart figurePartAt(const DrawnFigure& drawn, QPointF at);

/// Returns a place in the plot, in the units of the axes: round numbers that the eye cannot tell
/// from it.
DataPoint dataAt(const DrawnFigure& drawn, QPointF at);

}  // namespace attnscope
