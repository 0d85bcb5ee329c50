#include "ui/look/text.h"

#include <QStringList>

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

/// Puts thin spaces between groups of three digits, from five digits on.
QString grouped(QString digits) {
    const auto point = digits.indexOf(QLatin1Char('.'));
    const auto whole = point < 0 ? digits.size() : point;
    if (whole >= 5)
        for (auto i = whole - 3; i > 0; i -= 3)
            digits.insert(i, thinSpace);
    return digits;
}

QString withoutTrailingZeros(QString number) {
    if (!number.contains(QLatin1Char('.')))
        return number;
    while (number.endsWith(QLatin1Char('0')))
        number.chop(1);
    if (number.endsWith(QLatin1Char('.')))
        number.chop(1);
    return number;
}

/// A number rounded to significant digits: its absolute value is mantissa · 10^exponent.
struct Scientific {
    QString mantissa;
    int exponent = 0;

    Scientific(double value, int digits) {
        const QStringList parts =
            QString::number(std::abs(value), 'e', digits - 1).split(QLatin1Char('e'));
        mantissa = withoutTrailingZeros(parts[0]);
        exponent = parts[1].toInt();
    }
};

}  // namespace

QString legible(const QString& text) {
    auto characters = text.toUcs4();  // an unpaired surrogate has become U+FFFD
    for (auto& character : characters)
        if (QChar::category(character) == QChar::Other_Control || QChar::isNonCharacter(character))
            character = QChar::ReplacementCharacter;
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(characters.constData()),
                             characters.size());
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

QString boundedText(double value, int decimals) {
    const double least = std::pow(10.0, -decimals);
    if (value == 0 || !std::isfinite(value) || std::abs(value) >= least / 2)
        return valueText(value, decimals);
    return value > 0 ? QStringLiteral("< %1").arg(valueText(least, decimals))
                     : QStringLiteral("> %1").arg(valueText(-least, decimals));
}

QString entropyText(double value) {
    return boundedText(value < 0 ? 0 : value, 3);
}

QString powerNumber(double value, int digits) {
    if (!std::isfinite(value))
        return QStringLiteral("–");
    const Scientific parts(value, digits);
    const QString sign = value < 0 ? QString(minusSign) : QString();
    const QString power = powerText(10, parts.exponent);
    return parts.mantissa == QLatin1String("1")
               ? sign + power
               : sign + parts.mantissa + QStringLiteral("·") + power;
}

QString axisNumber(double value, int decimals) {
    constexpr int digits = 4;
    const double size = std::abs(value);
    return size >= 1e7 || (size > 0 && size < 1e-4) ? powerNumber(value, digits)
                                                    : valueText(value, decimals);
}

QString shortNumber(double value, int digits) {
    if (!std::isfinite(value))
        return QStringLiteral("–");
    if (value == 0)
        return QStringLiteral("0");
    const int magnitude = Scientific(value, digits).exponent;  // of the rounded value
    if (magnitude < -4 || magnitude >= 7)
        return powerNumber(value, digits);
    return withoutTrailingZeros(valueText(value, std::max(0, digits - 1 - magnitude)));
}

QString unbrokenNumber(double value, int digits) {
    constexpr QChar narrowNoBreakSpace(0x202F);
    return shortNumber(value, digits).replace(thinSpace, narrowNoBreakSpace);
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
