#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/look/text.h"
#include "ui/ticks/round_values.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

QString powerLabel(int base, int exponent) {
    const double value = std::pow(base, exponent);
    if (base == 2)
        return value <= 1048576 && exponent >= 0 ? axisNumber(value) : powerText(2, exponent);
    return exponent >= -3 && exponent <= 5 ? axisNumber(value, std::max(0, -exponent))
                                           : powerText(10, exponent);
}

namespace {

bool isDegrees(const Axis& axis) {
    return axis.unit == "°" || axis.unit == "degree" || axis.unit == "degrees" ||
           axis.unit == "deg";
}

/// Returns ticks at even steps; in degrees at the usual parts of a circle if there is room for only
/// coarse steps.
Ticks linearTicks(const Axis& axis, double min, double max, int room) {
    const double wanted = (max - min) / room;
    const RoundStep round = roundStep(max - min, room);
    double step = round.value();
    if (isDegrees(axis) && wanted > 10)
        for (const double part : {90.0, 45.0, 30.0, 15.0})
            step = part >= wanted ? part : step;
    Ticks ticks{multiples(step, min, max), {}, {}};
    for (double value : ticks.major)
        ticks.labels.push_back(axisNumber(value, round.decimals()));
    return ticks;
}

/// Returns powers of `base` whose exponents are multiples of a step that leaves room for the
/// labels.
Ticks powerTicks(int base, double min, double max, int room) {
    const int first = firstExponent(base, min), last = lastExponent(base, max);
    const int step = std::max(1, (last - first + room) / room);
    Ticks ticks;
    for (int e = first; e <= last; ++e) {
        const bool isMajor = e % step == 0;
        (isMajor ? ticks.major : ticks.minor).push_back(std::pow(base, e));
        if (isMajor)
            ticks.labels.push_back(powerLabel(base, e));
    }
    return ticks;
}

/// Returns labelled ticks at these values, for an axis on which few decades are in view.
Ticks ticksAt(std::vector<double> values) {
    Ticks ticks{std::move(values), {}, {}};
    for (const double value : ticks.major)
        ticks.labels.push_back(axisNumber(value, std::max(0, -lastExponent(10, value))));
    return ticks;
}

Ticks decimalTicks(double min, double max, int room) {
    const double decades = std::log10(max / min);
    Ticks ticks = decades * 3 <= room   ? ticksAt(decadeMultiples({1, 2, 5}, min, max))
                  : decades * 2 <= room ? ticksAt(decadeMultiples({1, 3}, min, max))
                                        : powerTicks(10, min, max, room);
    if (decades <= 6)
        for (double value : decadeMultiples({2, 3, 4, 5, 6, 7, 8, 9}, min, max))
            if (std::ranges::find(ticks.major, value) == ticks.major.end())
                ticks.minor.push_back(value);
    return ticks;
}

Ticks logarithmicTicks(const Axis& axis, double min, double max, int room) {
    const bool isLength = (axis.field == "n" || axis.quantity == "length") && max <= 0x1p40;
    if (isLength && std::log2(max / min) >= 2)
        return powerTicks(2, min, max, room);
    if (!isLength && std::log10(max / min) >= 0.9)
        return decimalTicks(min, max, room);
    return linearTicks(axis, min, max, room);
}

}  // namespace

Ticks axisTicks(const Axis& axis, double min, double max, int room) {
    if (!(max > min) || !std::isfinite(max - min))
        return {};
    room = std::max(room, 2);
    if (axis.logarithmic && min > 0)
        return logarithmicTicks(axis, min, max, room);
    return linearTicks(axis, min, max, room);
}

}  // namespace attnscope
