#pragma once

#include <QString>
#include <memory>

#include "core/io/descriptor.h"

namespace attnscope {

/// Returns the folder in which the program keeps its state: $XDG_STATE_HOME/attnscope, or
/// ~/.local/state/attnscope if that variable holds no absolute path.
QString stateFolder();

/// A file in which one window keeps its session. The file is locked until the window ends, in
/// whatever way, so that no other window touches it. If the window has died, a window that starts
/// later takes the file. A window that is closed leaves its file under a fixed name for the window
/// that starts next. All other files in the folder (earlier_sessions.h) are deleted only if a
/// person says so.
class KeptSession {
public:
    /// Makes a new file. Returns null if the folder cannot be written to.
    static std::unique_ptr<KeptSession> begin(const QString& folder);
    /// Takes the file that the window closed last has left; returns null if there is none. Throws
    /// FileError if the file cannot be taken.
    static std::unique_ptr<KeptSession> ofClosed(const QString& folder);
    /// Takes the file of the window of this name; returns null if that window is still open, or has
    /// kept nothing. Throws FileError if the file cannot be locked for another reason.
    static std::unique_ptr<KeptSession> ofLost(const QString& folder, const QString& name);

    /// Releases the file, which stays unless it was left, set aside or removed.
    ~KeptSession();

    QString path() const;
    /// The file's name when it was found, for sentences.
    const QString& foundName() const { return found_name_; }

    /// Leaves the file to the window that starts next. A file that another window has left there is
    /// renamed.
    void leave();
    /// Renames the file to a name that says that it was set aside. Returns its new path. Throws
    /// FileError if it cannot be renamed.
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
