#pragma once

#include <QWidget>
#include <functional>

class QMenu;

namespace attnscope {

/// Moves the border beside the part of a splitter that the widget is in, by so many pixels: the one
/// on its right or below it, of the last part the other one. Whether there is such a border.
bool moveBorder(QWidget& widget, Qt::Orientation orientation, int by);

/// Adds actions that do so to the menu; `part` gives the widget.
void addBorderActions(QMenu& menu, const std::function<QWidget*()>& part);

}  // namespace attnscope
