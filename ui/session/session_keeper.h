#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <map>

#include "ui/model/lesson_place.h"
#include "ui/model/row_choice.h"
#include "ui/model/scenario_model.h"
#include "ui/model/session.h"
#include "ui/model/steps.h"
#include "ui/session/history.h"

namespace attnscope {

class Board;
class HeatmapView;

/// Keeps what a window has shown, so that changes can be undone: changes of the Scenario, of what
/// is frozen, of the board, the figures' axes and the pinned row. A drag, a play, a turn of the
/// wheel and a move of a splitter count as one change each.
class SessionKeeper : public QObject {
    Q_OBJECT

public:
    SessionKeeper(ScenarioModel& model, RowChoice& choice, Board& board, Steps& steps,
                  OpenLesson& lesson, QObject* parent);

    /// What the window shows.
    Session session() const;
    /// Shows another session, which can be undone.
    void show(const Session& session);
    /// Makes changes that are undone together.
    void asOneStep(const std::function<void()>& act);
    /// Makes changes that are undone together with the last one and, during a drag or a play, with
    /// what this has changed so far.
    void addToLastStep(const std::function<void()>& act);
    /// Whether what changes now comes from a session that is shown or is part of a larger step, so
    /// that no control of its own was used.
    bool isApplying() const { return applying_; }

    /// Nothing can be undone or redone between pause() and resume().
    bool canUndo() const { return !paused_ && history_.canUndo(); }
    bool canRedo() const { return !paused_ && history_.canRedo(); }
    /// What undo() would change, as changeName() names it. redoName(): what redo() would change.
    QString undoName() const;
    QString redoName() const;
    void undo();
    void redo();

    /// Keeps session() as it is now, whatever the window shows, until resume() shows that session
    /// again.
    void pause();
    void perform(const Session& session) { apply(session); }
    void resume();

    /// Forgets all earlier sessions: nothing before can be undone.
    void startAnew();
    /// Shows what another window shows, with all that can be undone and redone there.
    void takeOver(SessionKeeper& other);

Q_SIGNALS:
    /// Emitted before another session is shown, so that what moves the Scenario can stop.
    void aboutToShow();
    /// Emitted when something can be undone or redone now, or no longer can.
    void changed();
    /// Emitted once undo() or redo() shows another session.
    void returned(bool by_undo);
    /// Emitted when the window may show something else, also during a drag.
    void touched();
    /// Emitted when the session differs from `before` only in notation: for instance, a hidden
    /// curve is now called by its key, and a zoom has the ends that the axis could take.
    void amended(const attnscope::Session& before);

private:
    HeatmapView& matrix() const;
    /// Whether a change is in progress, of which only the result is kept.
    bool isChanging() const;
    void note();
    void noteSoon();
    void noteLayout();
    void noteZoom(bool byHand);
    void noteHidden(bool byHand);
    void amend();
    void showZooms();
    void apply(const Session& session);

    ScenarioModel& model_;
    RowChoice& choice_;
    Board& board_;
    Steps& steps_;
    OpenLesson& lesson_;
    bool applying_ = false, paused_ = false;
    bool awaits_figures_ = false;        ///< figures still have the axes of the state before
    std::map<std::string, Zoom> zooms_;  ///< that figures get once they are computed
    QTimer rest_;
    std::optional<Session> turned_;  ///< the session that a turn of the wheel has led to so far
    History<Session> history_;
};

}  // namespace attnscope
