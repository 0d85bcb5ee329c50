#pragma once

#include <QPoint>
#include <QRect>
#include <optional>
#include <vector>

#include "core/lessons/lesson.h"

namespace attnscope {

class Board;
class FigureView;
class QuickBar;
class ScenarioPanel;

/// The parts of a window that callouts point at.
struct CalloutParts {
    Board& board;
    QuickBar& bar;
    ScenarioPanel& panel;
};

/// What a callout points at, and the room around it, in global coordinates.
struct CalloutAnchor {
    QPoint at;
    QRect room;                        ///< in which the text is placed
    const FigureView* plot = nullptr;  ///< in which it is; null if it is in no plot

    bool operator==(const CalloutAnchor&) const = default;
};

/// Returns what a callout points at; nullopt if it is not seen.
std::optional<CalloutAnchor> anchorOf(const LessonCallout& callout, const CalloutParts& parts);

/// Returns the places, in global coordinates, of all that a plot shows: the points of its curves
/// and bands.
std::vector<QPoint> placesIn(const FigureView& plot);

}  // namespace attnscope
