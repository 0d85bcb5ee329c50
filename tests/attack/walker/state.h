#pragma once

#include <QString>
#include <QVariant>
#include <functional>
#include <map>

#include "ui/model/session.h"
#include "ui/window/main_window.h"

namespace attnscope::walker {

/// A part of the names of files and of what they hold; its ampersand is to be seen.
inline const QString mark = QStringLiteral("R&D");

/// What a walk begins with each time: the window as it opens, with a person's own files, or in a
/// presentation.
class State : public QObject {
    Q_OBJECT

public:
    /// "fresh", "own-files" or "presenting".
    State(MainWindow& window, QString name);

    /// Calls `then` as soon as the window shows the state.
    void begin(const std::function<void()>& then);

    /// Restores whatever a deed has changed.
    void restore();

private:
    void openOwnFiles();
    void restoreSettings() const;
    void present();
    bool staysPresented() const;

    MainWindow& window_;
    QString name_;
    std::map<QString, QVariant> settings_;
    QStringList folders_, files_;  ///< folders that deeds may write to, and what stands there
    Session session_;
    Scenario presented_;  ///< while it presents, with the board
    BoardLayout board_;
};

}  // namespace attnscope::walker
