#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <vector>

namespace attnscope {

/// The kept session of a window, which no window shows now.
struct EarlierSession {
    QString name;  ///< of its file
    QString what;  ///< why no window shows it: a sentence
    QDateTime written;
    qint64 size;              ///< bytes
    bool is_readable = true;  ///< false if its window ended and the file cannot be read
};

/// How many sessions may pile up before a window says how to look through and delete them.
inline constexpr std::size_t manyEarlierSessions = 100;

/// Returns all sessions in the folder that were set aside, or lost with their windows, newest
/// first.
std::vector<EarlierSession> earlierSessions(const QString& folder);

/// Returns the names of windows that have a session or a lock in the folder, newest first. Some of
/// them may still be open.
QStringList windowsIn(const QString& folder);

/// What became of a session's file: it is no longer there, or its folder is in the desktop's trash.
enum class Forgotten { deleted, to_trash };

/// Deletes a session, unless a window shows it by now; moves a folder of that name to the desktop's
/// trash. Throws FileError if this is not possible.
Forgotten forgetSession(const QString& folder, const QString& name);

}  // namespace attnscope
