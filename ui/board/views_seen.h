#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace attnscope {

class Board;

/// The views that are seen: those of which at least half stands in the window, in the board's
/// order; of more than `most` those that take the most room. One at least.
std::vector<std::string> viewsSeen(const Board& board, std::size_t most);

}  // namespace attnscope
