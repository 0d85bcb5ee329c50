#include "ui/model/file_versions.h"

#include <QFileInfo>
#include <QtConcurrentRun>
#include <algorithm>
#include <chrono>
#include <utility>

namespace attnscope {
namespace {

std::vector<FileState> statesOf(const std::vector<std::string>& paths) {
    std::vector<FileState> states;
    for (const std::string& path : paths)
        states.push_back(state_of(path));
    return states;
}

}  // namespace

FileVersions::FileVersions(QObject* parent) : QObject(parent) {
    using namespace std::chrono_literals;
    connect(&watcher_, &QFutureWatcherBase::finished, this, &FileVersions::take);
    rest_.setSingleShot(true);
    rest_.setInterval(200ms);
    connect(&rest_, &QTimer::timeout, this, &FileVersions::stirred);
    connect(&disk_, &QFileSystemWatcher::fileChanged, this, [this] { rest_.start(); });
    connect(&disk_, &QFileSystemWatcher::directoryChanged, this, [this] {
        if (!rest_.isActive())  // others may write to the folder all the time
            rest_.start();
    });
}

int FileVersions::of(const std::string& path) const {
    const auto found = known_.find(path);
    return found == known_.end() ? 0 : found->second.version;
}

void FileVersions::look(const std::vector<std::string>& paths) {
    for (const std::string& path : paths)
        if (!path.empty() && std::ranges::find(wanted_, path) == wanted_.end())
            wanted_.push_back(path);
    if (!looking_)
        begin();
}

void FileVersions::begin() {
    looking_ = !wanted_.empty();
    if (looking_)
        watcher_.setFuture(QtConcurrent::run(statesOf, std::exchange(wanted_, {})));
}

void FileVersions::take() {
    bool differs = false;
    watch(watcher_.result());
    for (const FileState& state : watcher_.result()) {
        const auto [known, is_new] = known_.try_emplace(state.path, Known{state});
        if (is_new || known->second.state == state)
            continue;
        known->second = {state, known->second.version + 1};
        differs = true;
    }
    begin();
    if (differs)
        Q_EMIT changed();
}

/// Watches the files, and their folders, in which a new file may take the place of an old one. A
/// file that was replaced is no longer watched, and has to be added again.
void FileVersions::watch(const std::vector<FileState>& states) {
    const QStringList files = disk_.files(), folders = disk_.directories();
    for (const FileState& state : states) {
        const QString path = QString::fromStdString(state.path);
        const QString folder = QFileInfo(path).absolutePath();
        if (state != FileState{state.path} && !files.contains(path))
            disk_.addPath(path);
        if (!folders.contains(folder))
            disk_.addPath(folder);
    }
}

}  // namespace attnscope
