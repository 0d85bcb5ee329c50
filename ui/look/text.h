#pragma once

#include <QString>
#include <string_view>

namespace attnscope {

inline QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Returns the text with U+FFFD in place of what neither a line of text nor XML can hold: control
/// characters (line ends among them), noncharacters and unpaired surrogates.
QString legible(const QString& text);

/// Returns a power with a superscript exponent: 10⁶, 2²⁴, 10⁻³.
QString powerText(int base, int exponent);

/// Returns a value with that many digits after the point, with a true minus sign; – for NaN and
/// infinities.
QString valueText(double value, int decimals);

/// Returns valueText() or, of a number that is not 0 but would be written so, its bound: "< 0.001".
QString boundedText(double value, int decimals);

/// Returns boundedText() of an entropy with three decimals; one that rounding has made negative is
/// 0.
QString entropyText(double value);

/// Returns a number as on an axis, with that many digits after the point: 4096, 32 768, 0.05, −2.
/// Numbers of at least 10⁷ or below 10⁻⁴ in absolute value are written with a power of ten.
QString axisNumber(double value, int decimals = 0);

/// Returns a value with that many significant digits, without trailing zeros: 512, 0.125, 0.08839,
/// 1.5·10⁹. Below 10⁷ all digits before the point are shown (65 536); – for NaN and infinities.
QString shortNumber(double value, int digits = 4);

/// Returns shortNumber() for running text: no line breaks between its digits.
QString unbrokenNumber(double value, int digits);

/// Returns a value with that many significant digits and a power of ten, whatever its size:
/// 4.57·10⁴, 10⁻⁵.
QString powerNumber(double value, int digits);

/// Returns a count as people write it: 262 k, 1.07 G.
QString shortCount(double count);

}  // namespace attnscope
