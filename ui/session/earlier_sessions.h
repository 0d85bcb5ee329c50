#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <vector>

namespace attnscope {

/// A session that was kept of a window and is shown in none.
struct EarlierSession {
    QString name;  ///< of its file
    QString what;  ///< why no window shows it: a sentence
    QDateTime written;
    qint64 size;  ///< bytes
};

/// More sessions than anybody looks through.
inline constexpr std::size_t manyEarlierSessions = 100;

/// Returns all sessions in the folder that were set aside, or lost with their windows, newest
/// first.
std::vector<EarlierSession> earlierSessions(const QString& folder);

/// Returns the names of windows of which something stands in the folder, newest first. The windows
/// may live.
QStringList windowsIn(const QString& folder);

/// Deletes a session. Throws FileError if it stays.
void forgetSession(const QString& folder, const QString& name);

}  // namespace attnscope
