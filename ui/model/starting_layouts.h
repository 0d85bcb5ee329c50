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

/// What the user's own heads have beside queries and keys.
struct OwnHeads {
    bool are_several = false;  ///< in one layer or several
    bool have_tokens = false;
};

/// Returns the board for the user's own heads: the matrix, a plot of its rows, all heads if there
/// are several, and arcs between tokens if there are any.
BoardLayout ownHeadsLayout(const OwnHeads& heads);

/// Returns the board of the laboratory: how models learn, beside what they do at other lengths.
BoardLayout laboratoryLayout();

/// Whether the board has the views of ownHeadsLayout(), for whatever heads, in their places.
bool isOwnHeadsLayout(const BoardLayout& layout);

/// Whether the board has the views in their places with which a window opens, so that nobody has
/// arranged it.
bool isFirstLayout(const BoardLayout& layout);

/// Returns the layouts to start from; the window opens with the first one.
std::vector<StartingLayout> startingLayouts();

}  // namespace attnscope
