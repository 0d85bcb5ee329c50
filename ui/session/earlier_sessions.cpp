#include "ui/session/earlier_sessions.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QStandardPaths>
#include <QStorageInfo>
#include <algorithm>
#include <cerrno>
#include <functional>

#include "core/io/descriptor.h"
#include "core/io/file_fault.h"
#include "core/text/errors.h"
#include "ui/look/paths.h"
#include "ui/session/kept_session.h"
#include "ui/session/session_file.h"
#include "ui/session/state_names.h"

namespace attnscope {
namespace {

using namespace state_names;

struct Kind {
    const QString& start;  ///< of the name
    const char* what;
};

const Kind kinds[] = {
    {window_start,
     QT_TRANSLATE_NOOP("attnscope::EarlierSessions", "The window ended without being closed")},
    {closed_start,
     QT_TRANSLATE_NOOP("attnscope::EarlierSessions", "Another window was closed later")},
    {set_aside_start,
     QT_TRANSLATE_NOOP("attnscope::EarlierSessions", "Set aside because it was not read in full")},
};

const char* const unreadable =
    QT_TRANSLATE_NOOP("attnscope::EarlierSessions", "The file cannot be read");

/// Whether an open window keeps its session under that name. No file is made or removed.
bool isHeld(const QString& folder, const QString& name) {
    const QString lock = in(folder, name.chopped(ending.size()) + lock_ending);
    const Descriptor file(open(bytesOf(lock).c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC));
    return file && flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

bool isOfWindow(const QString& name) {
    return name.startsWith(window_start);
}

bool isReadable(const QString& folder, const QString& name) {
    try {
        readSession(in(folder, name), name);
        return true;
    } catch (const Error&) {
        return false;
    }
}

/// Moves a folder to the trash of the home folder's file system; returns false if that is not
/// possible. Where the trash cannot be written to, Qt 6.4 would take the working directory for it,
/// or try for ever.
bool movesToTrash(const QString& folder, const QString& name) {
    constexpr int longest_name = 200;  // bytes: the trash adds to it
    const QDir trash(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                     QStringLiteral("/Trash"));
    for (const char* const part : {"files", "info"}) {
        const QString path = trash.filePath(QLatin1StringView(part));
        if (!QDir().mkpath(path) || !QFileInfo(path).isWritable())
            return false;
    }
    return bytesOf(name).size() <= longest_name &&
           QStorageInfo(folder) == QStorageInfo(QDir::homePath()) &&
           QFile::moveToTrash(in(folder, name));
}

}  // namespace

std::vector<EarlierSession> earlierSessions(const QString& folder) {
    std::vector<EarlierSession> found;
    for (const auto& [start, what] : kinds)
        for (const QString& name : namesIn(folder, start, ending)) {
            const QFileInfo file(in(folder, name));
            if (isOfWindow(name) && isHeld(folder, name))
                continue;
            const bool is_readable = !isOfWindow(name) || isReadable(folder, name);
            found.push_back({name,
                             QCoreApplication::translate("attnscope::EarlierSessions",
                                                         is_readable ? what : unreadable),
                             file.lastModified(), file.size(), is_readable});
        }
    std::ranges::stable_sort(found, std::greater<>(), &EarlierSession::written);
    return found;
}

QStringList windowsIn(const QString& folder) {
    QStringList names;
    for (const QString& end : {ending, lock_ending})  // of some windows, only the lock is left
        for (const QString& file : namesIn(folder, window_start, end))
            names.append(file.chopped(end.size()));
    names.removeDuplicates();
    return names;
}

Forgotten forgetSession(const QString& folder, const QString& name) {
    std::unique_ptr<KeptSession> taken;
    if (isOfWindow(name))
        if (taken = KeptSession::ofLost(folder, name.chopped(ending.size())); !taken)
            return Forgotten::deleted;  // it is shown by now
    const QString path = in(folder, name);
    if (const QFileInfo found(path); found.isDir() && !found.isSymLink()) {
        if (!movesToTrash(folder, name))
            fail_on_file(bytesOf(path),
                         {"session.not-trashed", "is a folder that cannot be moved to the trash"});
        return Forgotten::to_trash;
    }
    if (unlink(bytesOf(path).c_str()) != 0 && errno != ENOENT)
        fail_on_file(bytesOf(path), {"session.not-deleted", "cannot be deleted"}, errno);
    return Forgotten::deleted;
}

}  // namespace attnscope
