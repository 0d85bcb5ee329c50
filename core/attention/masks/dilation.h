#pragma once

#include <array>

#include "core/attention/masks.h"
#include "core/limits.h"

namespace attnscope {

inline constexpr Parameter dilation_step{
    .key = "dilation",
    .label = "Dilation δ",
    .unit = "",
    .help = "A query sees every δ-th key only, counted from its own.",
    .meaning =
        "The distance between two neighbouring keys of a dilated window. At 1 the window has no "
        "gaps; at 2 a query sees every other key and reaches twice as far with as many.",
    .standard = 4,
    .min = 1,
    .max = max_matrix_rows,
    .slider_min = 1,
    .slider_max = 64,
    .whole = true,
    .is_new = true,
};

inline constexpr Parameter dilated_reach{
    .key = "reach",
    .label = "Keys on each side r",
    .unit = "keys",
    .help = "Number of keys that a query sees on each side of its own.",
    .meaning =
        "The number of keys of a dilated window on each side of the query's own key, the gaps not "
        "counted. The farthest of them is r times the dilation away, and a row has r + 1 keys, or "
        "2r + 1 where it sees both sides.",
    .standard = 32,
    .min = 1,
    .max = max_matrix_rows,
    .slider_min = 1,
    .slider_max = 1024,
    .whole = true,
    .is_new = true,
};

inline constexpr std::array dilated_parameters = {&dilation_step, &dilated_reach};

/// Returns every δ-th key, counted from the place: r keys before it, and `ahead` keys behind it.
inline VisibleKeys dilated_keys(std::int64_t place, std::int64_t ahead, std::int64_t keys,
                                const ParameterValues& values) {
    const auto step = static_cast<std::int64_t>(values[dilation_step]);
    const auto reach = static_cast<std::int64_t>(values[dilated_reach]);
    return {within(every_key(step, place - reach * step, place + ahead * step + 1), {0, keys}), {}};
}

}  // namespace attnscope
