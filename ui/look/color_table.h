#pragma once

#include <QRgb>
#include <array>

#include "core/colors/color_maps.h"

namespace attnscope {

/// The 256 colours of a map of the table, from the lowest weight to the highest.
const std::array<QRgb, 256>& colorTable(const ColorMap& map);

}  // namespace attnscope
