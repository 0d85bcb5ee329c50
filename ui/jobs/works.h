#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <concepts>
#include <functional>
#include <optional>
#include <vector>

#include "ui/look/time_left.h"

namespace attnscope {

/// Everything that is computed in the background of a window, as one: busy while any of it is, as
/// far as the part that is least far, and cancelled as a whole.
class Works : public QObject {
    Q_OBJECT

public:
    explicit Works(QObject* parent = nullptr) : QObject(parent) { clock_.start(); }

    /// Adds a source, which lives as long as this object is used. It has isBusy(), cancel() and the
    /// signal busyChanged, and also progressed(part) if it says how far it is, and isSettled() if
    /// that means more than not busy.
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
    /// Whether nothing runs and nothing waits.
    bool isSettled() const;
    /// How far the work is as a whole; 0 if a running part of it has not said how far it is.
    double part() const;
    /// Seconds until all work has ended that says how far it is; nullopt if that cannot be told.
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
