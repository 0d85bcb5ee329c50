#include "ui/heads/heads_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/heads/heads_feed.h"
#include "ui/look/text_metrics.h"

namespace attnscope {
namespace {

constexpr double heads_title = 32, heads_caption = 28, tile_margin = 12, tile_gap = 12;
constexpr double two_numbers = 92;  ///< width of H and the distance, or of a head's name and mark
constexpr double least = 96, most = HeadsFeed::pixels, tiny = 24;
constexpr double lowest = 64;  ///< least side of a picture in a view that is too low for `least`
constexpr double colors_width = 96, least_bar = 24, bar_height = 8, bar_labels = 48;
constexpr double least_cell = 12, layer_width = 34, head_height = 21;  // of a grid

int columnsOf(double width, double side) {
    return std::max(1, static_cast<int>((width + tile_gap) / (side + tile_gap)));
}

/// Returns the height of all rows; `picture` is the height of a picture with its text.
double heightOf(int count, int columns, double picture) {
    return std::ceil(static_cast<double>(count) / columns) * (picture + tile_gap);
}

/// Returns the largest side, above `smallest`, at which all pictures have room; else `smallest`.
double sideFor(QSizeF room, int count, double smallest, double text) {
    for (double side = most; side > smallest; side -= 1)
        if (side <= room.width() &&
            heightOf(count, columnsOf(room.width(), side), side + text) - tile_gap <= room.height())
            return side;
    return smallest;
}

}  // namespace

/// Places the title, the caption and the colour bar above the heads, and gives `tiles` the rest.
void HeadsLayout::placeHead(QSizeF size, bool with_title) {
    const double top = with_title ? heads_title : 0;
    const double across = size.width() - 2 * tile_margin;
    if (with_title)
        title = QRectF(tile_margin, 0, across, heads_title);
    const double bar = std::clamp(across - 2 * bar_labels, least_bar, colors_width);
    scale = QRectF(size.width() - tile_margin - bar_labels - bar,
                   top + (heads_caption - bar_height) / 2, bar, bar_height);
    caption = QRectF(tile_margin, top, std::max(0.0, across - bar - 2 * bar_labels - tile_gap),
                     heads_caption);
    tiles = QRectF(tile_margin, top + heads_caption + 4, across,
                   std::max(0.0, size.height() - top - heads_caption - 8));
}

HeadsLayout::HeadsLayout(QSizeF size, int count, bool with_title, Excess excess, int lines)
    : text(4 + lines * lineHeight), gap_(tile_gap) {
    placeHead(size, with_title);
    divide(count, excess);
    if (width >= two_numbers)
        return;
    stacked = true;
    text += lineHeight;
    divide(count, excess);
}

HeadsLayout::HeadsLayout(QSizeF size, const HeadsGrid& grid, bool with_title, Excess excess)
    : columns(std::max(1, grid.columns)), isGrid(true), gap_(2), places_(grid.places) {
    placeHead(size, with_title);
    heads = QRectF(tiles.left() + layer_width, tiles.top(),
                   std::max(0.0, tiles.width() - layer_width), head_height);
    tiles = tiles.adjusted(layer_width, head_height, 0, 0);
    const double across = tiles.width() / columns, down = tiles.height() / std::max(1, grid.rows);
    const auto sideWith = [&](double gap, double below) {
        return std::floor(std::min(across - gap, down - gap - below));
    };
    constexpr double below = 2 + lineHeight, wide = 4;
    if (sideWith(wide, 0) >= with_picture)
        gap_ = wide;
    text = sideWith(gap_, below) >= with_number ? below : 0;
    side = std::min(sideWith(gap_, text), most);
    // Cells that would be too small to click are made larger and scrolled, as far as the width
    // allows.
    if (excess == Excess::scrolled)
        side = std::max(side, std::min(least_cell, std::floor(across - gap_)));
    side = std::max(side, 1.0);
    areColors = side < grid.least_picture;
    width = side;
    if (areColors) {  // cells fill the area, but stay close to squares
        constexpr double broadest = 2.2, tallest = 1.6;
        const double square = side;
        width = std::max(square, std::min(std::floor(across - gap_), broadest * square));
        side = std::max(square, std::min(std::floor(down - gap_), tallest * square));
    }
    height = grid.rows * (side + text + gap_);
    layers = QRectF(tiles.left() - layer_width, tiles.top(), layer_width, tiles.height());
}

/// Divides the room for tiles among the heads.
void HeadsLayout::divide(int count, Excess excess) {
    side = sideFor(tiles.size(), count, excess == Excess::scrolled ? least : tiny, text);
    columns = columnsOf(tiles.width(), side);
    width = side;
    if (excess == Excess::scrolled &&
        heightOf(count, columns, side + text) - tile_gap > tiles.height()) {
        const double across = std::floor((tiles.width() + tile_gap) / columns - tile_gap);
        side = std::max(lowest, std::min(across, tiles.height() - text));  // with its text
        width = std::max(side, least);
    }
    height = heightOf(count, columns, side + text) - tile_gap;
}

QPoint HeadsLayout::place(int index) const {
    return isGrid ? places_[static_cast<std::size_t>(index)]
                  : QPoint(index % columns, index / columns);
}

QRectF HeadsLayout::tileAt(QPoint place) const {
    return {tiles.left() + place.x() * (width + gap_),
            tiles.top() + place.y() * (side + text + gap_), width, side + text};
}

QRectF HeadsLayout::tile(int index) const {
    return tileAt(place(index));
}

QRectF HeadsLayout::picture(int index) const {
    return {tile(index).topLeft(), QSizeF(areColors ? width : side, side)};
}

int HeadsLayout::at(QPointF point, int count) const {
    for (int i = 0; i < count; ++i)
        if (tile(i).contains(point))
            return i;
    return -1;
}

}  // namespace attnscope
