#include "ui/window/window_title.h"

#include <QFileInfo>
#include <QWidget>

#include "ui/session/session_files.h"

namespace attnscope {
namespace {

const QString program = QStringLiteral("Attnscope"), mark = QStringLiteral("[*]");

/// Returns a file's name as a title; one that has the mark's signs in it has them twice, so that Qt
/// leaves them.
QString titleOf(const QString& path) {
    if (path.isEmpty())
        return program;
    return QStringLiteral("%1%2 – %3")
        .arg(QFileInfo(path).fileName().replace(mark, mark + mark), mark, program);
}

}  // namespace

void titleBySession(QWidget& window, const SessionFiles& files) {
    const auto follow = [&window, &files] {
        window.setWindowModified(false);
        window.setWindowTitle(titleOf(files.path()));
        window.setWindowModified(files.isChanged());
    };
    QObject::connect(&files, &SessionFiles::stateChanged, &window, follow);
    follow();
}

}  // namespace attnscope
