#pragma once

class QPainter;
class QStyleOption;

namespace attnscope {

/// The box of something that can be ticked: framed like a field, filled with the accent and ticked
/// where it is chosen.
void drawCheckBox(QPainter* painter, const QStyleOption& option);

}  // namespace attnscope
