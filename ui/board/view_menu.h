#pragma once

namespace attnscope {

class Board;
class ViewCard;

/// Fills the menu of a card's title each time it opens: the views that can stand there, what can be
/// added or taken away, and its exports.
void connectViewMenu(Board& board, ViewCard& card);

}  // namespace attnscope
