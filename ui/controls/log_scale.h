#pragma once

#include <algorithm>
#include <cmath>

namespace attnscope {

/// Slider positions 0 … steps laid out logarithmically over [min, max]; over log(1 + x) if min is
/// 0.
struct LogScale {
    double min = 1, max = 2;
    int steps = 1000;

    double shift() const { return min > 0 ? 0 : 1; }

    int position(double value) const {
        const double inside = std::clamp(value, min, max);
        const double whole = std::log((max + shift()) / (min + shift()));
        return static_cast<int>(
            std::lround(steps * std::log((inside + shift()) / (min + shift())) / whole));
    }

    double value(int position) const {
        const double part = static_cast<double>(position) / steps;
        return (min + shift()) * std::pow((max + shift()) / (min + shift()), part) - shift();
    }
};

}  // namespace attnscope
