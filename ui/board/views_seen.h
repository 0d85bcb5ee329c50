#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace attnscope {

class Board;

/// Returns the views of which at least half is visible, in the board's order. If there are more
/// than `most`, returns only those that take the most room. Returns at least one view.
std::vector<std::string> viewsSeen(const Board& board, std::size_t most);

/// Returns the figure that takes the most room on the board, the first of several of about the same
/// size; if there is none, the view that does.
std::string largestFigure(const Board& board);

}  // namespace attnscope
