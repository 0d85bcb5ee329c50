#include "ui/reference/demonstration.h"

#include <utility>

#include "core/fields/assignments.h"
#include "core/fields/formulas.h"
#include "core/presets/presets.h"

namespace attnscope {
namespace {

BoardLayout withView(BoardLayout board, const std::string& view) {
    if (view.empty() || isOn(shown(board), view))
        return board;
    const std::string alone = std::exchange(board.maximised, {});
    if (isOn(board, view))
        return board;
    const std::vector<std::string> views = viewsOf(board);
    return exchanged(board, alone.empty() ? views.front() : alone, view);
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
