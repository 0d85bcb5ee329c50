#pragma once

namespace attnscope {

class Board;
class ViewCard;

/// Fills the menu of a card's title each time it opens: the views that can take the card's place,
/// views to add beside or below it, its removal, and its exports.
void connectViewMenu(Board& board, ViewCard& card);

}  // namespace attnscope
