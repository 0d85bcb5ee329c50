#pragma once

#include <QPoint>
#include <QRect>
#include <optional>
#include <vector>

#include "core/lessons/lesson.h"

namespace attnscope {

class Board;
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
    QRect room;                 ///< in which the text is placed
    std::vector<QPoint> taken;  ///< places that the text should not cover
};

/// Returns what a callout points at; nullopt if it is not seen.
std::optional<CalloutAnchor> anchorOf(const LessonCallout& callout, const CalloutParts& parts);

}  // namespace attnscope
