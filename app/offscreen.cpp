#include "app/offscreen.h"

namespace attnscope {
namespace {

QtMessageHandler usual_handler = nullptr;

/// Qt's remarks on the environment (no runtime folder, no session) mean nothing to a command.
void report_faults_alone(QtMsgType type, const QMessageLogContext& context,
                         const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        usual_handler(type, context, message);
}

}  // namespace

OffscreenApplication::OffscreenApplication() {
    if (QCoreApplication::instance() != nullptr)
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    usual_handler = qInstallMessageHandler(report_faults_alone);
    application_ = std::make_unique<QApplication>(argument_count_, arguments_);
}

OffscreenApplication::~OffscreenApplication() {
    if (!application_)
        return;
    application_.reset();
    qInstallMessageHandler(usual_handler);
}

}  // namespace attnscope
