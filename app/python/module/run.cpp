#include "app/python/module/run.h"

#include <pthread.h>
#include <pybind11/pybind11.h>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace attnscope {
namespace {

using Task = std::function<void(const std::stop_token&)>;

/// A thread that runs one task after the other. It is never ended: each thread that has used oneTBB
/// leaves memory behind when it ends, so a thread for each call would leak.
class Helper {
public:
    /// Throws std::system_error if the system starts no more threads.
    Helper() {
        std::thread([this] { run(); }).detach();
    }

    void start(const Task& task) {
        const std::lock_guard lock(mutex_);
        stop_ = {};
        fault_ = nullptr;
        task_ = &task;
        changed_.notify_all();
    }
    /// Waits until the task has ended, at most this long. Returns whether it has.
    bool wait(std::chrono::milliseconds longest) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, longest, [this] { return !task_; });
    }
    void stop() { stop_.request_stop(); }
    /// Returns what the task has thrown; null if it has thrown nothing.
    std::exception_ptr fault() { return std::exchange(fault_, nullptr); }

private:
    void run() {
        std::unique_lock lock(mutex_);
        for (;;) {
            changed_.wait(lock, [this] { return task_; });
            lock.unlock();
            try {
                (*task_)(stop_.get_token());
            } catch (...) {
                fault_ = std::current_exception();
            }
            lock.lock();
            task_ = nullptr;
            changed_.notify_all();
        }
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    const Task* task_ = nullptr;  ///< null while there is none
    std::stop_source stop_;
    std::exception_ptr fault_;
};

/// The helpers that have no task now.
class IdleHelpers {
public:
    Helper& take() {
        const std::lock_guard lock(mutex_);
        if (helpers_.empty())
            return *new Helper;
        Helper& last = *helpers_.back();
        helpers_.pop_back();
        return last;
    }
    void give_back(Helper& helper) {
        const std::lock_guard lock(mutex_);
        helpers_.push_back(&helper);
    }

private:
    std::mutex mutex_;
    std::vector<Helper*> helpers_;
};

/// Returns the helpers of this process: a forked one begins with none, as it has no threads.
IdleHelpers& idle_helpers() {
    static IdleHelpers* of_process = [] {
        pthread_atfork(nullptr, nullptr, [] { of_process = new IdleHelpers; });
        return new IdleHelpers;
    }();
    return *of_process;
}

/// Runs a task on a helper, and what signals do on this thread. Returns whether one of them has
/// raised an exception. The calling thread holds the interpreter's lock.
bool run_on(Helper& helper, const Task& task) {
    constexpr std::chrono::milliseconds moment{50};
    bool is_interrupted = false;
    PyThreadState* released = PyEval_SaveThread();
    helper.start(task);
    while (!helper.wait(moment)) {
        if (is_interrupted)
            continue;
        PyEval_RestoreThread(released);
        is_interrupted = PyErr_CheckSignals() != 0;
        released = PyEval_SaveThread();
        if (is_interrupted)
            helper.stop();
    }
    PyEval_RestoreThread(released);
    return is_interrupted;
}

}  // namespace

void run_for_python(const std::function<void(const std::stop_token&)>& task) {
    Helper* helper = nullptr;
    try {
        helper = &idle_helpers().take();
    } catch (const std::system_error&) {
        const pybind11::gil_scoped_release others_run;
        return task({});
    }
    const bool is_interrupted = run_on(*helper, task);
    const std::exception_ptr fault = helper->fault();
    idle_helpers().give_back(*helper);
    if (is_interrupted)
        throw pybind11::error_already_set();
    if (fault)
        std::rethrow_exception(fault);
}

}  // namespace attnscope
