#pragma once

#include <QList>
#include <QObject>

class QWidget;

namespace attnscope {

/// The parts of a window that the keyboard goes through: Tab goes from each into the next, F6 past
/// all that is left of one. F6 comes back to where the focus was in a part.
class WindowParts : public QObject {
    Q_OBJECT

public:
    WindowParts(const QList<QWidget*>& parts, QWidget* window);

    /// Puts what Tab reaches into the order of the parts; the order within each part stays.
    void chain();

private:
    void go(int direction);

    QList<QWidget*> parts_;
    QWidget* window_;
};

}  // namespace attnscope
