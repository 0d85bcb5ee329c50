#pragma once

class QWidget;

namespace attnscope {

class SessionFiles;

/// Keeps the window's title that of its session's file, with the desktop's mark where something
/// else is shown than that holds.
void titleBySession(QWidget& window, const SessionFiles& files);

}  // namespace attnscope
