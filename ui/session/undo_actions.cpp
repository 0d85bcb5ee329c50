#include "ui/session/undo_actions.h"

#include <QCoreApplication>
#include <QMenu>

#include "ui/model/scenario_model.h"
#include "ui/play/player.h"
#include "ui/session/session_keeper.h"

namespace attnscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(attnscope::UndoActions)
};

}  // namespace

void addUndoActions(QMenu* menu, SessionKeeper& sessions, Player& player,
                    const ScenarioModel& model) {
    QAction* undo = menu->addAction(QString(), &sessions, [&] {
        player.stop();  // a play is the last change, and ends with it
        sessions.undo();
    });
    QAction* redo = menu->addAction(QString(), &sessions, &SessionKeeper::redo);
    undo->setShortcut(QKeySequence(QStringLiteral("Ctrl+Z")));
    redo->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    const auto follow = [&sessions, &model, undo, redo] {
        undo->setEnabled(sessions.canUndo() || !model.playing().empty());
        redo->setEnabled(sessions.canRedo());
        undo->setText(Words::tr("&Undo %1").arg(sessions.undoName()).trimmed());
        redo->setText(Words::tr("&Redo %1").arg(sessions.redoName()).trimmed());
    };
    QObject::connect(&sessions, &SessionKeeper::changed, undo, follow);
    QObject::connect(&model, &ScenarioModel::playingChanged, undo, follow);
    follow();
}

}  // namespace attnscope
