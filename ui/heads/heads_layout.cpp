#include "ui/heads/heads_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/heads/heads_feed.h"

namespace attnscope {
namespace {

constexpr double title_height = 32, caption_height = 28, margin = 12, gap = 12, text_height = 36;
constexpr double least = 96, most = HeadsFeed::pixels, tiny = 24;
constexpr double bar_width = 96, least_bar = 24, bar_height = 8, bar_labels = 48;

int columnsOf(double width, double side) {
    return std::max(1, static_cast<int>((width + gap) / (side + gap)));
}

double heightOf(int count, int columns, double side) {
    return std::ceil(static_cast<double>(count) / columns) * (side + text_height + gap);
}

/// The largest pictures that have room.
double sideFor(QSizeF room, int count, double smallest) {
    for (double side = most; side > smallest; side -= 1)
        if (side <= room.width() &&
            heightOf(count, columnsOf(room.width(), side), side) - gap <= room.height())
            return side;
    return smallest;
}

}  // namespace

HeadsLayout::HeadsLayout(QSizeF size, int count, bool with_title, Excess excess) {
    const double top = with_title ? title_height : 0;
    const double width = size.width() - 2 * margin;
    if (with_title)
        title = QRectF(margin, 0, width, title_height);
    const double bar = std::clamp(width - 2 * bar_labels, least_bar, bar_width);
    scale = QRectF(size.width() - margin - bar_labels - bar,
                   top + (caption_height - bar_height) / 2, bar, bar_height);
    caption =
        QRectF(margin, top, std::max(0.0, width - bar - 2 * bar_labels - gap), caption_height);
    tiles = QRectF(margin, top + caption_height + 4, width,
                   std::max(0.0, size.height() - top - caption_height - 8));
    side = sideFor(tiles.size(), count, excess == Excess::scrolled ? least : tiny);
    columns = columnsOf(tiles.width(), side);
    if (excess == Excess::scrolled && heightOf(count, columns, side) - gap > tiles.height())
        side = std::max(least, std::min(std::floor((tiles.width() + gap) / columns - gap),
                                        tiles.height() - text_height));  // with its text
    height = heightOf(count, columns, side);
}

QRectF HeadsLayout::tile(int index) const {
    return {tiles.left() + index % columns * (side + gap),
            tiles.top() + index / columns * (side + text_height + gap), side, side + text_height};
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
