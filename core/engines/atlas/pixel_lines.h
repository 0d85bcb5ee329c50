#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "core/engines/pixel_axis.h"

namespace attnscope {

/// Pixels of pictures of one matrix in which each pixel pools as many cells: of every row of pixels
/// a run of neighbours. Pixels are counted from the first of the whole side, so that the same cells
/// are the same pixel wherever a picture begins.
class PixelLines {
public:
    /// What is lacking of a picture: rows of pixels that lack the same columns, from above.
    std::vector<PictureAxes> missing(const PictureAxes& picture) const;

    /// Takes a picture's pixels, row-major. What neither touches nor overlaps a line replaces it.
    void add(const PictureAxes& picture, std::span<const float> weights);

    /// Writes what is there of a picture, row-major.
    void copy_to(const PictureAxes& picture, std::span<float> weights) const;

    /// Drops what is not of the picture.
    void crop(const PictureAxes& picture);

    /// How many pixels are there.
    std::size_t size() const { return size_; }

private:
    struct Line {
        std::int64_t first = 0;
        std::vector<float> weights;

        PixelAxis::Range pixels() const { return {first, first + std::ssize(weights)}; }
        std::vector<PixelAxis::Range> missing(const PixelAxis::Range& wanted) const;
        void add(std::int64_t from, std::span<const float> more);
    };

    std::vector<PixelAxis::Range> missing(std::int64_t row, const PixelAxis::Range& wanted) const;

    std::map<std::int64_t, Line> lines_;
    std::size_t size_ = 0;
};

}  // namespace attnscope
