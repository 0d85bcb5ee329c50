#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/gpu/slab.h"

namespace attnscope {

// Private to the GPU engine.

/// The bands of slabs, and where they lie in the picture.
struct SlabBands {
    /// One band for each row of pixels that a slab contributes to, slab after slab.
    std::vector<Band> bands;
    /// The bands of a slab, as indices of `bands`, and the row of pixels of its first band.
    struct OfSlab {
        Slab bands;
        std::int64_t first_pixel_row;
    };
    std::vector<OfSlab> slabs;
};

/// Returns the bands of these slabs of rows. `rows` ascend.
SlabBands bands_of(std::span<const std::int64_t> rows, std::span<const Slab> slabs,
                   const PixelAxis& axis);

}  // namespace attnscope
