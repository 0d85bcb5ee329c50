#pragma once

#include <algorithm>
#include <cmath>

namespace attnscope {

/// How far an approximation may lie from the exact value and still hold: at most `absolute` (in the
/// quantity's unit) or `relative` times the exact value, whichever is more.
struct Tolerance {
    double absolute, relative;
};

/// Whether |value − exact| ≤ max(absolute, relative · exact) and value ≥ 0; no quantity that is
/// approximated is negative. False for NaN.
inline bool holds(double value, double exact, const Tolerance& tolerance) {
    const double most = std::max(tolerance.absolute, tolerance.relative * exact);
    return value >= 0 && std::abs(value - exact) <= most;
}

}  // namespace attnscope
