#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/figures/figure.h"
#include "ui/figure/panel.h"
#include "ui/figure/trace.h"
#include "ui/model/axis_map.h"
#include "ui/model/figure_edits.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

/// What a label names, and so the sample that stands before it.
enum class LabelTarget { curve, band, point };

/// A label with its sample line and, if it stands at the curve's end, the leader to it.
struct PlacedLabel {
    LabelTarget target = LabelTarget::curve;
    std::size_t index = 0;  ///< into the figure's curves, bands or points
    QString text;           ///< elided if it must be
    QRectF sample;          ///< empty for a point labelled where it stands
    QRectF box;             ///< of the text
    QPolygonF leader;       ///< empty if there is none
    bool isHidden = false;  ///< a person has hidden what it names
    QString heading{};      ///< of the family that it is one value of
    QRectF headingBox{};    ///< of the heading, which stands before or above the first value
};

/// A line of text and the rectangle it is set in.
struct PlacedText {
    QString text;
    QRectF box;
};

/// What marks a curve in the plot.
struct PlacedTag {
    std::size_t curve = 0;
    QString text;
    QRectF box;
};

/// The colours of a map, with what they stand for, in a row above the plot.
struct PlacedColorBar {
    QRectF box;
    std::vector<double> marks;  ///< where ticks stand below it
    std::vector<PlacedText> labels;
    PlacedText caption;
};

/// An annotation where it is drawn.
struct PlacedAnnotation {
    std::size_t index = 0;  ///< into the edits
    QPolygonF line;         ///< of an arrow or a line, as far as it is in view
    bool hasTip = false;    ///< at the end of the line
    PlacedText text;
};

/// A second pair of axes.
struct PlacedInset {
    QRectF box, plot;  ///< with the labels of its axes, and where curves stand
    QRectF part;       ///< of the whole plot that it shows
    AxisMap x, y;
    Ticks xTicks, yTicks;
    std::vector<QRectF> xTickLabels;
    std::vector<Trace> traces;  ///< one for each curve
};

/// What the plot's rectangle follows from, given the size of the picture.
struct PlotFrame {
    double left = 0, right = 0;  ///< from the picture's borders to the plot
    double legendHeight = 0;     ///< of the rows below everything
    bool hasColumn = false;      ///< labels stand at the ends of the curves
    bool tagsTell = true;   ///< curves that share an entry are told apart by their tags, and not
                            ///< by an entry for each
    bool hasLegend = true;  ///< otherwise it stands outside the picture
};

/// Where everything in a figure's picture stands, in device-independent pixels. Labels, title and
/// notes lie outside `plot`, overlap nothing, and are inside the picture; only a point's label and
/// a curve's tag stand in the plot, where no curve passes, and what a person wants there.
struct PlotLayout {
    QSizeF size;
    QRectF plot;
    AxisMap x, y;
    Ticks xTicks, yTicks;
    std::vector<QRectF> xTickLabels;  ///< where the labels of xTicks stand
    PlacedText letter, title, caption, xCaption;
    bool isLetterBold = false;
    std::optional<PlacedColorBar> colorBar;  ///< of a figure with a map
    std::vector<PlacedText> notes;           ///< of an export
    std::vector<Trace> traces;               ///< one for each curve
    std::vector<PlacedLabel> labels;
    std::vector<PlacedTag> tags;
    int hiddenLabels = 0;  ///< entries of the legend for which there was no room
    std::optional<QRectF> hiddenLabelsBox;
    std::optional<QRectF> legendBox;  ///< about the labels, if they stand inside the plot
    std::optional<PlacedInset> inset;
    std::vector<PlacedAnnotation> annotations;
    PlotFrame frame;
};

/// What a layout depends on.
struct LayoutRequest {
    QSizeF size;
    Range x, y;                        ///< what is in view
    bool exported = false;             ///< with caption and notes in full
    bool titled = true;                ///< if it is exported
    std::optional<PlotFrame> frame{};  ///< of an earlier layout, which this one keeps
    std::optional<double> marker{};    ///< where it stands now, if not at the figure's own value
    Panel panel{};                     ///< if it is exported
    PlotEdits edits{};
};

PlotLayout layOut(const Figure& figure, const LayoutRequest& request);

PlotMargins marginsOf(const PlotLayout& layout);

/// Returns the entries of the figure's legend in its order, not placed yet: one for each curve,
/// band and labelled point; one for all curves of a kind that say the same, if tags tell them
/// apart.
std::vector<PlacedLabel> labelsOf(const Figure& figure, bool tagsTell = true);

/// Returns what a label names where its heading is not seen: "d = 64" for the value 64.
QString nameOf(const Figure& figure, const PlacedLabel& label);
/// Returns labels by the places of their keys in an order; those not named come last.
std::vector<PlacedLabel> inOrder(const Figure& figure, std::vector<PlacedLabel> labels,
                                 const std::vector<std::string>& order);

/// Returns the figure's sentences.
QStringList notesOf(const Figure& figure);

/// Returns what can stand beside the title, the best first: the quantity, unless the title names
/// it, and the unit. Without a title the quantity is always named.
QStringList captionsOf(const Figure& figure, bool titled = true);

/// Space between the picture's border and what it holds.
inline constexpr double pictureMargin = 12;

/// Height of the row of tick labels, tick marks included.
inline constexpr double tickRow = 20;

}  // namespace attnscope
