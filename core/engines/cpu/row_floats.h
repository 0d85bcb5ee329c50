#pragma once

#include <algorithm>

#include "core/engines/cpu/column.h"

namespace attnscope {

// Private to the CPU engine: a number for each row of a column.

/// Returns column_rows numbers times a factor, rounded to float32.
inline RowFloats narrowed(const double* from, double times = 1) {
    RowFloats values;
    for (int row = 0; row < column_rows; ++row)
        values[row] = static_cast<float>(from[row] * times);
    return values;
}

inline RowFloats all_rows(float value) {
    RowFloats values;
    std::ranges::fill(values.of, value);
    return values;
}

inline RowFloats larger(const RowFloats& a, const RowFloats& b) {
    RowFloats larger;
    std::ranges::transform(a.of, b.of, larger.of, [](float x, float y) { return std::max(x, y); });
    return larger;
}

}  // namespace attnscope
