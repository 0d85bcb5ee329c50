#pragma once

#include <QStringList>
#include <functional>
#include <vector>

namespace attnscope::walker {

/// A button of a dialog, which is known by its class.
struct Press {
    QString dialog, button;
};

/// What can be pressed, clicked or pulled down in the window.
struct Opening {
    QString name;
    QString kind;  ///< openings of one kind open menus of the same actions
    std::function<void()> open;
};

/// What a person does at a time: opens something, chooses an action of the menu that comes, presses
/// buttons of the dialogs that come after that. Whatever else comes is answered by default.
struct Step {
    Opening opening;
    QStringList path = {};  ///< texts of actions, each but the last with a menu; may be none
    std::vector<Press> presses = {};
};

/// Steps to be taken from the beginning of the state.
struct Deed {
    QString name;
    std::vector<Step> steps;
};

}  // namespace attnscope::walker
