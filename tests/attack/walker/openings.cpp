#include "tests/attack/walker/openings.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QPointer>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "ui/look/explained.h"

namespace attnscope::walker {
namespace {

std::function<void()> pullingDown(QMenu* menu, const QMainWindow& window) {
    return [menu = QPointer(menu), at = window.mapToGlobal(QPoint(40, 20))] {
        if (menu)
            menu->popup(at);
    };
}

/// A tool button opens its menu for the mouse; a title waits whether a second click follows.
std::function<void()> pressing(QAbstractButton* button) {
    return [button = QPointer(button)] {
        if (qobject_cast<QToolButton*>(button))
            QTest::mouseClick(button, Qt::LeftButton);
        else if (button)
            button->click();
    };
}

std::function<void()> rightClick(QWidget* widget, QPoint at) {
    return [widget = QPointer(widget), at] {
        if (!widget)
            return;
        QTest::mouseMove(widget, at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
    };
}

/// Whether an action chooses a published model that is not the first of its menu. All of them do
/// the same with other numbers.
bool isAnotherModel(const QAction& action, const QMenu& menu) {
    return explanationOf(action).startsWith(QStringLiteral("presets/model-")) &&
           &action != menu.actions().constFirst();
}

}  // namespace

QString classOf(const QObject& object) {
    return QString::fromLatin1(object.metaObject()->className()).section(QStringLiteral("::"), -1);
}

std::vector<QPoint> placesOn(const QWidget& widget) {
    constexpr int large = 150, across = 3;
    if (widget.width() < large || widget.height() < large)
        return {widget.rect().center()};
    std::vector<QPoint> places;
    for (int i = 0; i < across * across; ++i)
        places.emplace_back((2 * (i % across) + 1) * widget.width() / (2 * across),
                            (2 * (i / across) + 1) * widget.height() / (2 * across));
    return places;
}

QString nameOf(const QAbstractButton& button) {
    for (const QString& name : {button.text(), button.accessibleName(), button.objectName()})
        if (!name.isEmpty())
            return name;
    return button.toolTip();
}

std::vector<Pulled> menusOf(const QMainWindow& window) {
    std::vector<Pulled> menus;
    for (const QAction* action : window.menuBar()->actions())
        menus.push_back({{action->text(), action->text(), pullingDown(action->menu(), window)},
                         action->menu()});
    return menus;
}

std::vector<Opening> buttonsOf(const QMainWindow& window) {
    std::vector<Opening> openings;
    for (QAbstractButton* button : window.findChildren<QAbstractButton*>())
        if (button->isVisible() && button->isEnabled() && button->window() == &window)
            openings.push_back(
                {classOf(*button) + u' ' + nameOf(*button), classOf(*button), pressing(button)});
    return openings;
}

std::vector<Opening> rightClicksOn(const QMainWindow& window) {
    std::vector<Opening> openings;
    std::set<QString> known;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const QString name =
            QStringLiteral("right click on %1 %2").arg(classOf(*widget), widget->accessibleName());
        if (!widget->isVisible() || widget->window() != &window || !known.insert(name).second)
            continue;
        for (const QPoint place : placesOn(*widget))
            openings.push_back({name + QStringLiteral(" at %1, %2").arg(place.x()).arg(place.y()),
                                QStringLiteral("right click on ") + classOf(*widget),
                                rightClick(widget, place)});
    }
    return openings;
}

std::vector<QStringList> actionsOf(QMenu& menu) {
    std::vector<QStringList> paths;
    const QList<QAction*> actions = menu.actions();
    for (const QAction* action : actions) {
        if (!action->isEnabled() || !action->isVisible() || action->isSeparator() ||
            isAnotherModel(*action, menu))
            continue;
        if (!action->menu()) {
            paths.push_back({action->text()});
            continue;
        }
        Q_EMIT action->menu()->aboutToShow();
        for (const QStringList& path : actionsOf(*action->menu()))
            paths.push_back(QStringList{action->text()} + path);
    }
    return paths;
}

bool choose(QMenu& menu, const QStringList& path) {
    QMenu* open = &menu;
    for (const QString& text : path) {
        const QList<QAction*> actions = open->actions();
        const auto found = std::ranges::find(actions, text, &QAction::text);
        if (found == actions.end())
            return false;
        QAction* const action = *found;
        QMenu* const next = action->menu();
        open->setActiveAction(action);
        if (next && !next->isVisible())
            QTest::keyClick(open, Qt::Key_Right);
        if (next && !next->isVisible())
            return false;
        if (!next)
            QTest::keyClick(open, Qt::Key_Return);
        open = next;
    }
    return true;
}

}  // namespace attnscope::walker
