#pragma once

#include <cmath>
#include <limits>

namespace attnscope {

/// The interval of an axis that is in view, in the axis's units.
struct Range {
    double min = 0, max = 1;
    bool operator==(const Range&) const = default;
};

/// The map from the values of an axis to pixels: `from` is the pixel of range.min, `to` of
/// range.max.
struct AxisMap {
    Range range;
    bool logarithmic = false;
    double from = 0, to = 1;

    /// Returns how far along the axis a value lies: from 0 to 1 in view, NaN if the axis is
    /// logarithmic and the value is not positive.
    double fraction(double value) const {
        if (!logarithmic)
            return (value - range.min) / (range.max - range.min);
        return value > 0 ? std::log(value / range.min) / std::log(range.max / range.min)
                         : std::numeric_limits<double>::quiet_NaN();
    }

    double at(double fraction) const {
        return logarithmic ? range.min * std::pow(range.max / range.min, fraction)
                           : range.min + (range.max - range.min) * fraction;
    }

    double pixel(double value) const { return from + (to - from) * fraction(value); }

    /// Returns the pixel of a bound: ∞ for ∞, and −∞ for a bound that is not positive on a
    /// logarithmic axis.
    double boundPixel(double bound) const {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        if (bound == infinity)
            return infinity;
        const double at = pixel(bound);
        return std::isnan(at) ? -infinity : at;
    }

    double value(double pixel) const { return at((pixel - from) / (to - from)); }
};

}  // namespace attnscope
