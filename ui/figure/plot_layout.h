#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/figures/figure.h"
#include "ui/figure/axis_map.h"
#include "ui/figure/ticks.h"
#include "ui/figure/trace.h"

namespace attnscope {

/// What a label names, and so the sample that stands before it.
enum class LabelTarget { curve, band, point };

/// A label with its sample line and, where it stands at the curve's end, the leader to it.
struct PlacedLabel {
    LabelTarget target = LabelTarget::curve;
    std::size_t index = 0;  ///< into the figure's curves, bands or points
    QString text;           ///< elided where it must be
    QRectF sample;          ///< empty for a point labelled where it stands
    QRectF box;             ///< of the text
    QPolygonF leader;       ///< empty where there is none
};

/// A line of text and the rectangle it is set in.
struct PlacedText {
    QString text;
    QRectF box;
};

/// Where everything in a figure's picture stands, in device-independent pixels. Labels, title and
/// notes lie outside of `plot`, overlap nothing, and are inside of the picture; only a point's
/// label stands in the plot, where no curve passes.
struct PlotLayout {
    QSizeF size;
    QRectF plot;
    AxisMap x, y;
    Ticks xTicks, yTicks;
    std::vector<QRectF> xTickLabels;  ///< where the labels of xTicks stand
    PlacedText title, caption, xCaption;
    std::vector<PlacedText> notes;
    std::vector<Trace> traces;  ///< one a curve
    std::vector<PlacedLabel> labels;
    int hiddenLabels = 0;  ///< entries of the legend for which there was no room
    std::optional<QRectF> hiddenLabelsBox;
};

/// What a layout depends on.
struct LayoutRequest {
    QSizeF size;
    Range x, y;               ///< what is in view
    bool wholeNotes = false;  ///< notes in full below the plot, as exported; else one line
};

PlotLayout layOut(const Figure& figure, const LayoutRequest& request);

/// The sentences that hold for what is in view: the limits of the curves that are shown outside of
/// their range, then the figure's own notes.
QStringList notesInView(const Figure& figure, const Range& x);

/// Space between the picture's border and what it holds.
inline constexpr double pictureMargin = 12;

/// Height of the row of tick labels, tick marks included.
inline constexpr double tickRow = 20;

}  // namespace attnscope
