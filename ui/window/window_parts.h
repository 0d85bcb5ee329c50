#pragma once

#include <QList>
#include <QObject>

class QWidget;

namespace attnscope {

/// The parts of a window, in the order in which the keyboard goes through them. Tab visits every
/// widget of a part, then the next part. F6 goes to the next part at once, and Shift+F6 to the
/// previous one; both put the focus where it was last in that part.
class WindowParts : public QObject {
    Q_OBJECT

public:
    WindowParts(const QList<QWidget*>& parts, QWidget* window);

    /// Sets the tab order to the order of the parts; the order within each part stays.
    void chain();

private:
    void go(int direction);

    QList<QWidget*> parts_;
    QWidget* window_;
};

}  // namespace attnscope
