#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <map>
#include <string>
#include <vector>

#include "core/io/file_state.h"

namespace attnscope {

/// Knows when the contents of files change: another program may rewrite a file. Files are looked at
/// on another thread, since that of the window must not wait for a disk.
class FileVersions : public QObject {
    Q_OBJECT

public:
    explicit FileVersions(QObject* parent = nullptr);

    /// Returns how often a file was found to hold something else.
    int of(const std::string& path) const;

    /// Looks at files soon.
    void look(const std::vector<std::string>& paths);
    bool isLooking() const { return looking_; }

Q_SIGNALS:
    /// Emitted when some of the files hold something else.
    void changed();

private:
    struct Known {
        FileState state;
        int version = 0;
    };

    void begin();
    void take();

    std::map<std::string, Known> known_;
    std::vector<std::string> wanted_;  ///< while others are looked at
    bool looking_ = false;             ///< until take() has run
    QFutureWatcher<std::vector<FileState>> watcher_;
};

}  // namespace attnscope
