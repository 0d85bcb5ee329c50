#include "ui/heatmap/scale_ticks.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/look/text.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr double widest_label = 44;  ///< what there is room for beside the bar
constexpr double slack = 1e-6;       ///< of a step: for what rounding does to its multiples

/// Weights to mark, and the power of ten of the last digit that they all need.
struct Marks {
    std::vector<double> weights;
    int last_digit = std::numeric_limits<int>::max();
};

int exponentOf(double weight) {
    return static_cast<int>(std::floor(std::log10(weight) + 1e-9));
}

/// Multiples of digit · 10^exponent.
Marks multiples(double low, double high, double digit, int exponent) {
    const double step = digit * std::pow(10.0, exponent);
    Marks marks{{}, exponent};
    for (double k = std::ceil(low / step - slack); k * step <= high + slack * step; ++k)
        marks.weights.push_back(k * step);
    return marks;
}

/// Even steps of 1, 2 or 5 times a power of ten: the finest of which there are no more than `most`
/// intervals, or the coarsest that marks two weights.
Marks evenMarks(double low, double high, int most) {
    const double rough = (high - low) / most;
    for (int exponent = exponentOf(rough) + 1;; --exponent)
        for (const double digit : {5.0, 2.0, 1.0}) {
            const double finer = digit == 5 ? 2 : digit / 2;
            const bool is_finest = finer * std::pow(10.0, exponent) < rough * (1 - slack);
            Marks marks = multiples(low, high, digit, exponent);
            if (is_finest && marks.weights.size() >= 2)
                return marks;
        }
}

/// The digits times every so many powers of ten.
Marks decadeMarks(double low, double high, std::initializer_list<double> digits, int every) {
    Marks marks;
    for (int e = exponentOf(low); e <= exponentOf(high); ++e)
        for (const double digit : digits) {
            const double weight = digit * std::pow(10.0, e);
            if (e % every == 0 && weight >= low * (1 - 1e-9) && weight <= high * (1 + 1e-9))
                marks.weights.push_back(weight);
        }
    return marks;
}

Marks logMarks(double low, double high, int most) {
    constexpr std::size_t enough = 3;
    const double decades = std::log10(high / low);
    const int every = std::max(1, static_cast<int>(std::ceil(decades / most)));
    for (Marks marks : {decadeMarks(low, high, {1}, every), decadeMarks(low, high, {1, 2, 5}, 1)})
        if (marks.weights.size() >= enough &&
            marks.weights.size() <= static_cast<std::size_t>(most) + enough)
            return marks;
    return evenMarks(low, high, most);
}

/// A weight, exact to the digit of that power of ten.
QString exactText(double weight, int last_digit) {
    if (weight == 0)
        return QStringLiteral("0");
    const int exponent = exponentOf(weight);
    const int digits = last_digit > exponent ? 1 : exponent - last_digit + 1;
    return weight < 9.995e-4 ? powerNumber(weight, digits) : QString::number(weight, 'g', digits);
}

/// As many units of the last digit as a weight is above the lowest: +2·10⁻⁹.
QString addedText(double above, int last_digit) {
    const double units = std::round(above / std::pow(10.0, last_digit));
    const QString power = powerText(10, last_digit);
    return u'+' + (units == 1 ? power : QString::number(units) + QStringLiteral("·") + power);
}

bool fits(const QString& label) {
    return QFontMetricsF(uiFont(textsize::small)).horizontalAdvance(label) <= widest_label;
}

}  // namespace

std::vector<ScaleTick> scaleTicks(double low, double high, bool logarithmic, int most) {
    const Marks marks = logarithmic ? logMarks(low, high, most) : evenMarks(low, high, most);
    std::vector<ScaleTick> ticks;
    for (const double weight : marks.weights)
        ticks.push_back({weight, exactText(weight, marks.last_digit)});
    const double base = ticks.front().weight;
    if (base == 0 || std::ranges::all_of(ticks, fits, &ScaleTick::label))
        return ticks;
    for (ScaleTick& tick : ticks)
        tick.label = addedText(tick.weight - base, marks.last_digit);
    constexpr int base_digits = 3;
    const int digits = base < 9.995e-4 ? base_digits - 1 : base_digits;
    ticks.front().label = exactText(base, exponentOf(base) - digits + 1);
    return ticks;
}

}  // namespace attnscope
