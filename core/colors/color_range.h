#pragma once

#include <array>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// How weights are laid out on a scale of colours (ui/heatmap/color_scale.h).
enum class ColorRange { linear, log, percentile };

struct ColorRangeRecord {
    std::string_view key, label, meaning, formula, source;
    ColorRange id;
};

inline constexpr std::array<ColorRangeRecord, 3> color_ranges = {{
    {"linear", "linear",
     "Colours are spread evenly over the weights from 0 to the largest one in the picture. Large "
     "weights can be compared well, while the many small weights of a long row all look alike.",
     R"(\frac{p}{\max p})", "Attnscope", ColorRange::linear},
    {"log", "logarithmic",
     "Colours are spread evenly over the logarithm of the weights, down to a millionth of the "
     "largest one at most. Equal ratios of weights look equally far apart, so that small weights "
     "differ as visibly as large ones.",
     R"(\log p)", "Attnscope", ColorRange::log},
    {"percentile", "percentile",
     "Colours are spread evenly between two weights that leave 1 % of the picture's weights below "
     "and 1 % above. A few extreme weights then do not stretch the scale, but they cannot be told "
     "apart either.",
     R"(\frac{p - p_1}{p_{99} - p_1})", "Attnscope", ColorRange::percentile},
}};

/// Returns the range with this key. Throws InvalidRequest if there is none.
inline const ColorRangeRecord& color_range(std::string_view key) {
    return record_of(color_ranges, "colour range", key);
}

}  // namespace attnscope
