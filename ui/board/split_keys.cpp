#include "ui/board/split_keys.h"

#include <QCoreApplication>
#include <QMenu>
#include <QSplitter>
#include <algorithm>

#include "ui/look/text_scale.h"

namespace attnscope {
namespace {

struct Way {
    const char* name;
    const char* keys;
    Qt::Orientation orientation;
    int sign;
};

constexpr Way ways[] = {
    {QT_TRANSLATE_NOOP("Board", "Move border &right"), "Ctrl+Shift+Right", Qt::Horizontal, 1},
    {QT_TRANSLATE_NOOP("Board", "Move border &left"), "Ctrl+Shift+Left", Qt::Horizontal, -1},
    {QT_TRANSLATE_NOOP("Board", "Move border &down"), "Ctrl+Shift+Down", Qt::Vertical, 1},
    {QT_TRANSLATE_NOOP("Board", "Move border &up"), "Ctrl+Shift+Up", Qt::Vertical, -1}};

/// Returns the least width or height that a splitter leaves to a part.
int leastExtent(const QWidget& part, Qt::Orientation orientation) {
    const QSize least = part.minimumSizeHint().expandedTo(part.minimumSize());
    return orientation == Qt::Horizontal ? least.width() : least.height();
}

void move(QSplitter& splitter, int before, int by) {
    QList<int> sizes = splitter.sizes();
    const auto spare = [&](int index) {
        return std::max(
            0, sizes[index] - leastExtent(*splitter.widget(index), splitter.orientation()));
    };
    const int moved = std::clamp(by, -spare(before), spare(before + 1));
    sizes[before] += moved;
    sizes[before + 1] -= moved;
    splitter.setSizes(sizes);
    Q_EMIT splitter.splitterMoved(sizes[before], before + 1);
}

}  // namespace

bool moveBorder(QWidget& widget, Qt::Orientation orientation, int by) {
    QWidget* part = &widget;
    for (QWidget* above = part->parentWidget(); above; part = above, above = part->parentWidget()) {
        auto* splitter = qobject_cast<QSplitter*>(above);
        if (!splitter || splitter->orientation() != orientation || splitter->count() < 2)
            continue;
        move(*splitter, std::min(splitter->indexOf(part), splitter->count() - 2), by);
        return true;
    }
    return false;
}

void addBorderActions(QMenu& menu, const std::function<QWidget*()>& part) {
    constexpr int step = 24;
    for (const Way& way : ways)
        menu.addAction(QCoreApplication::translate("Board", way.name),
                       QKeySequence(QString::fromLatin1(way.keys)), &menu, [part, &way] {
                           if (QWidget* from = part())
                               moveBorder(*from, way.orientation, way.sign * scaled(step));
                       });
}

}  // namespace attnscope
