#pragma once

class QMenu;

namespace attnscope {

class Player;
class ScenarioModel;
class SessionKeeper;

/// Adds the actions that undo and redo a change of the session, which say what that change is.
void addUndoActions(QMenu* menu, SessionKeeper& sessions, Player& player,
                    const ScenarioModel& model);

}  // namespace attnscope
