#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/look/text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"
#include "ui/ticks/round_values.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

constexpr double widest_label = 44;       ///< room for a label beside the bar, in pixels
constexpr double least_plain = 9.995e-4;  ///< smaller weights are written with a power of ten

/// Weights to mark, and the exponent of ten of the last digit that all of them need.
struct Marks {
    std::vector<double> weights;
    int last_digit = std::numeric_limits<int>::max();
};

/// Returns marks at the smallest round step that makes at most `most` intervals, or at the next
/// finer one that marks two weights.
Marks evenMarks(double low, double high, int most) {
    for (RoundStep step = roundStep(high - low, most);; step = step.finer())
        if (auto weights = multiples(step.value(), low, high); weights.size() >= 2)
            return {std::move(weights), step.exponent};
}

/// Returns the marks of a logarithmic scale. Even steps are the last choice, because over a decade
/// or more they would all be near the upper end.
Marks logMarks(double low, double high, int most) {
    constexpr std::size_t usual = 3;
    const double decades = std::log10(high / low);
    const int every = std::max(1, static_cast<int>(std::ceil(decades / most)));
    const std::vector<double> candidates[] = {
        decadeMultiples({1}, low, high, every), decadeMultiples({1}, low, high),
        decadeMultiples({1, 2, 5}, low, high), decadeMultiples({1, 3}, low, high)};
    for (const std::size_t enough : {usual, usual - 1})
        for (const auto& weights : candidates)
            if ((enough == usual || decades >= 1) && weights.size() >= enough &&
                weights.size() <= static_cast<std::size_t>(most) + usual)
                return {weights};
    return evenMarks(low, high, most);
}

QString plainOrPower(double weight, int digits) {
    return weight < least_plain ? powerNumber(weight, digits)
                                : QString::number(weight, 'g', digits);
}

/// Returns a weight with all digits down to that power of ten.
QString exactText(double weight, int last_digit) {
    const int exponent = lastExponent(10, weight);
    return plainOrPower(weight, last_digit > exponent ? 1 : exponent - last_digit + 1);
}

/// Returns a label for a weight that is `above` more than the lowest, in units of the last digit:
/// +2·10⁻⁹.
QString addedText(double above, int last_digit) {
    const double units = std::round(above / std::pow(10.0, last_digit));
    const QString power = powerText(10, last_digit);
    return u'+' + (units == 1 ? power : QString::number(units) + QStringLiteral("·") + power);
}

bool fits(const QString& label) {
    return TextMetrics(uiFont(textsize::small)).advance(label) <= widest_label;
}

}  // namespace

QString weightText(double weight, int digits) {
    if (weight == 0)
        return QStringLiteral("0");
    if (weight < 0)
        return QStringLiteral("−") + weightText(-weight, digits);
    return plainOrPower(weight, weight < least_plain ? digits - 1 : digits);
}

Ticks weightTicks(double low, double high, bool logarithmic, int most) {
    const Marks marks = logarithmic ? logMarks(low, high, most) : evenMarks(low, high, most);
    Ticks ticks{marks.weights, {}, {}};
    for (const double weight : ticks.major)
        ticks.labels.push_back(weight == 0 ? QStringLiteral("0")
                                           : exactText(weight, marks.last_digit));
    const double base = ticks.major.front();
    if (base == 0 || std::ranges::all_of(ticks.labels, fits))
        return ticks;
    ticks.labels = {weightText(base)};
    for (std::size_t i = 1; i < ticks.major.size(); ++i)
        ticks.labels.push_back(addedText(ticks.major[i] - base, marks.last_digit));
    return ticks;
}

}  // namespace attnscope
