#include "ui/text.h"

#include <algorithm>
#include <array>
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

}  // namespace

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

QString shortNumber(double value, int digits) {
    const double size = std::abs(value);
    if (!std::isfinite(value))
        return QStringLiteral("–");
    if (size == 0)
        return QStringLiteral("0");
    const int magnitude = static_cast<int>(std::floor(std::log10(size)));
    if (magnitude < -4 || magnitude >= 7)
        return axisNumber(std::pow(10.0, magnitude - digits + 1) *
                          std::round(value / std::pow(10.0, magnitude - digits + 1)));
    QString shown = valueText(value, std::max(0, digits - 1 - magnitude));
    if (shown.contains(QLatin1Char('.'))) {
        while (shown.endsWith(QLatin1Char('0')))
            shown.chop(1);
        if (shown.endsWith(QLatin1Char('.')))
            shown.chop(1);
    }
    return shown;
}

QString shortCount(double count) {
    constexpr std::array<const char*, 5> prefixes = {"", " k", " M", " G", " T"};
    std::size_t prefix = 0;
    while (count >= 999.5 && prefix + 1 < prefixes.size()) {
        count /= 1000;
        ++prefix;
    }
    const int decimals = prefix == 0 || count >= 99.5 ? 0 : count >= 9.95 ? 1 : 2;
    return QString::number(count, 'f', decimals) + QLatin1StringView(prefixes[prefix]);
}

}  // namespace attnscope
