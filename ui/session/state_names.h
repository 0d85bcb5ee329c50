#pragma once

#include <QDir>
#include <QFileInfo>
#include <QString>
#include <QUuid>

// Private to the folder of states: the names in it.

namespace attnscope::state_names {

inline const QString ending = QStringLiteral(".attnscope");
inline const QString lock_ending = QStringLiteral(".lock");
inline const QString last_closed = QStringLiteral("last.attnscope");
inline const QString window_start = QStringLiteral("window-");  ///< of open or dead windows
inline const QString closed_start =
    QStringLiteral("closed-");  ///< of windows that were closed before another was
inline const QString set_aside_start =
    QStringLiteral("set-aside-");  ///< of sessions that were not read in full

inline QString in(const QString& folder, const QString& name) {
    return folder + u'/' + name;
}

/// Returns a new, unique name with this start.
inline QString fresh(const QString& start) {
    return start + QUuid::createUuid().toString(QUuid::Id128).left(12);
}

/// Whether something has that path, even if it is a link that leads nowhere.
inline bool isThere(const QString& path) {
    const QFileInfo found(path);
    return found.isSymLink() || found.exists();
}

/// Returns the names of everything in the folder, of any type, that has this start and end, newest
/// first.
inline QStringList namesIn(const QString& folder, const QString& start, const QString& end) {
    constexpr auto all = QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot;
    return QDir(folder).entryList({start + u'*' + end}, all, QDir::Time);
}

}  // namespace attnscope::state_names
