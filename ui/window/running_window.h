#pragma once

#include <memory>
#include <optional>

#include "ui/session/autosave.h"
#include "ui/session/session_json.h"
#include "ui/window/main_window.h"
#include "ui/window/window_words.h"

namespace attnscope {

class EarlierDialog;

/// A window as the program runs it. If it is opened without files and settings, it shows what the
/// window closed last has left, and offers what a window that died had shown. It keeps what it
/// shows itself.
class RunningWindow : public QObject {
    Q_OBJECT

public:
    /// Opens a window on the Scenario and the files that the words name; a file "-" is a session on
    /// standard input. `folder` is where windows keep what they show. Throws InvalidRequest if the
    /// settings make no Scenario.
    RunningWindow(const WindowWords& words, const QString& folder);
    ~RunningWindow() override;

    /// The window; another one once the language was changed.
    MainWindow& window() { return *window_; }
    Autosave& autosave() { return *autosave_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void listen();
    void changeLanguage();
    void offerAgain();
    void carryOver(MainWindow& former);
    bool mayClose();
    void begin(const WindowWords& words);
    void beginAnew(const WindowWords& words);
    void beginWith(const ReadSession& read);
    std::unique_ptr<KeptSession> showClosed();
    std::unique_ptr<KeptSession> takeClosed();
    void offerLost();
    void offer(const ReadSession& read);
    std::optional<ReadSession> readLost(const QString& name);
    bool setShownAside();
    void bringBack(const ReadSession& read);
    void setAside(KeptSession& kept, const QString& why, const QStringList& faults = {});
    QStringList notesAndEarlier() const;
    void listEarlier();
    void openEarlier(const QString& path);
    void tellFaults(const QStringList& faults);
    void tellNotes();

    std::unique_ptr<MainWindow> window_;
    QString folder_;
    std::unique_ptr<KeptSession> lost_;  ///< the session that is offered
    QString offer_;                      ///< the offer, in words
    QStringList notes_;                  ///< what was set aside, until a person has seen it
    EarlierDialog* earlier_ = nullptr;
    std::unique_ptr<Autosave> autosave_;
};

}  // namespace attnscope
