#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace attnscope {

/// Colours from the lowest weight to the highest, interpolated between anchors.
struct ColorMap {
    std::string_view key, label, meaning;
    std::string_view formula, source;
    std::span<const std::uint32_t> anchors;  ///< 0xRRGGBB, two or more, equally far apart in sRGB
    bool diverging = false;                  ///< whether the middle means the weight 1/n, or 0 in
                                             ///< a picture of differences
};

/// All colour maps, the standard one first.
std::span<const ColorMap> color_maps();

/// Returns the map for numbers whose middle is 0.
const ColorMap& diverging_map();

/// Returns the map with this key. Throws InvalidRequest if there is none.
const ColorMap& color_map(std::string_view key);

}  // namespace attnscope
