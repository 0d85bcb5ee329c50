#include "ui/files/folders.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace attnscope {

QString existingFolder(const QStringList& wished) {
    const QStringList folders = wished + QStringList{QDir::homePath()};
    for (const QString& each : folders)
        if (!each.isEmpty() && QFileInfo(each).isDir())
            return each;
    return QDir::currentPath();
}

QString picturesFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
}

QString documentsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

}  // namespace attnscope
