#pragma once

#include <QStringList>

class QWidget;

namespace attnscope::walker {

/// What a window and all in it show of names otherwise than as plain text, its tooltips too, each
/// as a sentence. Counts the texts with names that it has looked at.
QStringList namesThatAreNotPlain(QWidget& window, int& looked);

}  // namespace attnscope::walker
