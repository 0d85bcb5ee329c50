#include "ui/settings/settings_watch.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <chrono>

namespace attnscope {

/// Watches the folder, too, because settings are written into a new file that replaces the old one.
SettingsWatch::SettingsWatch(QObject* parent) : QObject(parent) {
    using namespace std::chrono_literals;
    soon_.setSingleShot(true);
    soon_.setInterval(20ms);
    connect(&files_, &QFileSystemWatcher::fileChanged, &soon_, qOverload<>(&QTimer::start));
    connect(&files_, &QFileSystemWatcher::directoryChanged, &soon_, qOverload<>(&QTimer::start));
    connect(&soon_, &QTimer::timeout, this, [this] {
        follow();
        Q_EMIT changed();
    });
    follow();
}

void SettingsWatch::follow() {
    const QString file = QSettings().fileName(), folder = QFileInfo(file).absolutePath();
    QDir().mkpath(folder);
    for (const QString& path : {folder, file})
        if (QFileInfo::exists(path))
            files_.addPath(path);
}

}  // namespace attnscope
