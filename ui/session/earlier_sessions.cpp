#include "ui/session/earlier_sessions.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QCoreApplication>
#include <algorithm>
#include <cerrno>
#include <functional>

#include "core/io/descriptor.h"
#include "core/io/file_fault.h"
#include "ui/look/paths.h"
#include "ui/session/kept_session.h"
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

/// Whether an open window keeps its session under that name. No file is made or removed.
bool isHeld(const QString& folder, const QString& name) {
    const QString lock = in(folder, name.chopped(ending.size()) + lock_ending);
    const Descriptor file(open(bytesOf(lock).c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC));
    return file && flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

bool isOfWindow(const QString& name) {
    return name.startsWith(window_start);
}

}  // namespace

std::vector<EarlierSession> earlierSessions(const QString& folder) {
    std::vector<EarlierSession> found;
    for (const auto& [start, what] : kinds)
        for (const QString& name : namesIn(folder, start, ending)) {
            const QFileInfo file(in(folder, name));
            if (!isOfWindow(name) || !isHeld(folder, name))
                found.push_back({name,
                                 QCoreApplication::translate("attnscope::EarlierSessions", what),
                                 file.lastModified(), file.size()});
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

void forgetSession(const QString& folder, const QString& name) {
    std::unique_ptr<KeptSession> taken;
    if (isOfWindow(name))
        if (taken = KeptSession::ofLost(folder, name.chopped(ending.size())); !taken)
            return;  // it is shown by now
    const QString path = in(folder, name);
    if (unlink(bytesOf(path).c_str()) != 0 && errno != ENOENT)
        fail_on_file(bytesOf(path), {"session.not-deleted", "cannot be deleted"}, errno);
}

}  // namespace attnscope
