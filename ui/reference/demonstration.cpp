#include "ui/reference/demonstration.h"

#include <algorithm>
#include <utility>

#include "core/fields/assignments.h"
#include "core/fields/typed_numbers.h"
#include "core/figures/figures.h"
#include "core/presets/presets.h"

namespace attnscope {
namespace {

/// Returns the board with the view on it. A figure changes places with the largest figure.
BoardLayout withView(BoardLayout board, const std::string& view) {
    if (view.empty() || board.maximised == view || (isOn(shown(board), view) && !is_figure(view)))
        return board;
    const std::string alone = std::exchange(board.maximised, {});
    const std::string largest = largestOf(board, is_figure);
    if (is_figure(view) && !largest.empty())
        return exchanged(board, largest, view);
    if (isOn(board, view))
        return board;
    return exchanged(board, alone.empty() ? viewsOf(board).front() : alone, view);
}

}  // namespace

Session demonstrating(const Demonstration& show, Session session) {
    session.scenario = show.anew ? shown_as(session.scenario, scenario_with(show.settings))
                                 : with_settings(session.scenario, show.settings);
    session.formulas = holding(std::move(session.formulas), session.scenario);
    session.board = withView(session.board, show.view);
    return session;
}

}  // namespace attnscope
