#include "ui/jobs/windows_thread.h"

#include <QCoreApplication>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>

#include "core/text/errors.h"

namespace attnscope {
namespace {

/// A task for the window's thread. It is not run if the caller has given up waiting, because all
/// that it refers to is gone then.
struct Errand {
    std::packaged_task<void()> task;
    std::atomic_flag taken;  ///< by the window's thread to run the task, or by the caller to give
                             ///< up

    explicit Errand(const std::function<void()>& act) : task(act) {}
};

}  // namespace

std::function<void(std::function<void()>)> onWindowsThread(const std::stop_token& stop) {
    return [stop](const std::function<void()>& act) {
        const auto errand = std::make_shared<Errand>(act);
        std::future<void> done = errand->task.get_future();
        QMetaObject::invokeMethod(
            qApp,
            [errand] {
                if (!errand->taken.test_and_set())
                    errand->task();
            },
            Qt::QueuedConnection);
        while (done.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready)
            if (stop.stop_requested() && !errand->taken.test_and_set())
                throw Cancelled();
        done.get();
    };
}

}  // namespace attnscope
