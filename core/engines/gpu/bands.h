#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/gpu/slab.h"

namespace attnscope {

// Private to the GPU engine.

/// The rows of pixels that slabs make.
struct SlabBands {
    /// One band per row of pixels of a slab, slab after slab.
    std::vector<Band> bands;
    /// For each slab: which of the bands belong to it, and the row of pixels of the first.
    struct OfSlab {
        Slab bands;
        std::int64_t first_pixel_row;
    };
    std::vector<OfSlab> slabs;
};

/// Returns the bands of slabs of these rows.
SlabBands bands_of(std::span<const std::int64_t> rows, std::span<const Slab> slabs,
                   const PixelAxis& axis);

}  // namespace attnscope
