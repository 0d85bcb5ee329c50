#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "core/engines/pixel_axis.h"

namespace attnscope {

/// Pixels of pictures of one matrix, where every pixel pools the same number of cells. Each row of
/// pixels holds one run of neighbours. Pixels are counted from the first of the whole side, so that
/// the same cells have the same pixel number wherever a picture begins.
class PixelLines {
public:
    /// Returns the missing parts of a picture, from the top. Each part is made of neighbouring rows
    /// of pixels that lack the same columns.
    std::vector<PictureAxes> missing(const PictureAxes& picture) const;

    /// Adds a picture's pixels, row-major. In a row whose old pixels neither touch nor overlap the
    /// new ones, these replace them.
    void add(const PictureAxes& picture, std::span<const float> weights);

    /// Writes the pixels of a picture that are held, row-major; leaves the others as they are.
    void copy_to(const PictureAxes& picture, std::span<float> weights) const;

    /// Drops all pixels outside the picture.
    void crop(const PictureAxes& picture);

    /// Number of pixels held.
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
