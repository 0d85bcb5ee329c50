#pragma once

#include <QString>
#include <memory>

#include "core/io/descriptor.h"

namespace attnscope {

/// Where programs keep what they need not be told again: $XDG_STATE_HOME/attnscope.
QString stateFolder();

/// A file in which one window keeps what it shows, and no other window touches: it is locked until
/// its owner ends, however that ends. One whose owner has died is taken by a window that starts
/// later. The window that was closed last leaves what it showed under one name, for the next. What
/// else stands in the folder (earlier_sessions.h) goes only where a person says so.
class KeptSession {
public:
    /// A new one. Null where the folder cannot be written to.
    static std::unique_ptr<KeptSession> begin(const QString& folder);
    /// What the window that was closed last has left; null where nothing is left. Throws FileError
    /// where it cannot be taken.
    static std::unique_ptr<KeptSession> ofClosed(const QString& folder);
    /// What a window of this name keeps; null where that one lives, or has kept nothing. Throws
    /// FileError where nobody can tell.
    static std::unique_ptr<KeptSession> ofLost(const QString& folder, const QString& name);

    /// Lets it go; it stays unless it was left, set aside or removed.
    ~KeptSession();

    QString path() const;
    /// The file's name when it was found, for sentences.
    const QString& foundName() const { return found_name_; }

    /// Leaves it to the next window. What another window has left is set aside.
    void leave();
    /// Keeps it under a name that says so. Gives its path; throws FileError where it stays.
    QString setAside();
    void remove();

private:
    KeptSession(const QString& folder, const QString& name, std::unique_ptr<Descriptor> lock);
    static std::unique_ptr<KeptSession> take(const QString& folder, const QString& name);
    void unlock();

    QString folder_, name_, found_name_;
    std::unique_ptr<Descriptor> lock_;
};

}  // namespace attnscope
