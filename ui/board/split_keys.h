#pragma once

#include <QWidget>
#include <functional>

class QMenu;

namespace attnscope {

/// Moves a border in the innermost splitter of this orientation that contains the widget, `by`
/// pixels to the right or down. The border is the one after the splitter's part that contains the
/// widget or, if that part is the last, the one before it. Returns whether there is such a border.
bool moveBorder(QWidget& widget, Qt::Orientation orientation, int by);

/// Adds actions to the menu that call moveBorder(); `part` returns the widget, or null if there is
/// none.
void addBorderActions(QMenu& menu, const std::function<QWidget*()>& part);

}  // namespace attnscope
