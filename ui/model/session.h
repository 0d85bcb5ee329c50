#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/fields/comparison.h"
#include "core/fields/typed_numbers.h"
#include "core/scenario/scenario.h"
#include "ui/model/axis_map.h"
#include "ui/model/board_layout.h"
#include "ui/model/figure_edits.h"
#include "ui/model/lesson_place.h"
#include "ui/model/matrix_zoom.h"
#include "ui/model/step.h"

namespace attnscope {

/// The parts of a figure's axes that the user has chosen to see; nullopt for an axis that is shown
/// whole.
struct Zoom {
    std::optional<Range> x, y;

    bool operator==(const Zoom&) const = default;
};

/// The entries of a figure's legend that the user has hidden, by their keys
/// (core/figures/entries.h), so that they stay hidden when the figure is computed again. Sessions
/// and command lines may hold names instead, which are replaced by keys once the figure is known.
using HiddenEntries = std::set<std::string>;

/// What the user has made of a window, as a value: undo returns to an earlier one.
struct Session {
    Scenario scenario;
    Comparison comparison;  ///< what was frozen, and the values of a field
    BoardLayout board;
    std::map<std::string, Zoom> zooms;  ///< of figures that do not show all
    bool is_row_pinned = false;
    std::optional<MatrixZoom> matrix_zoom = {};        ///< of a matrix that is not seen whole
    std::vector<Step> steps = {};                      ///< of a presentation
    Formulas formulas = {};                            ///< typed for numbers of the Scenario
    std::map<std::string, HiddenEntries> hidden = {};  ///< of figures that do not show all curves
    std::map<std::string, FigureEdits> edits = {};     ///< of figures that have been edited
    std::optional<LessonPlace> lesson = {};            ///< the step of a lesson that is shown

    bool operator==(const Session&) const = default;
};

/// What a person has changed in some figures.
struct ChangedFigures {
    std::map<std::string, FigureEdits> edits = {};
    std::map<std::string, HiddenEntries> hidden = {};

    bool operator==(const ChangedFigures&) const = default;
};

/// Returns the session with the changes of some figures; edits that change nothing are removed.
inline Session with(Session session, const ChangedFigures& changed) {
    for (const auto& [figure, edited] : changed.edits)
        session.edits[figure] = edited;
    for (const auto& [figure, entries] : changed.hidden)
        session.hidden[figure] = entries;
    std::erase_if(session.edits, [](const auto& entry) { return entry.second == FigureEdits(); });
    std::erase_if(session.hidden, [](const auto& entry) { return entry.second.empty(); });
    return session;
}

}  // namespace attnscope
