#pragma once

#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <map>
#include <string>
#include <vector>

#include "core/io/file_state.h"

namespace attnscope {

/// Finds out when the contents of files change, because another program may rewrite a file. Files
/// are checked on another thread, because the window's thread must not wait for a disk. The disk
/// tells when something happens to them, if its kind can.
class FileVersions : public QObject {
    Q_OBJECT

public:
    explicit FileVersions(QObject* parent = nullptr);

    /// Returns how often a file was found to have changed.
    int of(const std::string& path) const;

    /// Checks files soon, on the other thread.
    void look(const std::vector<std::string>& paths);
    bool isLooking() const { return looking_; }

Q_SIGNALS:
    /// Emitted when some of the files have changed.
    void changed();
    /// Emitted when something has happened to the files, or beside them, that may have changed
    /// them, and a moment has passed since.
    void stirred();

private:
    struct Known {
        FileState state;
        int version = 0;
    };

    void begin();
    void take();
    void watch(const std::vector<FileState>& states);

    std::map<std::string, Known> known_;
    std::vector<std::string> wanted_;  ///< files to check after those that are being checked
    bool looking_ = false;             ///< whether files are being checked, until take() has run
    QFutureWatcher<std::vector<FileState>> watcher_;
    QFileSystemWatcher disk_;
    QTimer rest_;  ///< since the disk told of something
};

}  // namespace attnscope
