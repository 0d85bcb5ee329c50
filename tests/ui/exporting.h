#pragma once

#include <QFile>
#include <QTemporaryDir>

#include "tests/ui/window_testing.h"
#include "ui/export/exporter.h"
#include "ui/views/export_request.h"

namespace attnscope::testing {

/// How much of a view is exported.
enum class Extent { shown, everything };

inline ExportRequest requestOf(const Window& window, const std::string& view, const Look& look,
                               Extent extent = Extent::shown) {
    ExportRequest request = window.main.shownOf(view);
    request.look = look;
    return extent == Extent::shown ? request : unzoomed(request);
}

/// Returns the bytes of a file of a view as a window shows it.
inline QByteArray exported(Window& window, const std::string& view, const char* ending,
                           const Look& look, Extent extent = Extent::shown) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.") + QLatin1StringView(ending));
    window.main.exporter().save(requestOf(window, view, look, extent), path.toStdString());
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace attnscope::testing
