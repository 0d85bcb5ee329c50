#include "ui/window/own_heads_board.h"

#include <utility>

#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/layers.h"
#include "core/vectors/vector_files.h"
#include "ui/board/board.h"
#include "ui/model/scenario_model.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"

namespace attnscope {
namespace {

constexpr std::string_view arcs_view = "token-arcs";

/// Whether the files hold several heads; reads their headers alone.
bool hasSeveralHeads(const Scenario& scenario) {
    try {
        return axes_of(open_heads(scenario)).heads > 1 || layers_of(scenario).size() > 1;
    } catch (const Error&) {
        return false;
    }
}

BoardLayout layoutFor(const Scenario& scenario) {
    return ownHeadsLayout({hasSeveralHeads(scenario), !scenario.tokens_file.empty()});
}

double sumOfShares(const BoardLayout& board) {
    double sum = 0;
    for (const BoardColumn& column : board.columns)
        sum += column.share;
    return sum;
}

/// Returns the board of own heads with or without the arcs, and the other views in the shares that
/// they have.
BoardLayout withArcs(BoardLayout board, bool are_wanted) {
    if (!are_wanted)
        return removed(board, arcs_view);
    if (isOn(board, arcs_view))
        return board;
    BoardColumn arcs = ownHeadsLayout({false, true}).columns.back();
    arcs.share *= sumOfShares(board) / sumOfShares(ownHeadsLayout({false, false}));
    board.columns.push_back(arcs);
    return board;
}

/// Whether nobody has moved the splitters of a board of own heads.
bool hasItsShares(const BoardLayout& board) {
    return board == ownHeadsLayout({isOn(board, "heads"), isOn(board, arcs_view)});
}

}  // namespace

OwnHeadsBoard::OwnHeadsBoard(ScenarioModel& model, Board& board, SessionKeeper& sessions,
                             MessageBar& messages, QObject* parent)
    : QObject(parent), model_(model), board_(board), sessions_(sessions), messages_(messages) {
    connect(&model_, &ScenarioModel::changed, this, &OwnHeadsBoard::follow);
}

void OwnHeadsBoard::begin() {
    if (has_own_vectors(model_.scenario()) && isFirstLayout(board_.boardLayout()))
        show();
    is_settled_ = has_own_vectors(model_.scenario());
    has_tokens_ = !model_.scenario().tokens_file.empty();
}

void OwnHeadsBoard::show() {
    board_.setBoardLayout(layoutFor(model_.scenario()));
}

void OwnHeadsBoard::takeFiles() {
    if (is_settled_ || isOwnHeadsLayout(board_.boardLayout()))
        return;
    const bool is_first = isFirstLayout(board_.boardLayout());
    if (!is_first && !messages_.text().isEmpty())
        return;  // it is offered with the next file that nothing else is said of
    is_settled_ = true;
    if (is_first)
        return sessions_.addToLastStep([this] { show(); });
    messages_.ask(tr("Show your heads on a board made for them?"),
                  {{tr("Show it"), [this] { show(); }}, {tr("Keep this board"), [] {}}});
}

/// Adds the arcs, or takes them away, once there are tokens or none, as long as the views are in
/// their places. Splitters that somebody has moved stay.
void OwnHeadsBoard::follow() {
    const Scenario& now = model_.scenario();
    if (!has_own_vectors(now))
        is_settled_ = false;
    else if (sessions_.isApplying())
        is_settled_ = true;
    const bool has_tokens = !now.tokens_file.empty();
    if (std::exchange(has_tokens_, has_tokens) == has_tokens || sessions_.isApplying() ||
        !has_own_vectors(now) || !isOwnHeadsLayout(board_.boardLayout()))
        return;
    sessions_.addToLastStep([this, has_tokens] {
        const BoardLayout board = board_.boardLayout();
        if (hasItsShares(board))
            show();
        else
            board_.setBoardLayout(withArcs(board, has_tokens));
    });
}

}  // namespace attnscope
