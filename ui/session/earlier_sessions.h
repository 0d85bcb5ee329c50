#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <vector>

namespace attnscope {

/// What was kept of a window and is shown in none.
struct EarlierSession {
    QString name;  ///< of its file
    QString what;  ///< why no window shows it: a sentence
    QDateTime written;
    qint64 size;  ///< bytes
};

/// More of them than anybody looks through.
inline constexpr std::size_t manyEarlierSessions = 100;

/// All in the folder that was set aside, or lost with its window, newest first.
std::vector<EarlierSession> earlierSessions(const QString& folder);

/// The names of windows of which something stands there, of the newest first. They may live.
QStringList windowsIn(const QString& folder);

/// Deletes it. Throws FileError where it stays.
void forgetSession(const QString& folder, const QString& name);

}  // namespace attnscope
