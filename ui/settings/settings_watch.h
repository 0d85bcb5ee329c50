#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace attnscope {

/// Notices what other windows write into the settings that all windows share.
class SettingsWatch : public QObject {
    Q_OBJECT

public:
    explicit SettingsWatch(QObject* parent);

Q_SIGNALS:
    void changed();

private:
    void follow();

    QFileSystemWatcher files_;
    QTimer soon_;
};

}  // namespace attnscope
