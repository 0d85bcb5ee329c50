#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "ui/jobs/latest_job.h"
#include "ui/session/kept_session.h"
#include "ui/session/session_keeper.h"

namespace attnscope {

/// Keeps the session of a window in a file. Writes the file less than a second after each change,
/// also during a drag or a play, on another thread.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// Keeps the session in `file`, which may hold a session already; keeps nothing if `file` is
    /// null.
    Autosave(SessionKeeper& keeper, std::unique_ptr<KeptSession> file, QObject* parent = nullptr);
    ~Autosave() override;

    /// Goes on with the session of another window, which takes the place of the former one.
    void follow(SessionKeeper& keeper);

    /// Sets the path of the file in which a person saves the session. The path is kept with the
    /// session.
    void setSaved(const QString& path);

    /// Starts to write the session now rather than after a delay, unless it is unchanged.
    void keep();

    /// Sets aside the session that the window shows, and keeps what comes next in a new file.
    /// Returns whether there was one: false for a fresh window in which nothing was changed. Throws
    /// FileError if the session cannot be written or renamed.
    bool setAside();

    /// Writes the session before the window closes, and waits until it is written. Returns a text
    /// that says why the session cannot be kept; an empty text if it is kept, or if nothing was
    /// changed since the window opened.
    QString keepForClosing();

    /// Leaves the session to the window that opens next, because this one ends in the regular way.
    void leave();

Q_SIGNALS:
    /// Emitted when the file holds what was kept last.
    void kept();
    /// Emitted when the file could not be written. The same fault is reported once.
    void failed(const QString& sentence);

private:
    void listen();
    void tell(const QString& sentence);
    void writeNow(const Session& session);

    SessionKeeper* keeper_;
    std::unique_ptr<KeptSession> file_;
    std::optional<Session> last_;  ///< the session that was kept last
    Session first_;                ///< the session that the window opened with
    QString saved_, fault_;
    QTimer soon_;
    std::unique_ptr<LatestJob> writing_;
};

}  // namespace attnscope
