#pragma once

#include <QFile>
#include <QString>
#include <string>

namespace attnscope {

/// Returns a path as core takes it, byte by byte.
inline std::string bytesOf(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

}  // namespace attnscope
