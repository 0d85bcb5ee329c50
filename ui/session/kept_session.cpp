#include "ui/session/kept_session.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <cstdio>

#include "core/io/atomic_file.h"
#include "core/io/file_lock.h"
#include "ui/look/paths.h"
#include "ui/session/session_json.h"

namespace attnscope {
namespace {

constexpr qint64 longest_kept = 30;  ///< days
constexpr qsizetype most_kept = 8;
const QString closed_name = QStringLiteral("last.attnscope"),
              window_name = QStringLiteral("window-"), ending = QStringLiteral(".attnscope"),
              lock_ending = QStringLiteral(".lock");

QString in(const QString& folder, const QString& name) {
    return folder + u'/' + name;
}

QString freshName() {
    return window_name + QUuid::createUuid().toString(QUuid::Id128).left(12);
}

/// Without their endings, newest first; last those of which only the lock is left.
QStringList windowsIn(const QString& folder) {
    QStringList names;
    for (const QString& kind : {ending, lock_ending})
        for (const QString& file :
             QDir(folder).entryList({window_name + u'*' + kind}, QDir::Files, QDir::Time))
            names.append(file.chopped(kind.size()));
    names.removeDuplicates();
    return names;
}

}  // namespace

QString stateFolder() {
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    const QString home =
        QDir::isAbsolutePath(given) ? given : QDir::home().filePath(QStringLiteral(".local/state"));
    return in(home, QStringLiteral("attnscope"));
}

KeptSession::KeptSession(const QString& folder, const QString& name,
                         std::unique_ptr<Descriptor> lock)
    : folder_(folder), name_(name), lock_(std::move(lock)) {}

std::unique_ptr<KeptSession> KeptSession::take(const QString& folder, const QString& name) {
    auto lock = lock_file(bytesOf(in(folder, name + lock_ending)));
    return lock ? std::unique_ptr<KeptSession>(new KeptSession(folder, name, std::move(lock)))
                : nullptr;
}

std::unique_ptr<KeptSession> KeptSession::begin(const QString& folder) {
    QDir().mkpath(folder);
    return take(folder, freshName());
}

std::unique_ptr<KeptSession> KeptSession::ofClosed(const QString& folder) {
    if (!QFile::exists(in(folder, closed_name)))
        return nullptr;
    auto taken = begin(folder);
    if (taken && QFile::rename(in(folder, closed_name), taken->path()))
        return taken;
    if (taken)
        taken->remove();
    return nullptr;
}

std::unique_ptr<KeptSession> KeptSession::ofLost(const QString& folder) {
    std::unique_ptr<KeptSession> newest;
    qsizetype found = 0;
    for (const QString& name : windowsIn(folder)) {
        auto each = take(folder, name);
        if (!each || !QFile::exists(each->path()))
            continue;  // its owner lives, or has closed meanwhile
        if (++found > most_kept ||
            each->written().daysTo(QDateTime::currentDateTime()) > longest_kept)
            each->remove();
        else if (!newest)
            newest = std::move(each);
    }
    return newest;
}

KeptSession::~KeptSession() {
    unlock();
}

QString KeptSession::path() const {
    return in(folder_, name_ + ending);
}

/// The lock's file goes before the lock does, so that nobody finds it free under a name that is
/// about to go.
void KeptSession::unlock() {
    if (lock_)
        QFile::remove(in(folder_, name_ + lock_ending));
    lock_.reset();
}

QByteArray KeptSession::read() const {
    return QByteArray::fromStdString(read_file(bytesOf(path()), longestSession));
}

void KeptSession::write(const QByteArray& text) const {
    write_atomically(bytesOf(path()), text.toStdString());
}

QDateTime KeptSession::written() const {
    return QFileInfo(path()).lastModified();
}

void KeptSession::leave() {
    std::rename(bytesOf(path()).c_str(), bytesOf(in(folder_, closed_name)).c_str());
    unlock();
}

void KeptSession::remove() {
    QFile::remove(path());
    unlock();
}

}  // namespace attnscope
