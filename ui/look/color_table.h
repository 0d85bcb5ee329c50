#pragma once

#include <QRgb>
#include <array>

#include "core/colors/color_maps.h"

namespace attnscope {

/// Returns the 256 colours of a colour map, from the lowest weight to the highest.
const std::array<QRgb, 256>& colorTable(const ColorMap& map);

}  // namespace attnscope
