#pragma once

#include <QMenu>
#include <vector>

#include "tests/attack/walker/deed.h"

class QAbstractButton;
class QMainWindow;

namespace attnscope::walker {

/// A menu of the menu bar, whether the bar is to be seen or not.
struct Pulled {
    Opening opening;
    QMenu* menu;
};
std::vector<Pulled> menusOf(const QMainWindow& window);

/// Returns the buttons that are to be seen now.
std::vector<Opening> buttonsOf(const QMainWindow& window);

/// Returns a right click on each kind of widget, on large ones at several places.
std::vector<Opening> rightClicksOn(const QMainWindow& window);

/// Returns the actions of a menu that can be chosen, those of its submenus too, by the texts that
/// lead there.
std::vector<QStringList> actionsOf(QMenu& menu);

/// Chooses an action by the keys; returns false if it is not there.
bool choose(QMenu& menu, const QStringList& path);

/// Returns the middle of a widget, or nine places on a large one.
std::vector<QPoint> placesOn(const QWidget& widget);

QString nameOf(const QAbstractButton& button);

/// Returns the name of an object's class, without the namespace.
QString classOf(const QObject& object);

}  // namespace attnscope::walker
