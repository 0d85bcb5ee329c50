#pragma once

#include <QRgb>
#include <array>

#include "core/scenario/scenario.h"

namespace attnscope {

/// The 256 colours of a map, from the lowest weight to the highest.
///
/// Interpolated between published anchors: viridis and magma (S. van der Walt, N. Smith 2015),
/// cividis (Nuñez, Anderton, Renslow 2018, doi 10.1371/journal.pone.0199239), and for the diverging
/// map ColorBrewer's RdBu (C. Brewer) with blue at the low end. Grey is even in sRGB.
const std::array<QRgb, 256>& colorTable(ColorMap map);

}  // namespace attnscope
