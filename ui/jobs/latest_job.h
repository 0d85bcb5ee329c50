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

/// One kind of work, done on a thread of its own, of which only the latest request counts.
///
/// A new request replaces the one that waits and supersedes the one that runs: that one is asked to
/// stop, and nothing it delivers reaches the GUI thread any more. Destruction asks the running work
/// to stop and waits for it.
class LatestJob : public QObject {
    Q_OBJECT

public:
    /// Hands over something to be done on the GUI thread (showing a result), unless the work has
    /// been superseded by the time its turn comes.
    using Deliver = std::function<void(std::function<void()>)>;
    using Work = std::function<void(const std::stop_token&, const Deliver&)>;

    explicit LatestJob(QObject* parent = nullptr);
    ~LatestJob() override;

    /// A grace with which work is never superseded.
    static constexpr auto to_its_end = std::chrono::milliseconds::max();

    /// The grace of work that follows a hand: each step of a drag comes to its end and is seen;
    /// after any other change, a step that takes long gives way to the next.
    static constexpr std::chrono::milliseconds following(bool dragging) {
        return dragging ? to_its_end : std::chrono::milliseconds(200);
    }

    /// Runs `work` as soon as the thread is free. Once it has run for `grace`, a newer request
    /// supersedes it. If each work may come to its end, a stream of requests, as from a drag, still
    /// shows pictures: each is of the request that was the latest as its work began.
    void post(Work work, std::chrono::milliseconds grace = {});

    /// Ends the grace of the work that runs, as it has shown what there was to see: a newer request
    /// supersedes it at once.
    void endGrace();

    /// Supersedes what runs and forgets what waits.
    void cancel();

    bool isBusy() const { return running_; }

Q_SIGNALS:
    void busyChanged(bool busy);

    /// Emitted when the work threw, unless it was superseded; the sentence can be shown as it
    /// stands.
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
