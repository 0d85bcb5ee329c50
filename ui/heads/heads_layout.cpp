#include "ui/heads/heads_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/heads/heads_feed.h"
#include "ui/look/text_metrics.h"

namespace attnscope {
namespace {

constexpr double title_height = 32, caption_height = 28, tile_margin = 12, tile_gap = 12;
constexpr double two_numbers = 92;  ///< width of H and the distance, or of a head's name and mark
constexpr double least = 96, most = HeadsFeed::pixels, tiny = 24;
constexpr double bar_width = 96, least_bar = 24, bar_height = 8, bar_labels = 48;

int columnsOf(double width, double side) {
    return std::max(1, static_cast<int>((width + tile_gap) / (side + tile_gap)));
}

/// Returns the height of all rows; `picture` is the height of one with its text.
double heightOf(int count, int columns, double picture) {
    return std::ceil(static_cast<double>(count) / columns) * (picture + tile_gap);
}

/// Returns the side of the largest pictures that have room.
double sideFor(QSizeF room, int count, double smallest, double text) {
    for (double side = most; side > smallest; side -= 1)
        if (side <= room.width() &&
            heightOf(count, columnsOf(room.width(), side), side + text) - tile_gap <= room.height())
            return side;
    return smallest;
}

}  // namespace

HeadsLayout::HeadsLayout(QSizeF size, int count, bool with_title, Excess excess, int lines)
    : text(4 + lines * lineHeight) {
    const double top = with_title ? title_height : 0;
    const double width = size.width() - 2 * tile_margin;
    if (with_title)
        title = QRectF(tile_margin, 0, width, title_height);
    const double bar = std::clamp(width - 2 * bar_labels, least_bar, bar_width);
    scale = QRectF(size.width() - tile_margin - bar_labels - bar,
                   top + (caption_height - bar_height) / 2, bar, bar_height);
    caption = QRectF(tile_margin, top, std::max(0.0, width - bar - 2 * bar_labels - tile_gap),
                     caption_height);
    tiles = QRectF(tile_margin, top + caption_height + 4, width,
                   std::max(0.0, size.height() - top - caption_height - 8));
    divide(count, excess);
    if (side >= two_numbers)
        return;
    stacked = true;
    text += lineHeight;
    divide(count, excess);
}

/// Divides the room for tiles among the heads.
void HeadsLayout::divide(int count, Excess excess) {
    side = sideFor(tiles.size(), count, excess == Excess::scrolled ? least : tiny, text);
    columns = columnsOf(tiles.width(), side);
    if (excess == Excess::scrolled &&
        heightOf(count, columns, side + text) - tile_gap > tiles.height())
        side = std::max(least, std::min(std::floor((tiles.width() + tile_gap) / columns - tile_gap),
                                        tiles.height() - text));  // with its text
    height = heightOf(count, columns, side + text);
}

QRectF HeadsLayout::tile(int index) const {
    return {tiles.left() + index % columns * (side + tile_gap),
            tiles.top() + index / columns * (side + text + tile_gap), side, side + text};
}

QRectF HeadsLayout::picture(int index) const {
    return {tile(index).topLeft(), QSizeF(side, side)};
}

int HeadsLayout::at(QPointF point, int count) const {
    for (int i = 0; i < count; ++i)
        if (tile(i).contains(point))
            return i;
    return -1;
}

}  // namespace attnscope
