#include "ui/look/time_left.h"

#include <QCoreApplication>
#include <cmath>

namespace attnscope {

void TimeLeft::take(double part, double now) {
    if (!from_ || part < last_.part)
        from_ = {part, now};
    last_ = {part, now};
}

std::optional<double> TimeLeft::seconds() const {
    constexpr double first_moments = 0.4;
    if (!from_ || last_.time - from_->time < first_moments || last_.part <= from_->part)
        return std::nullopt;
    return (1 - last_.part) * (last_.time - from_->time) / (last_.part - from_->part);
}

QString timeLeftText(double seconds) {
    constexpr double minute = 60;
    constexpr int few = 10, step = 5;
    const auto count = [](double value) {
        return std::max(1, static_cast<int>(std::lround(value)));
    };
    // lupdate finds a text with a count only if the count is a name.
    const int minutes = std::max(2, count(seconds / minute));
    const int rounded = count(seconds) <= few ? count(seconds) : count(seconds / step) * step;
    if (count(seconds / step) * step > minute)
        return QCoreApplication::translate("TimeLeft", "about %n minutes left", nullptr, minutes);
    if (rounded == 1)
        return QCoreApplication::translate("TimeLeft", "about a second left");
    return QCoreApplication::translate("TimeLeft", "about %n seconds left", nullptr, rounded);
}

}  // namespace attnscope
