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

/// What a label names; this decides the sample before it.
enum class LabelTarget { curve, band, point };

/// A label with its sample and, if the label is at the end of a curve, the leader from the curve to
/// the sample.
struct PlacedLabel {
    LabelTarget target = LabelTarget::curve;
    std::size_t index = 0;  ///< into the figure's curves, bands or points
    QString text;           ///< elided if it must be
    QRectF sample;          ///< empty for a point whose label is beside it
    QRectF box;             ///< of the text
    QPolygonF leader;       ///< empty if there is none
    bool isHidden = false;  ///< whether the user has hidden what the label names
    QString heading{};      ///< heading of the family to which the label's curve belongs; empty if
                            ///< to none
    QRectF headingBox{};    ///< of the heading, before or above the family's first value; else
                            ///< empty
};

/// A text and its rectangle.
struct PlacedText {
    QString text;
    QRectF box;
    bool isUpward = false;  ///< whether it is read from below upwards, so that the box is narrow
};

/// A tag: the text beside a curve in the plot.
struct PlacedTag {
    std::size_t curve = 0;
    QString text;
    QRectF box;
};

/// The colour bar of a map, in a row above the plot.
struct PlacedColorBar {
    QRectF box;
    std::vector<double> marks;  ///< x of the ticks below the bar
    std::vector<PlacedText> labels;
    PlacedText caption;
};

/// An annotation as it is placed.
struct PlacedAnnotation {
    std::size_t index = 0;  ///< into PlotEdits::annotations
    QPolygonF line;         ///< of an arrow or a line, as far as it is in view
    bool hasTip = false;    ///< whether an arrow's tip is painted at the end of the line
    PlacedText text;
};

/// An inset: a second pair of axes.
struct PlacedInset {
    QRectF box, plot;  ///< `box` includes the labels of the axes, `plot` does not
    QRectF part;       ///< the rectangle of the main plot that the inset shows
    AxisMap x, y;
    Ticks xTicks, yTicks;
    std::vector<QRectF> xTickLabels;
    std::vector<Trace> traces;  ///< one for each curve
};

/// The measures that place the plot in a picture of a given size.
struct PlotFrame {
    double left = 0, right = 0;  ///< from the picture's borders to the plot
    double legendHeight = 0;     ///< of the legend's rows below the plot
    bool hasColumn = false;      ///< whether labels are in a column at the ends of the curves
    bool tagsTell = true;   ///< whether tags tell curves apart that share an entry of the legend;
                            ///< otherwise each has an entry of its own
    bool hasLegend = true;  ///< false if the legend is outside the picture
    LegendPlace insetCorner = LegendPlace::automatic;  ///< automatic if there is no inset
};

/// Where everything in a figure's picture is placed, in device-independent pixels. Labels, title
/// and notes are outside `plot` but inside the picture, and do not overlap. Inside the plot are the
/// labels of points and the tags of curves, where no curve passes, and what the user has put there:
/// a legend in a corner, an inset, annotations.
struct PlotLayout {
    QSizeF size;
    QRectF plot;
    AxisMap x, y;
    Ticks xTicks, yTicks;
    std::vector<QRectF> xTickLabels;  ///< boxes of the labels of xTicks
    PlacedText letter, title, caption, xCaption;
    bool isLetterBold = false;
    std::optional<PlacedColorBar> colorBar;  ///< of a figure with a map
    std::vector<PlacedText> notes;           ///< of an export
    std::vector<Trace> traces;               ///< one for each curve
    std::vector<PlacedLabel> labels;
    std::vector<PlacedTag> tags;
    int hiddenLabels = 0;  ///< how many entries of the legend had no room
    std::optional<QRectF> hiddenLabelsBox;
    std::optional<QRectF> legendBox;  ///< frame about the labels if they are inside the plot
    std::optional<PlacedInset> inset;
    std::vector<PlacedAnnotation> annotations;
    PlotFrame frame;
};

/// What a layout depends on.
struct LayoutRequest {
    QSizeF size;
    Range x, y;                        ///< the ranges in view
    bool exported = false;             ///< for an export: with title and whole notes
    bool titled = true;                ///< whether an export has its title
    std::optional<PlotFrame> frame{};  ///< frame of an earlier layout, to be kept
    std::optional<double> marker{};    ///< the marker's present value; nullopt for the figure's own
    Panel panel{};                     ///< of an export
    PlotEdits edits{};
    bool captionBeside = false;  ///< whether an export's caption is beside the y axis, as the
                                 ///< screen's always is
};

PlotLayout layOut(const Figure& figure, const LayoutRequest& request);

PlotMargins marginsOf(const PlotLayout& layout);

/// Returns the labels of the figure's legend in the figure's order, not placed yet: one for each
/// curve, band and labelled point. If `tagsTell`, curves with the same legend text and key share
/// one label, because tags tell them apart.
std::vector<PlacedLabel> labelsOf(const Figure& figure, bool tagsTell = true);

/// Returns the text of a label for places where its heading is not seen: "d = 64" for the value 64.
QString nameOf(const Figure& figure, const PlacedLabel& label);
/// Returns the labels sorted by the places of their keys in `order`; those whose keys are not in it
/// come last.
std::vector<PlacedLabel> inOrder(const Figure& figure, std::vector<PlacedLabel> labels,
                                 const std::vector<std::string>& order);

/// Returns the figure's notes in the window's language.
QStringList notesOf(const Figure& figure);

/// Returns the texts that can name the y axis, the best first: the quantity with its unit,
/// then the unit alone. The quantity is left out if the title is shown and names it.
QStringList captionsOf(const Figure& figure, bool titled = true);

/// Space between the picture's border and its contents.
inline constexpr double pictureMargin = 12;

/// Height of the row of tick labels, tick marks included.
inline constexpr double tickRow = 20;

}  // namespace attnscope
