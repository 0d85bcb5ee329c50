#include "app/window.h"

#include <QIcon>
#include <cstdio>
#include <cstdlib>

#include "app/commands/offscreen.h"
#include "ui/look/text_scale.h"
#include "ui/settings/settings.h"
#include "ui/window/application.h"
#include "ui/window/language_choice.h"
#include "ui/window/running_window.h"

namespace attnscope {
namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

void report_no_display(const std::string& reason) {
    std::fputs(
        ("attnscope: " + reason + "; the subcommands need no display, see attnscope --help\n")
            .c_str(),
        stderr);
}

/// Handles the message with which Qt ends the process if no display answers: ends the process with
/// one sentence rather than a core dump.
void end_without_display(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg)
        return;
    const bool wayland_alone = is_set("WAYLAND_DISPLAY") && !is_set("DISPLAY");
    report_no_display(why_no_display(message.toStdString(), wayland_alone));
    std::_Exit(1);
}

}  // namespace

std::string why_no_display(const std::string& qt_says, bool wayland_alone) {
    if (wayland_alone && qt_says.find("wayland") == std::string::npos)
        return "Qt's plugin for Wayland is missing (Debian package qt6-wayland)";
    return "there is no display to open the window on";
}

int open_window(int argc, char** argv, const WindowWords& words, const Language* language) {
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && !is_set("QT_QPA_PLATFORM")) {
        report_no_display(why_no_display({}, false));
        return 1;
    }
    require_threads(window_threads);
    const QtMessageHandler usual = qInstallMessageHandler(end_without_display);
    Application application(argc, argv);
    qInstallMessageHandler(usual);
    prepareApplication(application);
    QApplication::setDesktopFileName(
        QStringLiteral("attnscope"));  // by which Wayland finds the icon
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/attnscope.svg")));
    speakInWindow(language ? *language : chosenLanguage(Settings()));
    setTextScale(Settings().textScale());
    RunningWindow window(words, stateFolder());
    return Application::exec();
}

}  // namespace attnscope
