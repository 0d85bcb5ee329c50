#include "ui/ticks/chosen_ticks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "ui/look/text.h"
#include "ui/ticks/round_values.h"

namespace attnscope {
namespace {

bool isWholeNumber(double value) {
    return std::abs(value - std::round(value)) <= 1e-9 * std::max(1.0, std::abs(value));
}

/// Returns the digits after the point that multiples of a step need.
int decimalsOfStep(double step) {
    constexpr int most = 9;
    int decimals = 0;
    while (decimals < most && !isWholeNumber(step * std::pow(10, decimals)))
        ++decimals;
    return decimals;
}

/// Returns the label of a power of a factor; powers of two and of ten are written as on other axes.
QString labelOfPower(double factor, int exponent) {
    const double twos = std::log2(factor), tens = std::log10(factor);
    if (isWholeNumber(tens))
        return powerLabel(10, static_cast<int>(std::round(tens)) * exponent);
    if (isWholeNumber(twos))
        return powerLabel(2, static_cast<int>(std::round(twos)) * exponent);
    return shortNumber(std::pow(factor, exponent));
}

bool isLogarithmic(const Axis& axis, const Range& range) {
    return axis.logarithmic && range.min > 0;
}

/// Returns the number of parts into which a step is divided: 5 for 1, 2.5 and 5 times a power of
/// ten, 4 for 2 and 4, 3 for 1.5, 3, 4.5, 6 and 9, otherwise 2.
int partsOf(double step) {
    const double digits = step / std::pow(10, std::floor(std::log10(step) + 1e-9));
    constexpr std::array<std::pair<double, int>, 10> parts{
        {{1, 5}, {2, 4}, {2.5, 5}, {4, 4}, {5, 5}, {1.5, 3}, {3, 3}, {4.5, 3}, {6, 3}, {9, 3}}};
    const auto found = std::ranges::find_if(
        parts, [&](const auto& each) { return std::abs(each.first - digits) < 1e-6; });
    return found == parts.end() ? 2 : found->second;
}

std::vector<double> betweenLinear(const std::vector<double>& major, const Range& range) {
    const double step = major[1] - major[0];
    const double part = step / partsOf(step);
    return multiples(part, range.min, range.max);
}

/// Returns the whole multiples of each power below the next power; of halves of it if the factor is
/// below 3. Returns none if the factor is 20 or more.
std::vector<double> betweenPowers(const std::vector<double>& major, const Range& range) {
    const double factor = major[1] / major[0];
    std::vector<double> all;
    const double part = factor < 3 ? 0.5 : 1;
    for (double low = major.front() / factor; low < range.max; low *= factor)
        for (double times = 1 + part; times < factor * (1 - 1e-9) && factor < 20; times += part)
            if (const double value = low * times; value >= range.min && value <= range.max)
                all.push_back(value);
    return all;
}

/// Returns ticks at those of the values that are in the range.
Ticks ticksAtValues(const Range& range, const std::vector<ChosenTick>& values) {
    Ticks ticks;
    for (const ChosenTick& each : values)
        if (each.value >= range.min && each.value <= range.max) {
            ticks.major.push_back(each.value);
            ticks.labels.push_back(each.label.empty() ? shortNumber(each.value, 6)
                                                      : toQString(each.label));
        }
    return ticks;
}

}  // namespace

double countOfTicks(const Axis& axis, const Range& range, const ChosenTicks& chosen) {
    if (const auto* values = std::get_if<std::vector<ChosenTick>>(&chosen))
        return static_cast<double>(values->size());
    const double step = std::get<double>(chosen);
    if (!isLogarithmic(axis, range))
        return (range.max - range.min) / step;
    return step > 1 ? std::log(range.max / range.min) / std::log(step)
                    : std::numeric_limits<double>::infinity();
}

Ticks chosenTicks(const Axis& axis, const Range& range, const ChosenTicks& chosen) {
    if (const auto* values = std::get_if<std::vector<ChosenTick>>(&chosen))
        return ticksAtValues(range, *values);
    const double step = std::get<double>(chosen);
    Ticks ticks;
    if (isLogarithmic(axis, range)) {
        for (int e = firstExponent(step, range.min); e <= lastExponent(step, range.max); ++e) {
            ticks.major.push_back(std::pow(step, e));
            ticks.labels.push_back(labelOfPower(step, e));
        }
        return ticks;
    }
    ticks.major = multiples(step, range.min, range.max);
    for (const double value : ticks.major)
        ticks.labels.push_back(axisNumber(value, decimalsOfStep(step)));
    return ticks;
}

Ticks withMinorTicks(Ticks ticks, const Axis& axis, const Range& range) {
    if (!ticks.minor.empty() || ticks.major.size() < 2)
        return ticks;
    const bool isEven = std::abs(ticks.major[1] / ticks.major[0] -
                                 ticks.major.back() / ticks.major[ticks.major.size() - 2]) < 1e-6;
    const auto all = isLogarithmic(axis, range) && isEven ? betweenPowers(ticks.major, range)
                                                          : betweenLinear(ticks.major, range);
    for (const double value : all)
        if (std::ranges::none_of(ticks.major, [&](double major) {
                return std::abs(value - major) <= 1e-9 * (range.max - range.min);
            }))
            ticks.minor.push_back(value);
    return ticks;
}

}  // namespace attnscope
