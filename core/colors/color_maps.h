#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace attnscope {

/// Colours from the lowest weight to the highest, between these.
struct ColorMap {
    std::string_view key, label;
    std::string_view source;
    std::span<const std::uint32_t> anchors;  ///< 0xRRGGBB, two or more, equally far apart in sRGB
    bool diverging = false;                  ///< its middle has a meaning: an even weight
};

/// All of them, the standard one first.
std::span<const ColorMap> color_maps();

/// The map of that key. Throws InvalidRequest where there is none.
const ColorMap& color_map(std::string_view key);

}  // namespace attnscope
