#include "ui/figure/format.h"

#include <algorithm>
#include <cmath>

#include "ui/text.h"

namespace attnscope {

namespace {

bool isWhole(const Axis& axis) {
    return axis.field == "n" || axis.field == "d";
}

}  // namespace

int decimalsFor(double range) {
    if (!(range > 0) || !std::isfinite(range))
        return 3;
    return std::clamp(static_cast<int>(std::ceil(3.3 - std::log10(range))), 0, 9);
}

QString positionText(const Axis& axis, double value) {
    const QString symbol = axis.field == "lambda" ? QStringLiteral("λ")
                           : isWhole(axis)        ? toQString(axis.field)
                                                  : toQString(axis.label);
    const bool exactWhole = isWhole(axis) && std::abs(value) < 1e7;
    const QString number = exactWhole ? valueText(std::round(value), 0) : shortNumber(value);
    const QString unit = axis.unit.empty() ? QString() : QLatin1Char(' ') + toQString(axis.unit);
    return symbol + QStringLiteral(" = ") + number + unit;
}

QString axisCaption(const Axis& axis) {
    if (axis.unit.empty())
        return toQString(axis.label);
    return toQString(axis.label) + QStringLiteral("  ") + toQString(axis.unit);
}

}  // namespace attnscope
