#pragma once

class QWidget;

namespace attnscope {

class SessionFiles;

/// Keeps the name of the session's file in the window's title, with the desktop's mark if something
/// else is shown than the file holds.
void titleBySession(QWidget& window, const SessionFiles& files);

}  // namespace attnscope
