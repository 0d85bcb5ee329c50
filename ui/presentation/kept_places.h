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

/// Where a person has scrolled to in a window, what the keys go to, and how a splitter is moved:
/// kept while the window shows something else, and given back as the window becomes what it was, be
/// that later.
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
        QList<QSize> least;  ///< that its parts may have
    };

    void giveBack(const Moved& place);
    void giveBack(const Scrolled& place);

    std::vector<Scrolled> scrolled_;
    std::vector<Moved> moved_;
    QPointer<QWidget> focused_;
};

}  // namespace attnscope
