#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace attnscope {

/// Runs one kind of work on a thread of its own; only the latest request counts.
///
/// A new request replaces the one that waits. It supersedes the one that runs once the grace of
/// that one is over (see post()): superseded work is asked to stop, and nothing that it delivers
/// reaches the GUI thread any more. The destructor asks the running work to stop and waits for it.
class LatestJob : public QObject {
    Q_OBJECT

public:
    /// Hands over something to be done on the GUI thread (showing a result), unless the work has
    /// been superseded by the time its turn comes.
    using Deliver = std::function<void(std::function<void()>)>;
    using Work = std::function<void(const std::stop_token&, const Deliver&)>;

    explicit LatestJob(QObject* parent = nullptr);
    ~LatestJob() override;

    /// A grace with which no newer request supersedes the work.
    static constexpr auto to_its_end = std::chrono::milliseconds::max();

    /// Returns the grace of work that follows the user's input. In a drag, each step that begins is
    /// completed and shown; otherwise a step that takes longer than 200 ms gives way to a newer
    /// one.
    static constexpr std::chrono::milliseconds following(bool dragging) {
        return dragging ? to_its_end : std::chrono::milliseconds(200);
    }

    /// Runs `work` as soon as the thread is free. Once it has run for `grace`, a newer request
    /// supersedes it. With the grace to_its_end, a stream of requests, such as a drag's, still
    /// shows pictures: each is of the request that was the latest when its work began.
    void post(Work work, std::chrono::milliseconds grace = {});

    /// Ends the grace of the running work, because its picture has been shown: a newer request,
    /// also one that waits already, supersedes it at once.
    void endGrace();

    /// Supersedes the running work, if any, and forgets the request that waits.
    void cancel();

    bool isBusy() const { return running_; }

Q_SIGNALS:
    void busyChanged(bool busy);

    /// Emitted when the work threw, unless it was superseded; the sentence can be shown as it is.
    void failed(const QString& sentence);

private:
    void start();
    void supersede();
    void finish(const QString& failure);
    void runThread(const std::stop_token& quit);
    QString perform(const Work& work, const std::stop_token& stop, quint64 generation);

    struct Request {
        Work work;
        std::chrono::milliseconds grace;
    };

    // GUI thread alone
    std::optional<Request> pending_;
    std::chrono::milliseconds running_grace_{};
    bool running_ = false;
    quint64 generation_ = 0;
    bool superseded_ = false;
    std::stop_source stop_;
    QTimer grace_;
    QElapsedTimer runtime_;

    // Handed from the GUI thread to the worker
    struct Task {
        Work work;
        std::stop_token stop;
        quint64 generation;
    };
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Task> task_;
    std::jthread thread_;
};

}  // namespace attnscope
