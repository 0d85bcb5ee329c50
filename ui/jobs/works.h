#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <concepts>
#include <functional>
#include <optional>
#include <vector>

#include "ui/look/time_left.h"

namespace attnscope {

/// Everything that a window computes in the background, as one piece of work. It is busy while any
/// of its sources is, its progress is that of the least advanced busy source, and cancel() cancels
/// every source.
class Works : public QObject {
    Q_OBJECT

public:
    explicit Works(QObject* parent = nullptr) : QObject(parent) { clock_.start(); }

    /// Adds a source, which must live as long as this object is used. A source has isBusy(),
    /// cancel() and the signal busyChanged. It also has the signal progressed(part) if it reports
    /// its progress, and isSettled() if it may be unsettled while it is not busy.
    template <typename Source>
    void add(Source& source) {
        const std::size_t index = works_.size();
        Work work{.isBusy = [&source] { return source.isBusy(); },
                  .isSettled = [&source] { return !source.isBusy(); },
                  .cancel = [&source] { source.cancel(); }};
        if constexpr (requires { source.isSettled(); })
            work.isSettled = [&source] { return source.isSettled(); };
        works_.push_back(std::move(work));
        connect(&source, &Source::busyChanged, this, [this, index] { follow(index); });
        if constexpr (requires { &Source::progressed; })
            connect(&source, &Source::progressed, this,
                    [this, index](double part) { take(index, part); });
    }

    bool isBusy() const;
    /// Whether all sources are settled: nothing runs and nothing waits.
    bool isSettled() const;
    /// Returns the progress, from 0 to 1, of the least advanced busy source; 0 if a busy source has
    /// not reported its progress, and 1 if none is busy.
    double part() const;
    /// Returns the seconds until all busy sources that report their progress have ended; nullopt if
    /// that cannot be estimated.
    std::optional<double> secondsLeft() const;
    void cancel();

Q_SIGNALS:
    void busyChanged(bool busy);
    void progressed(double part);

private:
    struct Work {
        std::function<bool()> isBusy, isSettled;
        std::function<void()> cancel;
        double part = 0;
        TimeLeft left = {};
    };

    void follow(std::size_t index);
    void take(std::size_t index, double part);

    std::vector<Work> works_;
    bool busy_ = false;
    QElapsedTimer clock_;
};

}  // namespace attnscope
