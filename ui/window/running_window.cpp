#include "ui/window/running_window.h"

#include <QLocale>
#include <iostream>

#include "core/errors.h"
#include "core/io/atomic_file.h"
#include "core/scenario/assignments.h"
#include "core/scenario/command_line.h"
#include "ui/look/translated.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/window/file_opener.h"

namespace attnscope {
namespace {

const QString standard_input = QStringLiteral("-");

ReadSession sessionOf(const KeptSession& kept) {
    return sessionFromJson(kept.read());
}

ReadSession sessionOnStandardInput() {
    return sessionFromJson(
        QByteArray::fromStdString(read_stream(std::cin, "standard input", longestSession)));
}

QString timeOf(const QDateTime& moment) {
    const QLocale locale;
    return moment.date() == QDate::currentDate()
               ? locale.toString(moment.time(), QLocale::ShortFormat)
               : locale.toString(moment, QLocale::ShortFormat);
}

}  // namespace

RunningWindow::RunningWindow(const WindowWords& words, const QString& folder)
    : window_(scenario_with(words.settings)), folder_(folder) {
    window_.model().adopt(window_.model().scenario(), formulas_in(words.settings));
    window_.sessions().startAnew();
    window_.show();
    auto file = words.isEmpty() ? showClosed() : nullptr;
    if (!file)
        file = KeptSession::begin(folder);
    if (!file)
        window_.status()->tell(tr("%1 cannot be written to: this session is not kept").arg(folder));
    autosave_ = std::make_unique<Autosave>(window_.sessions(), std::move(file));
    connect(autosave_.get(), &Autosave::failed, this,
            [this](const QString& sentence) { window_.status()->tell(sentence, sentence); });
    begin(words);
}

RunningWindow::~RunningWindow() {
    autosave_->leave();
}

void RunningWindow::begin(const WindowWords& words) {
    if (words.isEmpty())
        return offerLost();
    if (words.files.isEmpty())
        return;
    if (words.files != QStringList{standard_input})
        return window_.files().open(words.files);
    try {
        beginWith(sessionOnStandardInput());
    } catch (const Error& error) {
        window_.messages()->say(translated(error.message()));
    }
}

void RunningWindow::beginWith(const ReadSession& read) {
    window_.sessions().show(read.session);
    window_.sessions().startAnew();
    if (!window_.isMaximized())
        window_.move(window_.pos() + QPoint(32, 32));  // not over the one that it came from
    tellFaults(read.faults);
}

/// It can be undone.
std::unique_ptr<KeptSession> RunningWindow::showClosed() {
    auto closed = KeptSession::ofClosed(folder_);
    if (!closed)
        return nullptr;
    try {
        const ReadSession read = sessionOf(*closed);
        window_.sessions().show(read.session);
        window_.status()->tell(tr("As it was left last time; Ctrl+Z begins afresh"));
        tellFaults(read.faults);
        return closed;
    } catch (const Error&) {
        closed->remove();
        return nullptr;
    }
}

/// One that holds nothing sound is of no use to anybody.
void RunningWindow::offerLost() {
    while ((lost_ = KeptSession::ofLost(folder_))) {
        try {
            const ReadSession read = sessionOf(*lost_);
            window_.messages()->ask(
                tr("Attnscope ended without being closed. Bring back what it showed at %1?")
                    .arg(timeOf(lost_->written())),
                {{tr("Bring it back"), [this, read] { bringBack(read); }},
                 {tr("Forget it"), [this] {
                      lost_->remove();
                      lost_.reset();
                  }}});
            return;
        } catch (const Error&) {
            lost_->remove();
        }
    }
}

/// The file is of use until this window's own holds the same.
void RunningWindow::bringBack(const ReadSession& read) {
    connect(autosave_.get(), &Autosave::kept, this, [this] {
        if (lost_)
            lost_->remove();
        lost_.reset();
    });
    window_.sessions().show(read.session);
    autosave_->keep();
    tellFaults(read.faults);
}

void RunningWindow::tellFaults(const QStringList& faults) {
    if (!faults.isEmpty())
        window_.messages()->say(tr("The session was not read in full:") + u'\n' +
                                faults.join(u'\n'));
}

}  // namespace attnscope
