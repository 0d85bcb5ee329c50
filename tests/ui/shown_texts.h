#pragma once

#include <QList>
#include <QString>
#include <functional>

class QPainter;
class QWidget;

namespace attnscope::testing {

/// A text that a person reads or hears, and where it was found.
struct ShownText {
    QString text, where;
};

/// Returns what a widget and all in it say: texts, titles, tooltips, accessible names, entries of
/// lists and menus (those that are filled when opened are), whether shown now or not.
QList<ShownText> saidBy(QWidget& widget);

/// Returns what is painted: pieces of texts, each in one script.
QList<ShownText> paintedBy(const std::function<void(QPainter&)>& paint, const QString& where);

/// Returns what the visible widgets of a window paint, plots too.
QList<ShownText> paintedBy(QWidget& window);

}  // namespace attnscope::testing
