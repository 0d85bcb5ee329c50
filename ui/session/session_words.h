#pragma once

#include <QString>

namespace attnscope {

/// Returns the sentence that says that a part of a session's text, of such a key, cannot be read.
QString unreadablePart(const QString& key);

}  // namespace attnscope
