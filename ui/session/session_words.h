#pragma once

#include <QString>

namespace attnscope {

/// Returns the sentence that says that the part with this key of a session's text cannot be read.
QString unreadablePart(const QString& key);

}  // namespace attnscope
