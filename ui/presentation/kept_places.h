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

/// Keeps where a person has scrolled to in a window, what has the focus, and how splitters are
/// moved, while the window shows something else; restores them as the window becomes what it was,
/// even if that takes a while.
class KeptPlaces : public QObject {
public:
    using QObject::QObject;

    void keep(QWidget& window);
    void giveBack();

private:
    struct Scrolled {
        QPointer<QScrollBar> bar;
        int value, maximum;
    };
    struct Moved {
        QPointer<QSplitter> splitter;
        QList<int> sizes;
        QList<QSize> least;  ///< minimum sizes of its parts
    };

    void giveBack(const Moved& place);
    void giveBack(const Scrolled& place);

    std::vector<Scrolled> scrolled_;
    std::vector<Moved> moved_;
    QPointer<QWidget> focused_;
};

}  // namespace attnscope
