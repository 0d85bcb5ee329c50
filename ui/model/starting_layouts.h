#pragma once

#include <QString>
#include <vector>

#include "ui/model/board_layout.h"

namespace attnscope {

/// A layout to start from, with the name it has in the menu (& before its key).
struct StartingLayout {
    QString name;
    BoardLayout layout;
};

/// The first one is what the window opens with.
std::vector<StartingLayout> startingLayouts();

}  // namespace attnscope
