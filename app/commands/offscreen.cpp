#include "app/commands/offscreen.h"

#include <QFontDatabase>
#include <QThread>
#include <QThreadPool>
#include <latch>

#include "core/io/quiet_errors.h"
#include "core/parallel/threads.h"
#include "core/text/errors.h"
#include "ui/pictures/export.h"

namespace attnscope {
namespace {

QtMessageHandler usual_handler = nullptr;

/// Reports only what ends the program. Qt's remarks on the environment (no runtime folder, no
/// session) mean nothing to a command, whose own faults are reported by its sentences.
void report_the_end_alone(QtMsgType type, const QMessageLogContext& context,
                          const QString& message) {
    if (type != QtFatalMsg)
        return;
    QuietErrors::end();
    usual_handler(type, context, message);
}

/// Starts all threads of Qt's pool while there is memory for them, and keeps them. When Qt paints a
/// large area and cannot start such a thread, it waits for ever.
void start_pool() {
    QThreadPool& pool = *QThreadPool::globalInstance();
    pool.setExpiryTimeout(-1);
    const int count = pool.maxThreadCount();
    const auto all = std::make_shared<std::latch>(count + 1);
    for (int i = 0; i < count; ++i)
        pool.start([all] { all->arrive_and_wait(); });
    all->arrive_and_wait();
}

}  // namespace

void require_threads(int others) {
    const int count = QThread::idealThreadCount() + others;
    if (!can_start_threads(static_cast<unsigned>(count)))
        throw Error(
            Message("threads.few",
                    "pictures need %1 more threads, but this system lets the program start fewer",
                    {count}));
}

OffscreenApplication::OffscreenApplication() {
    if (QCoreApplication::instance() != nullptr)
        return;
    requireRoom();
    require_threads(0);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    usual_handler = qInstallMessageHandler(report_the_end_alone);
    {
        const QuietErrors quiet;  // of Fontconfig's, as it looks for fonts
        application_ = std::make_unique<QApplication>(argument_count_, arguments_);
        QFontDatabase::families();
    }
    start_pool();
}

OffscreenApplication::~OffscreenApplication() {
    if (!application_)
        return;
    application_.reset();
    qInstallMessageHandler(usual_handler);
}

}  // namespace attnscope
