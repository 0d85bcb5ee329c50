#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <memory>

#include "core/io/descriptor.h"

namespace attnscope {

/// Where programs keep what they need not be told again: $XDG_STATE_HOME/attnscope.
QString stateFolder();

/// A file in which one window keeps what it shows, and no other window touches: it is locked until
/// its owner ends, however that ends. One whose owner has died is taken by a window that starts
/// later. The window that was closed last leaves what it showed under one name, for the next.
class KeptSession {
public:
    /// A new one. Null where the folder cannot be written to.
    static std::unique_ptr<KeptSession> begin(const QString& folder);
    /// What the window that was closed last has left; null where nothing is left.
    static std::unique_ptr<KeptSession> ofClosed(const QString& folder);
    /// The newest of those whose owners died; null where there is none. Those that nobody has asked
    /// for in a long time are removed.
    static std::unique_ptr<KeptSession> ofLost(const QString& folder);

    /// Lets it go; it stays unless it was left or removed.
    ~KeptSession();

    /// The whole of it. Throws FileError.
    QByteArray read() const;
    /// In place of what it holds, in one step. Throws FileError; on any thread.
    void write(const QByteArray& text) const;
    QDateTime written() const;

    /// Leaves it to the next window.
    void leave();
    void remove();

private:
    KeptSession(const QString& folder, const QString& name, std::unique_ptr<Descriptor> lock);
    static std::unique_ptr<KeptSession> take(const QString& folder, const QString& name);
    QString path() const;
    void unlock();

    QString folder_, name_;
    std::unique_ptr<Descriptor> lock_;
};

}  // namespace attnscope
