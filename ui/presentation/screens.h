#pragma once

#include <QRect>

class QScreen;
class QWidget;

namespace attnscope {

/// Returns the first screen other than `screen`; null if there is none.
QScreen* screenBeside(const QScreen* screen);

/// Whether programs choose where their windows are. On Wayland the compositor does, and a window
/// that takes another size than it says is ended.
bool windowsArePlaced();

/// Moves a window to a place on a screen, no longer maximised or on the full screen. On Wayland a
/// window that is shown is closed and opened there.
void moveTo(QWidget& window, QScreen& screen, const QRect& place);

/// Whether there is more than one screen.
bool hasOtherScreen();

}  // namespace attnscope
