#include "ui/jobs/latest_job.h"

#include <algorithm>

#include "ui/look/thrown_text.h"

namespace attnscope {

LatestJob::LatestJob(QObject* parent) : QObject(parent) {
    grace_.setSingleShot(true);
    connect(&grace_, &QTimer::timeout, this, &LatestJob::supersede);
    thread_ = std::jthread([this](const std::stop_token& quit) { runThread(quit); });
}

LatestJob::~LatestJob() {
    stop_.request_stop();
    thread_.request_stop();
    thread_.join();
}

void LatestJob::post(Work work, std::chrono::milliseconds grace) {
    pending_ = Request{std::move(work), grace};
    if (!running_) {
        start();
        Q_EMIT busyChanged(true);
        return;
    }
    if (running_grace_ == to_its_end)
        return;
    const auto left = running_grace_ - std::chrono::milliseconds(runtime_.elapsed());
    if (left <= std::chrono::milliseconds::zero())
        supersede();
    else if (!grace_.isActive())
        grace_.start(left);
}

void LatestJob::endGrace() {
    running_grace_ = {};
    if (running_ && pending_)
        supersede();
}

void LatestJob::cancel() {
    pending_.reset();
    if (running_)
        supersede();
}

void LatestJob::start() {
    running_ = true;
    superseded_ = false;
    running_grace_ = pending_->grace;
    stop_ = std::stop_source();
    runtime_.start();
    {
        const std::scoped_lock lock(mutex_);
        task_ = Task{std::move(pending_->work), stop_.get_token(), ++generation_};
    }
    pending_.reset();
    wake_.notify_one();
}

void LatestJob::supersede() {
    grace_.stop();
    superseded_ = true;
    stop_.request_stop();
}

void LatestJob::finish(const QString& failure) {
    grace_.stop();
    running_ = false;
    const bool show = !superseded_ && !failure.isEmpty();
    if (pending_)
        start();
    else
        Q_EMIT busyChanged(false);
    if (show)
        Q_EMIT failed(failure);
}

void LatestJob::runThread(const std::stop_token& quit) {
    while (!quit.stop_requested()) {
        std::unique_lock lock(mutex_);
        if (!wake_.wait(lock, quit, [this] { return task_.has_value(); }))
            return;
        const Task task = std::move(*task_);
        task_.reset();
        lock.unlock();
        const QString failure = perform(task.work, task.stop, task.generation);
        QMetaObject::invokeMethod(
            this, [this, failure] { finish(failure); }, Qt::QueuedConnection);
    }
}

QString LatestJob::perform(const Work& work, const std::stop_token& stop, quint64 generation) {
    const Deliver deliver = [this, generation](std::function<void()> show) {
        QMetaObject::invokeMethod(
            this,
            [this, generation, show = std::move(show)] {
                if (generation == generation_ && !superseded_)
                    show();
            },
            Qt::QueuedConnection);
    };
    try {
        work(stop, deliver);
    } catch (...) {
        return thrownText(std::current_exception());
    }
    return {};
}

}  // namespace attnscope
