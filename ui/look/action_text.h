#pragma once

#include <QString>

namespace attnscope {

/// Returns a name as the text of an action: its ampersands are shown, and control characters are
/// replaced, because a tab would begin a shortcut.
QString asActionText(const QString& name);

}  // namespace attnscope
