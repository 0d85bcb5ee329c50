#pragma once

#include <array>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// How weights are laid out on a scale of colours (ui/heatmap/color_scale.h).
enum class ColorRange { linear, log, percentile };

struct ColorRangeRecord {
    std::string_view key, label;
    ColorRange id;
};

inline constexpr std::array<ColorRangeRecord, 3> color_ranges = {{
    {"linear", "linear", ColorRange::linear},
    {"log", "logarithmic", ColorRange::log},
    {"percentile", "percentile", ColorRange::percentile},
}};

/// Returns the range with this key. Throws InvalidRequest if there is none.
inline const ColorRangeRecord& color_range(std::string_view key) {
    return record_of(color_ranges, "colour range", key);
}

}  // namespace attnscope
