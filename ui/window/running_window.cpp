#include "ui/window/running_window.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <algorithm>
#include <iostream>

#include "core/io/atomic_file.h"
#include "core/io/file_fault.h"
#include "core/text/errors.h"
#include "core/vectors/command_line.h"
#include "ui/explain/explainer.h"
#include "ui/look/translated.h"
#include "ui/reference/reference_window.h"
#include "ui/session/built_in_sessions.h"
#include "ui/session/earlier_dialog.h"
#include "ui/session/earlier_sessions.h"
#include "ui/session/session_file.h"
#include "ui/session/session_files.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/window/file_opener.h"
#include "ui/window/language_choice.h"

namespace attnscope {
namespace {

const QString standard_input = QStringLiteral("-");

ReadSession sessionOnStandardInput() {
    const std::string name = "standard input";
    const auto text = QByteArray::fromStdString(read_stream(std::cin, name, longestSession));
    try {
        return sessionFromJson(text);
    } catch (const FileError& fault) {
        fail_on_file(name, fault.message());
    }
}

/// Returns the Scenario that a window shows before its words are heard: if they name files of
/// queries and keys, that of a fresh window, as if the files were opened there.
Scenario usualOf(const WindowWords& words) {
    return nameVectors(words) ? builtInSessions().front().session.scenario : Scenario();
}

QString timeOf(const QDateTime& moment) {
    const QLocale locale;
    return moment.date() == QDate::currentDate()
               ? locale.toString(moment.time(), QLocale::ShortFormat)
               : locale.toString(moment, QLocale::ShortFormat);
}

}  // namespace

RunningWindow::RunningWindow(const WindowWords& words, const QString& folder)
    : window_(std::make_unique<MainWindow>(scenarioOf(words, usualOf(words)))), folder_(folder) {
    window_->model().adopt(window_->model().scenario(), formulas_in(words.settings));
    window_->sessions().startAnew();
    window_->show();
    auto file = words.isEmpty() ? showClosed() : nullptr;
    if (!file && (words.isEmpty() || nameVectors(words)) && window_->isNew())
        beginAnew(words);
    if (!file)
        file = KeptSession::begin(folder);
    if (!file)
        notes_ << tr("%1 cannot be written to: this session is not kept.").arg(folder);
    autosave_ = std::make_unique<Autosave>(window_->sessions(), std::move(file));
    connect(autosave_.get(), &Autosave::failed, this, [this](const QString& sentence) {
        window_->messages()->say(tr("This session is not kept: %1").arg(sentence));
    });
    listen();
    begin(words);
}

/// Listens to the window.
void RunningWindow::listen() {
    const SessionFiles& files = window_->sessionFiles();
    autosave_->setSaved(files.path());
    connect(&files, &SessionFiles::stateChanged, autosave_.get(),
            [this, &files] { autosave_->setSaved(files.path()); });
    connect(&files, &SessionFiles::earlierAsked, this, &RunningWindow::listEarlier);
    connect(window_.get(), &MainWindow::languageChosen, this, &RunningWindow::changeLanguage,
            Qt::QueuedConnection);  // the menu belongs to the window that goes
    window_->installEventFilter(this);
}

/// Opens the window anew in the language of the settings. It shows what it has shown, and what
/// could be undone still can be. What plays or is presented ends.
void RunningWindow::changeLanguage() {
    const Language& language = chosenLanguage(Settings());
    if (&language == &spokenLanguage())
        return;
    speakInWindow(language);
    window_->leave();
    auto other = std::make_unique<MainWindow>(window_->model().scenario());
    other->sessions().takeOver(window_->sessions());
    other->sessionFiles().resume(window_->sessionFiles().path());
    autosave_->follow(other->sessions());
    window_.swap(other);
    listen();
    window_->show();
    offerAgain();
    carryOver(*other);
}

/// Says and opens again what stood beside the contents of the window that goes: a message without
/// answers, which keeps its words, the reference, and the list of earlier sessions.
void RunningWindow::carryOver(MainWindow& former) {
    const MessageBar &said = *former.messages(), &says = *window_->messages();
    if (says.text().isEmpty() && !said.text().isEmpty() && said.answers().empty()) {
        if (said.isFault())
            window_->messages()->say(said.text());
        else
            window_->messages()->explain(said.text());
    }
    const ReferenceWindow* reference = former.explainer().referenceWindow();
    if (reference && reference->isVisible()) {
        window_->explainer().openReference(reference->shown());
        window_->explainer().referenceWindow()->setGeometry(reference->geometry());
    }
    const bool is_listed = earlier_ && earlier_->isVisible();
    earlier_ = nullptr;  // goes with its window
    if (is_listed)
        listEarlier();
}

/// Offers the lost session in the new language, if a person has not decided on it yet.
void RunningWindow::offerAgain() {
    if (!lost_)
        return;
    try {
        offer(readSession(lost_->path(), lost_->foundName()));
    } catch (const Error& error) {
        window_->messages()->say(translated(error.message()));
    }
}

bool RunningWindow::eventFilter(QObject* object, QEvent* event) {
    if (event->type() != QEvent::Close || mayClose())
        return QObject::eventFilter(object, event);
    event->ignore();
    return true;
}

/// Whether the window may be closed; asks if what it shows would be lost.
bool RunningWindow::mayClose() {
    const SessionFiles& files = window_->sessionFiles();
    const bool saved = !files.path().isEmpty() && !files.isChanged();
    const QString fault = autosave_->keepForClosing();
    if (saved || fault.isEmpty())
        return true;
    QMessageBox question(
        QMessageBox::Warning, tr("Close"), tr("This session cannot be kept: %1.").arg(fault),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_.get());
    question.setInformativeText(tr("Save it elsewhere, or discard it?"));
    question.setTextFormat(Qt::PlainText);
    question.setDefaultButton(QMessageBox::Save);
    const int answer = question.exec();
    if (answer == QMessageBox::Save)
        window_->sessionFiles().saveAs(window_.get());
    return answer == QMessageBox::Discard ||
           (answer == QMessageBox::Save && !files.path().isEmpty() && !files.isChanged());
}

RunningWindow::~RunningWindow() {
    autosave_->leave();
}

void RunningWindow::begin(const WindowWords& words) {
    if (words.isEmpty())
        return offerLost();
    tellNotes();
    if (!words.note.empty())
        window_->files().tellConfigOfWords(translated(words.note), !words.files.isEmpty());
    if (words.files.isEmpty())
        return;
    if (words.files != QStringList{standard_input})
        return window_->files().open(words.files, words.settings);
    try {
        beginWith(sessionOnStandardInput());
    } catch (const Error& error) {
        window_->messages()->say(translated(error.message()));
    }
}

/// Shows the first built-in session, with the Scenario that the window has if its words name files;
/// undo does not lead to before it.
void RunningWindow::beginAnew(const WindowWords& words) {
    Session first = builtInSessions().front().session;
    if (nameVectors(words)) {
        first.scenario = window_->model().scenario();
        first.formulas = window_->model().formulas();
    }
    window_->sessions().show(first);
    window_->sessions().startAnew();
}

void RunningWindow::beginWith(const ReadSession& read) {
    window_->sessions().show(read.session);
    window_->sessions().startAnew();
    if (!window_->isMaximized())
        window_->move(window_->pos() + QPoint(32, 32));  // not over the one that it came from
    tellFaults(read.faults);
}

std::unique_ptr<KeptSession> RunningWindow::takeClosed() {
    try {
        return KeptSession::ofClosed(folder_);
    } catch (const Error& error) {
        notes_ << translated(error.message());
        return nullptr;
    }
}

/// Shows what the window closed last has left; undo leads to a fresh window. A file that was not
/// read in full is set aside as it is, and null is returned.
std::unique_ptr<KeptSession> RunningWindow::showClosed() {
    auto closed = takeClosed();
    if (!closed)
        return nullptr;
    try {
        const ReadSession read = readSession(closed->path(), closed->foundName());
        window_->sessions().show(read.session);
        if (read.faults.isEmpty())
            window_->sessionFiles().resume(read.saved);
        window_->status()->tell(tr("The last session was restored; Ctrl+Z starts afresh"));
        if (read.faults.isEmpty())
            return closed;
        setAside(*closed, tr("%1 was not read in full").arg(closed->foundName()), read.faults);
    } catch (const Error& error) {
        setAside(*closed, translated(error.message()));
    }
    return nullptr;
}

/// Sets aside a file that could not be read, or not in full: it is kept under a name that says so.
void RunningWindow::setAside(KeptSession& kept, const QString& why, const QStringList& faults) {
    try {
        notes_ << tr("%1. It was set aside as %2 (File ▸ Earlier sessions…).")
                      .arg(why, kept.setAside());
    } catch (const Error& error) {
        notes_ << tr("%1.").arg(why) << translated(error.message());
    }
    notes_ << faults;
}

/// Offers the newest lost session that can be read. Newer files that cannot be read are set aside.
void RunningWindow::offerLost() {
    for (const QString& name : windowsIn(folder_))
        if (const auto read = readLost(name))
            return offer(*read);
    notes_ = notesAndEarlier();
    tellNotes();
}

std::optional<ReadSession> RunningWindow::readLost(const QString& name) {
    try {
        if (!(lost_ = KeptSession::ofLost(folder_, name)))
            return {};
        return readSession(lost_->path(), lost_->foundName());
    } catch (const Error& error) {
        const QString fault = translated(error.message());
        if (lost_)
            setAside(*lost_, fault);
        else
            notes_ << fault;
        lost_.reset();
        return {};
    }
}

void RunningWindow::offer(const ReadSession& read) {
    const QString question =
        tr("Attnscope ended without being closed. Bring back what it showed at %1?")
            .arg(timeOf(QFileInfo(lost_->path()).lastModified()));
    offer_ = (QStringList{question} + notesAndEarlier()).join(u'\n');
    const auto forget = [this] {
        notes_.clear();
        lost_->remove();
        lost_.reset();
    };
    window_->messages()->ask(offer_, {{tr("Bring it back"), [this, read] { bringBack(read); }},
                                      {tr("Forget it"), forget}});
}

/// Sets aside what the window shows before another session takes its place; false if it cannot be.
bool RunningWindow::setShownAside() {
    try {
        if (autosave_->setAside())
            window_->status()->tell(
                tr("What the window showed was set aside (File ▸ Earlier sessions…)"));
        return true;
    } catch (const Error& error) {
        window_->messages()->say(translated(error.message()));
        return false;
    }
}

/// Brings a session back, and sets aside what the window shows. The session's file is removed once
/// this window's own file holds the same or, if it was not read in full, is set aside.
void RunningWindow::bringBack(const ReadSession& read) {
    if (!setShownAside())
        return;
    notes_.clear();
    connect(autosave_.get(), &Autosave::kept, this, [this] {
        if (lost_)
            lost_->remove();
        lost_.reset();
    });
    window_->sessionFiles().show(read.session);
    if (read.faults.isEmpty())
        window_->sessionFiles().resume(read.saved);
    autosave_->keep();
    if (read.faults.isEmpty())
        return;
    setAside(*lost_, tr("%1 was not read in full").arg(lost_->foundName()), read.faults);
    lost_.reset();
    tellNotes();
}

/// Returns the notes, how many sessions of other windows cannot be read, and how many earlier
/// sessions there are if they are many.
QStringList RunningWindow::notesAndEarlier() const {
    const std::vector<EarlierSession> earlier = earlierSessions(folder_);
    QStringList notes = notes_;
    const auto unreadable = std::ranges::count(earlier, false, &EarlierSession::is_readable);
    if (unreadable == 1)
        notes += tr("A session of another window cannot be read; File ▸ Earlier sessions… has it.");
    if (unreadable > 1)
        notes +=
            tr("%n sessions of other windows cannot be read; File ▸ Earlier sessions… has them.",
               nullptr, static_cast<int>(unreadable));
    if (const std::size_t count = earlier.size(); count > manyEarlierSessions)
        notes +=
            tr("There are %n earlier sessions. File ▸ Earlier sessions… lists them and can "
               "forget them.",
               nullptr, static_cast<int>(count));
    return notes;
}

void RunningWindow::tellNotes() {
    if (!notes_.isEmpty())
        window_->messages()->say(notes_.join(u'\n'));
    notes_.clear();
}

/// Lists earlier sessions. The session that is offered is released first, so that it is in the
/// list, too.
void RunningWindow::listEarlier() {
    if (lost_ && window_->messages()->text() == offer_)
        window_->messages()->hide();
    lost_.reset();
    notes_.clear();
    if (!earlier_) {
        earlier_ = new EarlierDialog(folder_, window_.get());
        connect(earlier_, &EarlierDialog::openRequested, this, &RunningWindow::openEarlier);
    }
    earlier_->refill();
    earlier_->show();
    earlier_->raise();
}

/// Opens an earlier session. The session's file is not changed.
void RunningWindow::openEarlier(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    try {
        const ReadSession read = readSession(path, name);
        window_->sessionFiles().show(read.session);
        window_->status()->tell(tr("Opened %1; Ctrl+Z goes back").arg(name), path);
        tellFaults(read.faults);
    } catch (const Error& error) {
        window_->messages()->say(translated(error.message()));
    }
}

void RunningWindow::tellFaults(const QStringList& faults) {
    if (!faults.isEmpty())
        window_->messages()->say(tr("The session was not read in full:") + u'\n' +
                                 faults.join(u'\n'));
}

}  // namespace attnscope
