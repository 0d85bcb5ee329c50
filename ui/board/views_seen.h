#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace attnscope {

class Board;

/// Returns the views of which at least half is in sight, in the board's order; if there are more
/// than `most`, those that take the most room. Returns at least one.
std::vector<std::string> viewsSeen(const Board& board, std::size_t most);

}  // namespace attnscope
