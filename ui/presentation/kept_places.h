#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSize>
#include <vector>

class QScrollBar;
class QSplitter;
class QWidget;

namespace attnscope {

/// Remembers a window's scroll positions, focus and splitter sizes while the window shows something
/// else. Restores them when the window's former contents return, even if that takes a while.
class KeptPlaces : public QObject {
public:
    using QObject::QObject;

    void keep(QWidget& window);
    void giveBack();
    /// Leaves the positions within a part of the window as they are.
    void forget(const QWidget& part);

private:
    struct Scrolled {
        QPointer<QScrollBar> bar;
        int value, maximum;
    };
    struct Moved {
        QPointer<QSplitter> splitter;
        QList<int> sizes;
        QList<QSize> least;  ///< minimum sizes of the splitter's widgets
    };

    void giveBack(const Moved& place);
    void giveBack(const Scrolled& place);
    void endWaiting();

    std::vector<Scrolled> scrolled_;
    std::vector<Moved> moved_;
    QPointer<QWidget> focused_;
};

}  // namespace attnscope
