#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/fields/comparison.h"
#include "core/fields/formulas.h"
#include "core/scenario/scenario.h"
#include "ui/model/axis_map.h"
#include "ui/model/board_layout.h"
#include "ui/model/figure_edits.h"
#include "ui/model/matrix_zoom.h"
#include "ui/model/step.h"

namespace attnscope {

/// The parts of a figure's axes that a person has chosen to see; nullopt for an axis that shows
/// all.
struct Zoom {
    std::optional<Range> x, y;

    bool operator==(const Zoom&) const = default;
};

/// The entries of a figure's legend that a person has hidden, by their keys
/// (core/figures/entries.h), so that they stay hidden when the figure is computed anew. Sessions
/// and command lines may have names, which give way to keys once the figure is known.
using HiddenEntries = std::set<std::string>;

/// What a person has made of a window: a value that can be undone.
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
    std::map<std::string, FigureEdits> edits = {};     ///< of figures that are not as usual

    bool operator==(const Session&) const = default;
};

/// Returns the session with other edits of some figures.
inline Session withEdits(Session session, const std::map<std::string, FigureEdits>& edits) {
    for (const auto& [figure, edited] : edits)
        session.edits[figure] = edited;
    std::erase_if(session.edits, [](const auto& entry) { return entry.second == FigureEdits(); });
    return session;
}

}  // namespace attnscope
