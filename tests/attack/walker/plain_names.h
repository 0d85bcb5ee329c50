#pragma once

#include <QStringList>

class QWidget;

namespace attnscope::walker {

/// Returns what a window and all in it, tooltips too, show of names otherwise than as plain text,
/// each as a sentence. Counts the texts with names that it has looked at.
QStringList namesThatAreNotPlain(QWidget& window, int& looked);

}  // namespace attnscope::walker
