#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "ui/jobs/latest_job.h"
#include "ui/session/kept_session.h"
#include "ui/session/session_keeper.h"

namespace attnscope {

/// Keeps what a window shows in a file, less than a second after each change and also in the midst
/// of a drag or a play. Files are written on another thread.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// Into that file, which may hold something already; into none where it is null.
    Autosave(SessionKeeper& keeper, std::unique_ptr<KeptSession> file, QObject* parent = nullptr);
    ~Autosave() override;

    /// With the path of the file that a person saves it in.
    void setSaved(const QString& path);

    /// At once rather than soon.
    void keep();

    /// Writes it before the window closes, and waits for that. Why it is not kept, in a sentence;
    /// empty where it is, or where nothing was changed since the window opened.
    QString keepForClosing();

    /// The window is closed as it should be: leaves what it shows to the next.
    void leave();

Q_SIGNALS:
    /// The file holds what was kept last.
    void kept();
    /// It could not be written; once for the same fault.
    void failed(const QString& sentence);

private:
    void tell(const QString& sentence);

    SessionKeeper& keeper_;
    std::unique_ptr<KeptSession> file_;
    std::optional<Session> last_;  ///< kept
    Session first_;                ///< that the window opened with
    QString saved_, fault_;
    QTimer soon_;
    std::unique_ptr<LatestJob> writing_;
};

}  // namespace attnscope
