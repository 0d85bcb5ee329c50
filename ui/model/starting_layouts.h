#pragma once

#include <QString>
#include <vector>

#include "ui/model/board_layout.h"

namespace attnscope {

/// A layout to start from, with its name in the menu (& before the letter of its shortcut).
struct StartingLayout {
    QString name;
    BoardLayout layout;
};

/// Returns one large plot with two smaller ones below it, beside the matrix.
BoardLayout largePlotAndMatrix();

/// Returns the layouts to start from; the window opens with the first one.
std::vector<StartingLayout> startingLayouts();

}  // namespace attnscope
