#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <concepts>
#include <functional>
#include <optional>
#include <vector>

#include "ui/look/time_left.h"

namespace attnscope {

/// All that is computed in the background of a window, as one: busy while any is, as far as the one
/// that is least far, and cancelled together.
class Works : public QObject {
    Q_OBJECT

public:
    explicit Works(QObject* parent = nullptr) : QObject(parent) { clock_.start(); }

    /// A source has isBusy(), cancel() and the signal busyChanged; progressed(part) where it says
    /// how far it is, and isSettled() where that is more than not busy. It lives as long as this is
    /// used.
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
    /// Nothing runs, nothing waits.
    bool isSettled() const;
    /// How far all is; 0 where one that runs has not said.
    double part() const;
    /// Until all have ended that say how far they are; none where none can be told.
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
