#include "ui/jobs/windows_thread.h"

#include <QCoreApplication>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>

#include "core/text/errors.h"

namespace attnscope {
namespace {

/// What is to be done, unless whoever waits for it gave up before it began: then all that it refers
/// to is gone.
struct Errand {
    std::packaged_task<void()> task;
    std::atomic_flag taken;  ///< by the one thread or the other

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
