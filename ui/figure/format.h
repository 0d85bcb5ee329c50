#pragma once

#include <QString>

#include "core/figures/figure.h"

namespace attnscope {

/// UTF-8 text of the core as a QString.
QString text(const std::string& utf8);

/// A number on an axis: 4096, 32 768, 10⁷, 0.05, −2. `decimals` digits after the point.
QString axisNumber(double value, int decimals = 0);

/// base with a superscript exponent: 10⁶, 2²⁴, 10⁻³.
QString powerText(int base, int exponent);

/// A value with that many digits after the point, with a true minus sign; – for NaN.
QString valueText(double value, int decimals);

/// Digits after the point that tell a two-thousandth of the range apart: what read-outs show.
int decimalsFor(double range);

/// Four significant digits without trailing zeros: 512, 0.125, 0.08839.
QString shortNumber(double value);

/// "n = 512": an axis's symbol and a value on it. Whole numbers where the field is one.
QString positionText(const Axis& axis, double value);

/// "λ", "angle  degree": what stands at the end of an axis.
QString axisCaption(const Axis& axis);

}  // namespace attnscope
