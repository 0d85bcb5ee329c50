#pragma once

#include <QString>

namespace attnscope {

/// Returns a name as the text of an action: its ampersands are seen, and nothing in it parts the
/// text from a shortcut.
QString asActionText(const QString& name);

}  // namespace attnscope
