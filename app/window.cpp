#include "app/window.h"

#include <QApplication>
#include <cstdio>
#include <cstdlib>

#include "app/offscreen.h"
#include "ui/look/text_scale.h"
#include "ui/settings/settings.h"
#include "ui/window/running_window.h"

namespace attnscope {
namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

void report_no_display() {
    std::fputs(
        "attnscope: there is no display to open the window on; the subcommands need none, see "
        "attnscope --help\n",
        stderr);
}

/// Qt ends the process where no display answers: with one sentence rather than a core dump.
void end_without_display(QtMsgType type, const QMessageLogContext&, const QString&) {
    if (type != QtFatalMsg)
        return;
    report_no_display();
    std::_Exit(1);
}

}  // namespace

int open_window(int argc, char** argv, const WindowWords& words) {
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && !is_set("QT_QPA_PLATFORM")) {
        report_no_display();
        return 1;
    }
    require_threads(window_threads);
    const QtMessageHandler usual = qInstallMessageHandler(end_without_display);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    prepareApplication(application);
    setTextScale(Settings().textScale());
    RunningWindow window(words, stateFolder());
    return QApplication::exec();
}

}  // namespace attnscope
