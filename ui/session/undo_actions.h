#pragma once

class QMenu;

namespace attnscope {

class Player;
class ScenarioModel;
class SessionKeeper;

/// Adds the actions that undo and redo a change of the session. Their texts name the change.
void addUndoActions(QMenu* menu, SessionKeeper& sessions, Player& player,
                    const ScenarioModel& model);

}  // namespace attnscope
