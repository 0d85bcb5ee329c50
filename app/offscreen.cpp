#include "app/offscreen.h"

#include <QThreadPool>
#include <latch>
#include <system_error>
#include <thread>
#include <vector>

#include "core/errors.h"

namespace attnscope {
namespace {

QtMessageHandler usual_handler = nullptr;

/// Qt's remarks on the environment (no runtime folder, no session) mean nothing to a command.
void report_faults_alone(QtMsgType type, const QMessageLogContext& context,
                         const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        usual_handler(type, context, message);
}

/// Throws Error where so many threads cannot be started.
void check_threads(int count) {
    std::latch done(1);
    std::vector<std::jthread> threads;
    try {
        for (int i = 0; i < count; ++i)
            threads.emplace_back([&done] { done.wait(); });
    } catch (const std::system_error&) {
        done.count_down();
        throw Error("a picture takes " + std::to_string(count) +
                    " more threads, and this system lets the program start fewer");
    }
    done.count_down();
}

/// Starts all threads of Qt's pool while there is memory for them, and keeps them: where a large
/// area is painted Qt waits for ever for one that cannot be started.
void start_pool() {
    QThreadPool& pool = *QThreadPool::globalInstance();
    pool.setExpiryTimeout(-1);
    const int count = pool.maxThreadCount();
    check_threads(count);
    const auto all = std::make_shared<std::latch>(count + 1);
    for (int i = 0; i < count; ++i)
        pool.start([all] { all->arrive_and_wait(); });
    all->arrive_and_wait();
}

}  // namespace

OffscreenApplication::OffscreenApplication() {
    if (QCoreApplication::instance() != nullptr)
        return;
    start_pool();
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
