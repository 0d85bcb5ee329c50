#pragma once

#include <algorithm>
#include <cstdint>

namespace attnscope {

/// How the cells along one side of the matrix fall on pixels, and which pixels a picture shows.
///
/// Every pixel pools the same number of cells, `pooled`: pixel p pools those from p·pooled on, and
/// the last pixel pools the last cells of the side. Every cell is thus pooled; where `pooled` does
/// not divide `cells`, the last pixel shares some cells with the one before. (If it pooled fewer,
/// it would be darker than the others under a maximum.) All whole() pixels are drawn equally large,
/// and together as large as the side, so a cell lies less than a pixel from where its pixel is
/// drawn. A picture shows `count` pixels from number `first` on; functions count pixels from
/// `first`, unless they say otherwise.
struct PixelAxis {
    std::int64_t cells = 0;
    std::int64_t pooled = 1;  ///< 1 … cells
    std::int64_t first = 0, count = 0;

    /// Returns the pixels that show cells [from, to) of `cells`. Each pools the fewest cells with
    /// which these take at most `available` pixels; one or two more pixels are needed if they begin
    /// or end within a pixel. The same cells share a pixel wherever a picture is panned to.
    static PixelAxis showing(std::int64_t from, std::int64_t to, std::int64_t cells,
                             std::int64_t available) {
        PixelAxis axis{cells, (to - from + available - 1) / available, 0, 0};
        axis.first = from / axis.pooled;
        axis.count = (to * axis.whole() + cells - 1) / cells - axis.first;
        return axis;
    }

    bool operator==(const PixelAxis&) const = default;

    /// Returns the number of pixels of the whole side.
    std::int64_t whole() const { return (cells + pooled - 1) / pooled; }
    /// Return the cells that a pixel pools: the first, and one past the last.
    std::int64_t begin_of(std::int64_t pixel) const {
        return std::min((first + pixel) * pooled, cells - pooled);
    }
    std::int64_t end_of(std::int64_t pixel) const { return begin_of(pixel) + pooled; }
    /// Return the cells that the picture pools: the first, and one past the last.
    std::int64_t begin() const { return begin_of(0); }
    std::int64_t end() const { return count > 0 ? end_of(count - 1) : begin(); }

    /// Returns the position at which a pixel begins where it is drawn, in cells; for pixel number
    /// `count`, the end of the picture.
    double edge(std::int64_t pixel) const {
        return static_cast<double>((first + pixel) * cells) / static_cast<double>(whole());
    }

    struct Range {
        std::int64_t begin = 0, end = 0;

        bool empty() const { return begin >= end; }
        bool operator==(const Range&) const = default;
    };
    /// Returns the pixels of the picture, counted from the first of the whole side.
    Range pixels() const { return {first, first + count}; }
    /// Returns the axis of some pixels, counted from the first of the whole side.
    PixelAxis part(const Range& pixels) const {
        return {cells, pooled, pixels.begin, pixels.end - pixels.begin};
    }

    /// Returns those of the one or two pixels pooling a cell that are in the picture.
    Range pixels_of(std::int64_t cell) const {
        const std::int64_t begin = cell / pooled - first;
        const std::int64_t end = cell >= cells - pooled ? whole() - first : begin + 1;
        return {std::max<std::int64_t>(begin, 0), std::min(end, count)};
    }
};

/// The pixels of a picture.
struct PictureAxes {
    PixelAxis rows, keys;

    bool operator==(const PictureAxes&) const = default;
};

}  // namespace attnscope
