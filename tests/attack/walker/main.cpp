#include <QApplication>
#include <QTimer>
#include <cstdlib>
#include <iostream>

#include "app/command_line.h"
#include "tests/attack/walker/walker.h"

// attnscope_walker: the program, with somebody in its window who does all that can be done there,
// from the state that ATTNSCOPE_WALK names. Windows that it opens beside close again.

namespace {

using namespace attnscope;

constexpr auto variable = "ATTNSCOPE_WALK", visit = "visit";

void tellFaults(QtMsgType type, const QMessageLogContext&, const QString& message) {
    std::cerr << message.toStdString() << std::endl;
    if (message.startsWith(QStringLiteral("attnscope:")) || type == QtFatalMsg)
        std::cout << "FAULT " << message.toStdString() << std::endl;
}

void walk() {
    const QString state = qEnvironmentVariable(variable);
    qputenv(variable, visit);  // for other windows
    if (state == QLatin1StringView(visit))
        return QApplication::quit();
    qInstallMessageHandler(tellFaults);
    QApplication::setQuitOnLastWindowClosed(false);
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(each))
            (new walker::Walker(*window, state))->begin();
}

void begin() {
    QTimer::singleShot(0, qApp, walk);
}

Q_COREAPP_STARTUP_FUNCTION(begin)

}  // namespace

int main(int argc, char** argv) {
    return run_command_line(argc, argv);
}
