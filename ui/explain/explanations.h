#pragma once

#include <QPoint>
#include <QRect>
#include <QString>

class QWidget;

namespace attnscope {

/// What explains something in the window.
struct Explanation {
    QString entry;        ///< id in the reference; empty if nothing explains it
    QString detail = {};  ///< what its tooltip says besides
    QPoint place = {};    ///< on the screen, where it stands
    QRect beside = {};    ///< an opened list or menu, which stays free to be seen
};

/// Returns the explanation of what stands at a place of a widget: that of the part there, of the
/// widget, or of what the widget is a part of. A part with a tooltip and no explanation of its own
/// keeps its tooltip.
Explanation explanationAt(QWidget& widget, QPoint at);

/// Returns the explanation of what the keys of a widget go to: the current item of a list, the
/// chosen action of a menu, or the widget.
Explanation explanationOfFocus(QWidget& widget);

}  // namespace attnscope
