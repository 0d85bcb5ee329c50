#include "ui/figure/ticks.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "ui/look/text.h"

namespace attnscope {

namespace {

bool isDegrees(const Axis& axis) {
    return axis.unit == "°" || axis.unit == "degree" || axis.unit == "degrees" ||
           axis.unit == "deg";
}

/// The smallest step of the sequence 1, 2, 5, 10, … that gives at most `room` intervals.
double roundStep(double span, int room) {
    const double wanted = span / room;
    const double decade = std::pow(10.0, std::floor(std::log10(wanted)));
    for (double factor : {1.0, 2.0, 5.0})
        if (factor * decade >= wanted * (1 - 1e-9))
            return factor * decade;
    return 10 * decade;
}

double linearStep(const Axis& axis, double span, int room) {
    if (isDegrees(axis) && span / room > 10)
        for (double step : {15.0, 30.0, 45.0, 90.0})
            if (step >= span / room)
                return step;
    return roundStep(span, room);
}

/// Digits after the point that a multiple of `step` needs.
int stepDecimals(double step) {
    return std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
}

std::vector<double> multiples(double step, double min, double max) {
    std::vector<double> out;
    const double slack = 1e-9 * step;
    for (double k = std::ceil((min - slack) / step); k * step <= max + slack; ++k)
        out.push_back(k * step);
    return out;
}

Ticks linearTicks(const Axis& axis, double min, double max, int room) {
    const double step = linearStep(axis, max - min, room);
    Ticks ticks;
    ticks.major = multiples(step, min, max);
    for (double value : ticks.major)
        ticks.labels.push_back(axisNumber(value, stepDecimals(step)));
    return ticks;
}

int firstExponent(double base, double min) {
    return static_cast<int>(std::ceil(std::log(min) / std::log(base) - 1e-9));
}

int lastExponent(double base, double max) {
    return static_cast<int>(std::floor(std::log(max) / std::log(base) + 1e-9));
}

QString powerLabel(int base, int exponent) {
    const double value = std::pow(base, exponent);
    if (base == 2)
        return value <= 1048576 && exponent >= 0 ? axisNumber(value) : powerText(2, exponent);
    return exponent >= -3 && exponent <= 5 ? axisNumber(value, std::max(0, -exponent))
                                           : powerText(10, exponent);
}

/// Powers of `base` whose exponents are multiples of a step that leaves room for the labels.
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

/// 2 … 9 times each power of ten.
std::vector<double> withinDecades(double min, double max) {
    std::vector<double> out;
    for (int e = firstExponent(10, min) - 1; e <= lastExponent(10, max); ++e)
        for (int k = 2; k <= 9; ++k)
            if (const double value = k * std::pow(10.0, e); value >= min && value <= max)
                out.push_back(value);
    return out;
}

/// These multiples of each power of ten: where few decades are in view.
Ticks multiplesOfPowers(std::initializer_list<int> factors, double min, double max) {
    Ticks ticks;
    for (int e = firstExponent(10, min) - 1; e <= lastExponent(10, max); ++e)
        for (int k : factors)
            if (const double value = k * std::pow(10.0, e);
                value >= min * (1 - 1e-9) && value <= max * (1 + 1e-9)) {
                ticks.major.push_back(value);
                ticks.labels.push_back(axisNumber(value, std::max(0, -e)));
            }
    return ticks;
}

Ticks decimalTicks(double min, double max, int room) {
    const double decades = std::log10(max / min);
    Ticks ticks = decades * 3 <= room   ? multiplesOfPowers({1, 2, 5}, min, max)
                  : decades * 2 <= room ? multiplesOfPowers({1, 3}, min, max)
                                        : powerTicks(10, min, max, room);
    if (decades <= 6)
        for (double value : withinDecades(min, max))
            if (std::none_of(ticks.major.begin(), ticks.major.end(), [value](double major) {
                    return std::abs(major - value) < 1e-6 * value;
                }))
                ticks.minor.push_back(value);
    return ticks;
}

Ticks logarithmicTicks(const Axis& axis, double min, double max, int room) {
    const bool isLength = axis.field == "n" && max <= 0x1p40;
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
