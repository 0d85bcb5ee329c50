#pragma once

#include <QPoint>
#include <QRect>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"
#include "ui/lessons/callout_room.h"

namespace attnscope {

class Board;
class FieldControl;
class FigureView;
class QuickBar;
class ScenarioPanel;

/// The parts of a window that callouts point at.
struct CalloutParts {
    Board& board;
    QuickBar& bar;
    ScenarioPanel& panel;
    /// Returns the control below the views of a field that the bar does not have; null if there is
    /// none.
    std::function<const FieldControl*(const std::string& field)> below;
};

/// What a callout points at, and the room around it, in global coordinates.
struct CalloutAnchor {
    QPoint at;
    QRect area;                        ///< in which the text is placed
    const FigureView* plot = nullptr;  ///< in which it is; null if it is in no plot
    bool is_control = false;

    bool operator==(const CalloutAnchor&) const = default;
};

/// Returns what a callout points at; nullopt if it is not seen.
std::optional<CalloutAnchor> anchorOf(const LessonCallout& callout, const CalloutParts& parts);

/// Returns what the text of a callout should leave to be seen, in global coordinates: what is in
/// the plot that it points into; for a cell, the cells that stand out in their rows; for a control,
/// what is in all plots, and the texts above them.
CalloutRoom roomAt(const CalloutAnchor& anchor, const CalloutParts& parts);

/// Returns places, in global coordinates, on the curves that a plot shows, a few pixels apart.
std::vector<QPoint> placesIn(const FigureView& plot);

}  // namespace attnscope
