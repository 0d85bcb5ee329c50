#include "ui/jobs/windows_thread.h"

#include <QCoreApplication>
#include <chrono>
#include <future>
#include <memory>

#include "core/errors.h"

namespace attnscope {

std::function<void(std::function<void()>)> onWindowsThread(const std::stop_token& stop) {
    return [stop](const std::function<void()>& act) {
        const auto task = std::make_shared<std::packaged_task<void()>>(act);
        std::future<void> done = task->get_future();
        QMetaObject::invokeMethod(
            qApp, [task] { (*task)(); }, Qt::QueuedConnection);
        while (done.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready)
            if (stop.stop_requested())
                throw Cancelled();
        done.get();
    };
}

}  // namespace attnscope
