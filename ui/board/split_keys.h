#pragma once

#include <QWidget>
#include <functional>

class QMenu;

namespace attnscope {

/// Moves a border of the splitter's part that the widget is in, by that many pixels: the border to
/// the right of the part or below it or, if the part is the last, the one before it. Returns
/// whether there is such a border.
bool moveBorder(QWidget& widget, Qt::Orientation orientation, int by);

/// Adds actions that move these borders to the menu; `part` gives the widget.
void addBorderActions(QMenu& menu, const std::function<QWidget*()>& part);

}  // namespace attnscope
