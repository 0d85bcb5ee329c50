#include "ui/model/file_versions.h"

#include <QtConcurrentRun>
#include <algorithm>
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
    connect(&watcher_, &QFutureWatcherBase::finished, this, &FileVersions::take);
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

}  // namespace attnscope
