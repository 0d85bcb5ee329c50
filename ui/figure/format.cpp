#include "ui/figure/format.h"

#include <algorithm>
#include <cmath>

#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

constexpr double mostWhole = 1e7;  ///< whole numbers below it are shown with all digits

bool isWhole(const Axis& axis) {
    return axis.field == "n" || axis.field == "d" || axis.quantity == "length";
}

}  // namespace

int decimalsFor(double range) {
    if (!(range > 0) || !std::isfinite(range))
        return 3;
    return std::clamp(static_cast<int>(std::ceil(3.3 - std::log10(range))), 0, 9);
}

double positionShown(const Axis& axis, double value, int digits) {
    if (isWhole(axis) && std::abs(value) < mostWhole)
        return std::round(value);
    return QString::number(value, 'e', digits - 1).toDouble();
}

QString positionText(const Axis& axis, double value, int digits) {
    const QString symbol = axis.field == "lambda"                   ? QStringLiteral("λ")
                           : axis.field == "n" || axis.field == "d" ? toQString(axis.field)
                                                                    : translated(axis.label);
    const bool exactWhole = isWhole(axis) && std::abs(value) < mostWhole;
    const QString number =
        exactWhole ? valueText(std::round(value), 0) : shortNumber(value, digits);
    const QString unit = axis.unit.empty() ? QString() : QLatin1Char(' ') + unitName(axis.unit);
    return symbol + QStringLiteral(" = ") + number + unit;
}

QString axisCaption(const Axis& axis) {
    if (axis.caption)
        return translated(*axis.caption);
    if (axis.unit.empty())
        return translated(axis.label);
    return translated(axis.label) + QStringLiteral("  ") + unitName(axis.unit);
}

}  // namespace attnscope
