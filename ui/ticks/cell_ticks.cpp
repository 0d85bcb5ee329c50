#include <cmath>
#include <cstdint>

#include "ui/look/text.h"
#include "ui/ticks/round_values.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

Ticks cellTicks(double from, double to, double room, const PlaceNames& places) {
    std::int64_t step = 1;
    while (static_cast<double>(step) < (to - from) / room)
        step *= 2;
    Ticks ticks;
    for (const double at : multiples(static_cast<double>(step), from, to))
        if (at < to) {
            ticks.major.push_back(at);
            ticks.labels.push_back(places.label(static_cast<std::int64_t>(at)));
        }
    return ticks;
}

std::pair<QString, QString> endLabels(double low, double high) {
    constexpr int most = 6;
    constexpr double seen = 0.02;
    const auto isTrue = [&](double end, int digits) {
        return std::abs(QString::number(end, 'g', digits).toDouble() - end) <= seen * (high - low);
    };
    int digits = 3;
    while (digits < most && !(isTrue(low, digits) && isTrue(high, digits)))
        ++digits;
    return {shortNumber(low, digits), shortNumber(high, digits)};
}

}  // namespace attnscope
