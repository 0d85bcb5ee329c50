#pragma once

class QWidget;

namespace attnscope {

class SessionFiles;

/// Keeps the name of the session's file in the window's title, with the desktop's mark while the
/// window shows changes that are not in the file.
void titleBySession(QWidget& window, const SessionFiles& files);

}  // namespace attnscope
