#pragma once

class QWidget;

namespace attnscope {

class ScenarioModel;
class SessionFiles;

/// Keeps the name of the session's file in the window's title, with the desktop's mark while the
/// window shows changes that are not in the file. Without such a file the title has the names of
/// the files of queries and keys.
void titleByFiles(QWidget& window, const SessionFiles& files, const ScenarioModel& model);

}  // namespace attnscope
