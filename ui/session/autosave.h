#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "ui/jobs/latest_job.h"
#include "ui/session/kept_session.h"
#include "ui/session/session_keeper.h"

namespace attnscope {

/// Keeps what a window shows in a file, less than a second after each change, also in the midst of
/// a drag or a play. Files are written on another thread.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// Keeps the session in that file, which may hold something already; in none if it is null.
    Autosave(SessionKeeper& keeper, std::unique_ptr<KeptSession> file, QObject* parent = nullptr);
    ~Autosave() override;

    /// Sets the path of the file that a person saves the session in, which is kept with it.
    void setSaved(const QString& path);

    /// Keeps the session at once rather than soon.
    void keep();

    /// Writes the session before the window closes, and waits for that. Returns why it is not kept,
    /// in a sentence; empty if it is, or if nothing was changed since the window opened.
    QString keepForClosing();

    /// Leaves what the window shows to the next window, as this one is closed as it should be.
    void leave();

Q_SIGNALS:
    /// Emitted when the file holds what was kept last.
    void kept();
    /// Emitted when the file could not be written; once for the same fault.
    void failed(const QString& sentence);

private:
    void tell(const QString& sentence);

    SessionKeeper& keeper_;
    std::unique_ptr<KeptSession> file_;
    std::optional<Session> last_;  ///< the session that was kept last
    Session first_;                ///< the session that the window opened with
    QString saved_, fault_;
    QTimer soon_;
    std::unique_ptr<LatestJob> writing_;
};

}  // namespace attnscope
