#pragma once

#include <QString>
#include <memory>

#include "core/io/descriptor.h"

namespace attnscope {

/// Returns the folder in which the program keeps what it need not be told again:
/// $XDG_STATE_HOME/attnscope.
QString stateFolder();

/// A file in which one window keeps what it shows, and which no other window touches: it is locked
/// until its owner ends, however that ends. A file whose owner has died is taken by a window that
/// starts later. The window that was closed last leaves what it showed under one name, for the
/// next. What else stands in the folder (earlier_sessions.h) goes only if a person says so.
class KeptSession {
public:
    /// Makes a new file. Returns null if the folder cannot be written to.
    static std::unique_ptr<KeptSession> begin(const QString& folder);
    /// Takes what the window that was closed last has left; returns null if nothing is left. Throws
    /// FileError if it cannot be taken.
    static std::unique_ptr<KeptSession> ofClosed(const QString& folder);
    /// Takes what a window of this name keeps; returns null if that one lives, or has kept nothing.
    /// Throws FileError if that cannot be told.
    static std::unique_ptr<KeptSession> ofLost(const QString& folder, const QString& name);

    /// Releases the file, which stays unless it was left, set aside or removed.
    ~KeptSession();

    QString path() const;
    /// The file's name when it was found, for sentences.
    const QString& foundName() const { return found_name_; }

    /// Leaves the file to the next window. What another window has left is set aside.
    void leave();
    /// Keeps the file under a name that says that it was set aside. Returns its path; throws
    /// FileError if it stays.
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
