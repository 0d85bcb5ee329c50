#pragma once

#include <QRect>

class QScreen;
class QWidget;

namespace attnscope {

/// Returns the first screen other than `screen`; null if there is none.
QScreen* screenBeside(const QScreen* screen);

/// Moves a window to a place on a screen, no longer maximised or on the full screen.
void moveTo(QWidget& window, QScreen& screen, const QRect& place);

}  // namespace attnscope
