#pragma once

class QPainter;
class QStyleOption;

namespace attnscope {

/// Draws the box of something that can be ticked: framed like a field, or filled with the accent
/// and ticked if it is chosen.
void drawCheckBox(QPainter* painter, const QStyleOption& option);

}  // namespace attnscope
