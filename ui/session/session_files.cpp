#include "ui/session/session_files.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/folders.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/session/session_file.h"
#include "ui/session/session_keeper.h"
#include "ui/settings/settings.h"

namespace attnscope {
namespace {

using namespace std::chrono_literals;

constexpr auto between_looks = 100ms;  ///< least time between two looks for changes
const QString file_ending = QStringLiteral("attnscope");

QString folderOf(const QString& path) {
    return QFileInfo(path).absolutePath();
}

}  // namespace

QString proposedName(const Scenario& scenario) {
    QStringList parts;
    for (const std::string& path : {scenario.query_file, scenario.key_file})
        if (!path.empty() && has_own_vectors(scenario))
            parts.append(QFileInfo(toQString(path)).completeBaseName());
    parts.removeDuplicates();
    parts.append(toQString(scenario.rule));
    if (scenario.mask != Scenario().mask)
        parts.append(toQString(scenario.mask));
    parts.append(QStringLiteral("n%1").arg(scenario.n));
    parts.append(QStringLiteral("d%1").arg(scenario.d));
    constexpr qsizetype longest = 100;
    return parts.join(u'-').right(longest) + u'.' + file_ending;
}

SessionFiles::SessionFiles(SessionKeeper& keeper, Settings& settings, QObject* parent)
    : QObject(parent), keeper_(keeper), settings_(settings) {
    soon_.setSingleShot(true);
    soon_.setInterval(between_looks);
    connect(&soon_, &QTimer::timeout, this, &SessionFiles::look);
    connect(&keeper, &SessionKeeper::amended, this, [this](const Session& before) {
        if (saved_ == before)
            saved_ = keeper_.session();
    });
    connect(&keeper, &SessionKeeper::touched, this, [this] {
        if (!path_.isEmpty() && !soon_.isActive())
            soon_.start();
    });
}

void SessionFiles::fill(QMenu* menu, QWidget* window) {
    menu->addAction(tr("&Save the session"), QKeySequence(QStringLiteral("Ctrl+S")), this,
                    [this, window] { save(window); });
    menu->addAction(tr("Save the session &as…"), QKeySequence(QStringLiteral("Ctrl+Shift+S")), this,
                    [this, window] { saveAs(window); });
    menu->addAction(tr("Ear&lier sessions…"), this, &SessionFiles::earlierAsked);
}

bool SessionFiles::isOne(const QString& path) {
    return QFileInfo(path).suffix().toLower() == file_ending;
}

void SessionFiles::look() {
    const bool now = !path_.isEmpty() && keeper_.session() != saved_;
    if (std::exchange(is_changed_, now) != now)
        Q_EMIT stateChanged();
}

/// Makes `path` the session's file, which holds what is shown; an empty path means no file.
void SessionFiles::take(const QString& path) {
    path_ = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
    saved_ = keeper_.session();
    is_changed_ = false;
    Q_EMIT stateChanged();
}

/// Opens a file. If it was not read in full, it does not become the session's file, because saving
/// to it would lose what was not understood.
void SessionFiles::open(const QString& path) {
    try {
        const ReadSession read = readSession(path, path, folderOf(path));
        keeper_.show(read.session);
        take(read.faults.isEmpty() ? path : QString());
        settings_.addRecentFile(path);
        Q_EMIT opened(path);
        if (!read.faults.isEmpty())
            Q_EMIT failed(tr("%1 was not read in full:").arg(QFileInfo(path).fileName()) + u'\n' +
                          read.faults.join(u'\n'));
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    }
}

void SessionFiles::show(const Session& session) {
    keeper_.show(session);
    take({});
}

/// Resumes a file. If it no longer exists, all of the session counts as unsaved; if it cannot be
/// read in full, it does not become the session's file.
void SessionFiles::resume(const QString& path) {
    if (path.isEmpty())
        return;
    ReadSession held;
    try {
        if (QFileInfo::exists(path))
            held = readSession(path, path, folderOf(path));
    } catch (const Error&) {
        return;
    }
    if (!held.faults.isEmpty())
        return;
    take(path);
    saved_ = held.session;
    look();
}

void SessionFiles::save(QWidget* window) {
    if (path_.isEmpty())
        saveAs(window);
    else
        saveTo(path_);
}

/// Proposes the session's own file or, if it has none, a new name in the folder of the session file
/// used last.
QString SessionFiles::proposedPath() const {
    if (!path_.isEmpty())
        return path_;
    QStringList folders;
    for (const QString& recent : settings_.recentFiles())
        if (isOne(recent))
            folders.append(folderOf(recent));
    return QDir(existingFolder(folders << documentsFolder()))
        .filePath(proposedName(keeper_.session().scenario));
}

void SessionFiles::saveAs(QWidget* window) {
    const QString path =
        fileToSave(window, {tr("Save the session"), proposedPath(), tr("Sessions (*.attnscope)")});
    if (!path.isEmpty())
        saveTo(isOne(path) ? path : path + QLatin1Char('.') + file_ending);
}

void SessionFiles::saveTo(const QString& path) {
    try {
        writeSession(path, keeper_.session(), folderOf(path));
        take(path);
        settings_.addRecentFile(path);
        Q_EMIT saved(path);
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    }
}

}  // namespace attnscope
