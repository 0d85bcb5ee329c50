#include "ui/session/session_files.h"

#include <QFileDialog>
#include <QFileInfo>

#include "core/errors.h"
#include "core/io/atomic_file.h"
#include "ui/look/paths.h"
#include "ui/look/translated.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"
#include "ui/settings/settings.h"

namespace attnscope {
namespace {

const QString ending = QStringLiteral("attnscope");

}  // namespace

SessionFiles::SessionFiles(SessionKeeper& keeper, Settings& settings, QObject* parent)
    : QObject(parent), keeper_(keeper), settings_(settings) {}

bool SessionFiles::isOne(const QString& path) {
    return QFileInfo(path).suffix().toLower() == ending;
}

void SessionFiles::open(const QString& path) {
    try {
        const ReadSession read =
            sessionFromJson(QByteArray::fromStdString(read_file(bytesOf(path), longestSession)));
        keeper_.show(read.session);
        path_ = path;
        settings_.addRecentFile(path);
        Q_EMIT opened(path);
        if (!read.faults.isEmpty())
            Q_EMIT failed(
                tr("%1 was not read in full: %2")
                    .arg(QFileInfo(path).fileName(), read.faults.join(QStringLiteral("; "))));
    } catch (const Error& error) {
        Q_EMIT failed(tr("%1: %2").arg(QFileInfo(path).fileName(), translated(error.message())));
    }
}

void SessionFiles::save(QWidget* window) {
    if (path_.isEmpty())
        saveAs(window);
    else
        saveTo(path_);
}

void SessionFiles::saveAs(QWidget* window) {
    const QString path = QFileDialog::getSaveFileName(window, tr("Save the session"), path_,
                                                      tr("Sessions (*.attnscope)"));
    if (!path.isEmpty())
        saveTo(isOne(path) ? path : path + QLatin1Char('.') + ending);
}

void SessionFiles::saveTo(const QString& path) {
    try {
        write_atomically(bytesOf(path), toJson(keeper_.session()).toStdString());
        path_ = path;
        settings_.addRecentFile(path);
        Q_EMIT saved(path);
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    }
}

}  // namespace attnscope
