#include "ui/session/session_keeper.h"

#include <QScopedValueRollback>
#include <utility>

#include "ui/board/board.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/session/change_name.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr auto turn =
    400ms;  ///< without a further step ends a turn of the wheel or a splitter's move

}  // namespace

SessionKeeper::SessionKeeper(ScenarioModel& model, RowChoice& choice, Board& board, Steps& steps,
                             OpenLesson& lesson, QObject* parent)
    : QObject(parent),
      model_(model),
      choice_(choice),
      board_(board),
      steps_(steps),
      lesson_(lesson),
      history_(session()) {
    rest_.setSingleShot(true);
    rest_.setInterval(turn);
    connect(&rest_, &QTimer::timeout, this, &SessionKeeper::note);
    const auto watch = [this](auto* part, auto signal, auto noting) {
        connect(part, signal, this, noting);
        connect(part, signal, this, &SessionKeeper::touched);
    };
    watch(&model, &ScenarioModel::changed, &SessionKeeper::note);
    watch(&model, &ScenarioModel::comparisonChanged, &SessionKeeper::note);
    watch(&choice, &RowChoice::changed, &SessionKeeper::note);
    watch(&steps, &Steps::changed, &SessionKeeper::note);
    watch(&board, &Board::layoutChanged, &SessionKeeper::noteLayout);
    watch(&board.deck(), &FigureDeck::zoomed, &SessionKeeper::noteZoom);
    watch(&board.deck(), &FigureDeck::hiddenChanged, &SessionKeeper::noteHidden);
    watch(&matrix(), &HeatmapView::zoomed, &SessionKeeper::noteZoom);
    connect(&model, &ScenarioModel::draggingChanged, this, &SessionKeeper::note);
    connect(&model, &ScenarioModel::playingChanged, this, &SessionKeeper::note);
    connect(&board.deck().feed(), &FigureFeed::busyChanged, this, &SessionKeeper::showZooms);
}

Session SessionKeeper::session() const {
    if (paused_)
        return history_.now();
    return {model_.scenario(),      model_.comparison(),
            board_.boardLayout(),   awaits_figures_ ? zooms_ : board_.deck().zooms(),
            choice_.isPinned(),     matrix().zoom(),
            steps_.all(),           model_.formulas(),
            board_.deck().hidden(), board_.deck().edits(),
            lesson_.place()};
}

HeatmapView& SessionKeeper::matrix() const {
    return *board_.matrix()->view();
}

bool SessionKeeper::isChanging() const {
    return applying_ || paused_ || model_.isDragging() || !model_.playing().empty();
}

void SessionKeeper::note() {
    if (isChanging())
        return;
    rest_.stop();
    if (const auto turned = std::exchange(turned_, std::nullopt))
        history_.add(*turned);
    history_.add(session());
    Q_EMIT changed();
}

void SessionKeeper::noteSoon() {
    if (applying_ || paused_)
        return;
    turned_ = session();
    rest_.start();
}

void SessionKeeper::noteLayout() {
    const Session& before = turned_ ? *turned_ : history_.now();
    if (haveSamePlaces(board_.boardLayout(), before.board))
        noteSoon();  // a splitter moves
    else
        note();
}

void SessionKeeper::noteZoom(bool byHand) {
    if (byHand)
        noteSoon();
    else if (!isChanging())
        amend();
}

void SessionKeeper::noteHidden(bool byHand) {
    if (byHand)
        note();
    else if (!isChanging())
        amend();
}

/// Replaces the present state of the history, so that undo does not stop at a change that nobody
/// made.
void SessionKeeper::amend() {
    const Session before = history_.now();
    history_.amend(session());
    Q_EMIT amended(before);
}

/// Shows the zooms of the session that is shown once its figures are computed. A figure whose axes
/// have changed shows them in full until then.
void SessionKeeper::showZooms() {
    if (!awaits_figures_ || board_.deck().feed().isBusy())
        return;
    const QScopedValueRollback applying(applying_, true);
    awaits_figures_ = false;
    board_.deck().setZooms(zooms_);
}

void SessionKeeper::show(const Session& session) {
    note();
    history_.add(session);
    apply(session);
    Q_EMIT changed();
}

void SessionKeeper::asOneStep(const std::function<void()>& act) {
    note();
    {
        const QScopedValueRollback applying(applying_, true);
        act();
    }
    note();
    Q_EMIT touched();
}

void SessionKeeper::addToLastStep(const std::function<void()>& act) {
    note();
    const bool isNoted = !isChanging();  // else the last change is part of a drag or a play
    {
        const QScopedValueRollback applying(applying_, true);
        act();
    }
    if (isNoted)
        history_.amend(session());
    else
        history_.add(session());
    Q_EMIT changed();
    Q_EMIT touched();
}

QString SessionKeeper::undoName() const {
    return changeName(history_.before(), history_.now());
}

QString SessionKeeper::redoName() const {
    return changeName(history_.now(), history_.after());
}

void SessionKeeper::undo() {
    if (paused_)
        return;
    note();  // what a turn of the wheel has changed so far is kept, too
    apply(history_.undo());
    Q_EMIT changed();
    Q_EMIT returned(true);
}

void SessionKeeper::redo() {
    if (paused_)
        return;
    note();
    apply(history_.redo());
    Q_EMIT changed();
    Q_EMIT returned(false);
}

void SessionKeeper::pause() {
    note();
    paused_ = true;
    Q_EMIT changed();
}

void SessionKeeper::resume() {
    apply(history_.now());
    paused_ = false;
    Q_EMIT changed();
}

void SessionKeeper::startAnew() {
    history_ = History(session());
    Q_EMIT changed();
}

void SessionKeeper::takeOver(SessionKeeper& other) {
    other.note();  // what a turn of the wheel has changed so far is kept, too
    history_ = other.history_;
    apply(history_.now());
    Q_EMIT changed();
}

void SessionKeeper::apply(const Session& session) {
    const QScopedValueRollback applying(applying_, true);
    Q_EMIT aboutToShow();
    model_.adopt(session.scenario, session.formulas);
    model_.setComparison(session.comparison);
    board_.setBoardLayout(session.board);
    board_.deck().setZooms(session.zooms);
    matrix().setZoom(session.matrix_zoom);
    steps_.set(session.steps);
    board_.deck().setHidden(session.hidden);
    board_.deck().setEdits(session.edits);
    awaits_figures_ = board_.deck().feed().isBusy();
    zooms_ = session.zooms;
    if (session.is_row_pinned)
        choice_.pin(session.scenario.row);
    else
        choice_.letGo();
    // Last: the lesson's tasks read all the rest.
    lesson_.set(session.lesson);
    Q_EMIT touched();  // the axes, too
}

}  // namespace attnscope
