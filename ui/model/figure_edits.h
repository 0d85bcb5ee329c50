#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/figures/line_look.h"
#include "ui/model/axis_map.h"

namespace attnscope {

/// Where the names of curves are placed; automatic: beside the curves if there is room, else below.
enum class LegendPlace {
    automatic,
    beside,
    below,
    top_left,
    top_right,
    bottom_left,
    bottom_right,
    none
};

/// Whether a place is a corner of the plot.
inline bool isCorner(LegendPlace place) {
    return place >= LegendPlace::top_left && place <= LegendPlace::bottom_right;
}

/// Whether an inset can be placed there: in a corner, or in the best one.
inline bool isInsetPlace(LegendPlace place) {
    return isCorner(place) || place == LegendPlace::automatic;
}

/// A place in a figure, in the units of its axes.
struct DataPoint {
    double x = 0, y = 0;

    bool operator==(const DataPoint&) const = default;
};

enum class AnnotationKind { text, arrow, line };

/// What the user has written or drawn over a figure: a text centred at `from`, an arrow from `from`
/// to its tip at `to`, or a line between them.
struct Annotation {
    AnnotationKind kind = AnnotationKind::text;
    DataPoint from{}, to{};
    std::string text{};  ///< with formulas, like the texts of FigureEdits; an arrow's stands at its
                         ///< beginning

    bool operator==(const Annotation&) const = default;
};

/// A second pair of axes in a corner of the plot, which shows a part of it.
struct Inset {
    Range x, y;
    LegendPlace corner = LegendPlace::automatic;  ///< automatic: where it covers least of curves
    double size = 0.42;                           ///< as a part of the plot's width and height

    bool operator==(const Inset&) const = default;
};

/// A tick at a value; its label may have formulas, and is the value if it is empty.
struct ChosenTick {
    double value = 0;
    std::string label{};

    bool operator==(const ChosenTick&) const = default;
};

/// The ticks of an axis: the step from tick to tick, which is a difference or, on a logarithmic
/// axis, a factor; or all ticks.
using ChosenTicks = std::variant<double, std::vector<ChosenTick>>;

/// The user's changes to what stands on and around a figure's axes.
struct PlotEdits {
    LegendPlace legend = LegendPlace::automatic;
    std::vector<std::string> order{};  ///< of the legend, by keys; entries not named come last
    std::optional<ChosenTicks> x_ticks{}, y_ticks{};
    bool minor_grid = false;
    std::optional<Inset> inset{};
    std::vector<Annotation> annotations{};

    bool operator==(const PlotEdits&) const = default;
};

/// What the user has changed in a figure. Texts may have formulas between dollar signs
/// (core/latex/text_with_formulas.h); curves are named by the keys of their entries
/// (core/figures/entries.h).
struct FigureEdits {
    std::optional<std::string> title{}, x_label{}, y_label{};
    std::map<std::string, std::string> names{};  ///< in the legend, by key
    std::string colors{};                        ///< key of a set of colours (line_looks.h)
    std::map<std::string, LineLook> lines{};     ///< widths in points
    PlotEdits plot{};

    bool operator==(const FigureEdits&) const = default;
};

}  // namespace attnscope
