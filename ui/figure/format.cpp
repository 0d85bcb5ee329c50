#include "ui/figure/format.h"

#include <algorithm>
#include <cmath>

namespace attnscope {

namespace {

const QChar minusSign(0x2212);
const QChar thinSpace(0x2009);

QString superscript(int number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString out;
    for (QChar c : QString::number(number))
        out += c == QLatin1Char('-') ? QChar(0x207B) : digits[c.digitValue()];
    return out;
}

/// Thin spaces between groups of three digits, from five digits on.
QString grouped(QString digits) {
    const auto point = digits.indexOf(QLatin1Char('.'));
    const auto whole = point < 0 ? digits.size() : point;
    if (whole >= 5)
        for (auto i = whole - 3; i > 0; i -= 3)
            digits.insert(i, thinSpace);
    return digits;
}

bool isWhole(const Axis& axis) {
    return axis.field == "n" || axis.field == "d";
}

}  // namespace

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QString powerText(int base, int exponent) {
    return QString::number(base) + superscript(exponent);
}

QString valueText(double value, int decimals) {
    if (!std::isfinite(value))
        return QStringLiteral("–");
    const QString digits = grouped(QString::number(std::abs(value), 'f', decimals));
    const bool isZero = std::none_of(digits.begin(), digits.end(), [](QChar c) {
        return c >= QLatin1Char('1') && c <= QLatin1Char('9');
    });
    const bool negative = value < 0 && !isZero;
    return negative ? minusSign + digits : digits;
}

QString axisNumber(double value, int decimals) {
    const double size = std::abs(value);
    if (size >= 1e7 || (size > 0 && size < 1e-4)) {
        const int exponent = static_cast<int>(std::floor(std::log10(size) + 1e-9));
        const double mantissa = size / std::pow(10.0, exponent);
        const QString power = powerText(10, exponent);
        const QString sign = value < 0 ? QString(minusSign) : QString();
        if (std::abs(mantissa - 1) < 1e-6)
            return sign + power;
        return sign + shortNumber(mantissa) + QStringLiteral("·") + power;
    }
    return valueText(value, decimals);
}

int decimalsFor(double range) {
    if (!(range > 0) || !std::isfinite(range))
        return 3;
    return std::clamp(static_cast<int>(std::ceil(3.3 - std::log10(range))), 0, 9);
}

QString shortNumber(double value) {
    const double size = std::abs(value);
    if (!std::isfinite(value))
        return QStringLiteral("–");
    if (size == 0)
        return QStringLiteral("0");
    const int magnitude = static_cast<int>(std::floor(std::log10(size)));
    if (magnitude < -4 || magnitude >= 7)
        return axisNumber(std::pow(10.0, magnitude - 3) *
                          std::round(value / std::pow(10.0, magnitude - 3)));
    QString digits = valueText(value, std::max(0, 3 - magnitude));
    if (digits.contains(QLatin1Char('.'))) {
        while (digits.endsWith(QLatin1Char('0')))
            digits.chop(1);
        if (digits.endsWith(QLatin1Char('.')))
            digits.chop(1);
    }
    return digits;
}

QString positionText(const Axis& axis, double value) {
    const QString symbol = axis.field == "lambda" ? QStringLiteral("λ")
                           : isWhole(axis)        ? text(axis.field)
                                                  : text(axis.label);
    const bool exactWhole = isWhole(axis) && std::abs(value) < 1e7;
    const QString number = exactWhole ? valueText(std::round(value), 0) : shortNumber(value);
    const QString unit = axis.unit.empty() ? QString() : QLatin1Char(' ') + text(axis.unit);
    return symbol + QStringLiteral(" = ") + number + unit;
}

QString axisCaption(const Axis& axis) {
    if (axis.unit.empty())
        return text(axis.label);
    return text(axis.label) + QStringLiteral("  ") + text(axis.unit);
}

}  // namespace attnscope
