#pragma once

class QPainter;
class QStyleOption;

namespace attnscope {

/// Draws the box of something that can be checked: framed like a field, or filled with the accent
/// and checked if it is chosen.
void drawCheckBox(QPainter* painter, const QStyleOption& option);

}  // namespace attnscope
