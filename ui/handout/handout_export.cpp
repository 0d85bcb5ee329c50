#include "ui/handout/handout_export.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "core/text/errors.h"
#include "ui/export/exporter.h"
#include "ui/handout/handout.h"
#include "ui/jobs/windows_thread.h"
#include "ui/jobs/work_in_dialog.h"

namespace attnscope {

void exportHandout(const QString& lesson, bool with_answers, Exporter& exporter, QWidget* window) {
    const auto spoken = [](const char* text) {
        return QCoreApplication::translate("Handout", text);
    };
    const std::string path = exporter.askPath(
        QFileInfo(lesson).completeBaseName() +
            (with_answers ? QString() : QStringLiteral("-questions")),
        QStringLiteral("pdf"),
        spoken(QT_TRANSLATE_NOOP("Handout", "Folder with a page for browsers (*)")));
    if (path.empty())
        return;
    exporter.attempt([&] {
        requireHandoutWritable(path);
        workInDialog(window, spoken(QT_TRANSLATE_NOOP("Handout", "Export handout")),
                     spoken(QT_TRANSLATE_NOOP("Handout", "Rendering the handout…")),
                     [&](const std::stop_token& stop, const Progress& progress) {
                         writeHandout(path,
                                      {.lesson = lesson.toStdString(), .answers = with_answers},
                                      onWindowsThread(stop), {stop, progress});
                     });
        exporter.tell(path);
    });
}

}  // namespace attnscope
