#pragma once

#include <QPoint>
#include <QRect>
#include <QString>

class QWidget;

namespace attnscope {

/// What explains something in the window.
struct Explanation {
    QString entry;        ///< id in the reference; empty if nothing explains it
    QString detail = {};  ///< text of its tooltip
    QPoint place = {};    ///< its position on the screen
    QRect beside = {};    ///< an opened list or menu that must not be covered
};

/// Returns the explanation at a point of a widget: that of the part at this point, else that of the
/// widget, else that of the nearest parent that has one. Returns none if the widget or a nearer
/// parent has a tooltip but no explanation, so that the tooltip is shown.
Explanation explanationAt(QWidget& widget, QPoint at);

/// Returns the explanation of what has the keyboard in a widget: the current item of a list, the
/// chosen action of a menu, or else the widget itself or a parent.
Explanation explanationOfFocus(QWidget& widget);

}  // namespace attnscope
