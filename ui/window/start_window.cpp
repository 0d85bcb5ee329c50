#include "ui/window/start_window.h"

#include <QProcess>
#include <QTemporaryFile>

#include "core/text/errors.h"
#include "ui/session/session_file.h"

namespace attnscope {

qint64 startWindow(const QString& program, const Session& session, const QStringList& words) {
    QTemporaryFile file;  // removed on return, when the new process has it open
    if (!file.open() || file.write(textOf(session)) < 0 || !file.flush())
        return 0;
    QProcess process;
    process.setProgram(program);
    process.setArguments(QStringList{QStringLiteral("-")} + words);
    process.setStandardInputFile(file.fileName());
    qint64 number = 0;
    return process.startDetached(&number) ? number : 0;
}

}  // namespace attnscope
