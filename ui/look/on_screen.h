#pragma once

class QSize;
class QWidget;

namespace attnscope {

/// Resizes a window to `usual` or, on a small screen, to what fits there beside the window's frame.
/// The screen is that of the window's parent if it has one.
void resizeOnScreen(QWidget& window, const QSize& usual);

}  // namespace attnscope
