#pragma once

#include <cstdint>

namespace attnscope {

/// How the cells of the matrix fall on the pixels of its picture. Cells [begin, end) on `pixels` ≤
/// end − begin pixels: cell i falls on pixel floor((i − begin)·pixels/cells), so each cell on one
/// pixel and no pixel without a cell.
struct PixelAxis {
    std::int64_t begin = 0, end = 0;
    std::int64_t pixels = 0;

    std::int64_t cells() const { return end - begin; }
    std::int64_t pixel_of(std::int64_t cell) const { return (cell - begin) * pixels / cells(); }
    /// The first cell of a pixel; `end` for pixel number `pixels`.
    std::int64_t first_cell(std::int64_t pixel) const {
        return begin + (pixel * cells() + pixels - 1) / pixels;
    }
};

}  // namespace attnscope
