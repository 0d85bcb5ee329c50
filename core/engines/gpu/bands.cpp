#include "core/engines/gpu/bands.h"

#include <algorithm>

namespace attnscope {
namespace {

/// Adds the bands of one slab, whose rows are `rows`, ascending.
SlabBands::OfSlab add_bands(std::span<const std::int64_t> rows, const PixelAxis& axis,
                            std::vector<Band>& bands) {
    const auto begin = static_cast<std::int64_t>(bands.size());
    std::int64_t first = 0;
    for (std::int32_t place = 0; place < std::ssize(rows); ++place) {
        const auto [from, to] = axis.pixels_of(rows[static_cast<std::size_t>(place)]);
        if (from >= to)
            continue;
        if (std::ssize(bands) == begin)
            first = from;
        bands.resize(std::max(bands.size(), static_cast<std::size_t>(begin + to - first)));
        for (std::int64_t y = from; y < to; ++y) {
            Band& band = bands[static_cast<std::size_t>(begin + y - first)];
            band = {band.end == 0 ? place : band.begin, place + 1};
        }
    }
    return {{begin, std::ssize(bands) - begin}, first};
}

}  // namespace

SlabBands bands_of(std::span<const std::int64_t> rows, std::span<const Slab> slabs,
                   const PixelAxis& axis) {
    SlabBands all;
    for (const Slab& slab : slabs)
        all.slabs.push_back(add_bands(rows.subspan(static_cast<std::size_t>(slab.first),
                                                   static_cast<std::size_t>(slab.count)),
                                      axis, all.bands));
    return all;
}

}  // namespace attnscope
