#pragma once

#include <QObject>
#include <QTimer>

#include "ui/model/session.h"

class QMenu;
class QWidget;

namespace attnscope {

class SessionKeeper;
class Settings;

/// Saves what the window shows in session files (.attnscope), and opens them.
class SessionFiles : public QObject {
    Q_OBJECT

public:
    SessionFiles(SessionKeeper& keeper, Settings& settings, QObject* parent);

    /// Adds the actions that save the session, and open earlier ones.
    void fill(QMenu* menu, QWidget* window);

    static bool isOne(const QString& path);

    void open(const QString& path);
    /// Shows a session that is in none of a person's files.
    void show(const Session& session);
    /// Makes `path` the session's file again, after the session was kept elsewhere (Autosave). The
    /// file may hold something else than is shown.
    void resume(const QString& path);
    /// Saves into the file that was opened or saved last. Asks for a file if there is none, such as
    /// after a file was opened that was not read in full.
    void save(QWidget* window);
    void saveAs(QWidget* window);
    void saveTo(const QString& path);

    /// The file of the session; empty if it has none.
    const QString& path() const { return path_; }
    /// Whether the window shows something else than the file holds.
    bool isChanged() const { return is_changed_; }
    /// The path that is proposed to a person who chooses where to save the session.
    QString proposedPath() const;

Q_SIGNALS:
    /// Emitted when a person asks for sessions that were set aside or lost (earlier_sessions.h).
    void earlierAsked();
    /// Emitted when path() or isChanged() differs from before.
    void stateChanged();
    void opened(const QString& path);
    void saved(const QString& path);
    /// Emitted when something could not be done, or not in full.
    void failed(const QString& sentence);

private:
    void look();
    void take(const QString& path);

    SessionKeeper& keeper_;
    Settings& settings_;
    QString path_;
    Session saved_;
    bool is_changed_ = false;
    QTimer soon_;
};

/// Returns a name for a file of a session that shows the Scenario, such as
/// "log-512-causal-n4096-d64.attnscope".
QString proposedName(const Scenario& scenario);

}  // namespace attnscope
