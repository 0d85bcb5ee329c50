#include "ui/jobs/file_state.h"

#include <QDateTime>
#include <QFileInfo>

namespace attnscope {

FileState state_of(const std::string& path) {
    const QFileInfo info(QString::fromStdString(path));
    return {path, info.size(), info.lastModified().toMSecsSinceEpoch()};
}

}  // namespace attnscope
