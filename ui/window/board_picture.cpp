#include "ui/window/board_picture.h"

namespace attnscope {
namespace {

/// A piece of a length.
struct Span {
    double from, length;
};

/// Divides a length by the elements' shares, `gap` apart.
template <typename Element>
std::vector<Span> divided(const std::vector<Element>& elements, double from, double length,
                          double gap) {
    double total = 0;
    for (const Element& element : elements)
        total += element.share;
    const double free = length - gap * static_cast<double>(elements.size() - 1);
    std::vector<Span> spans;
    for (const Element& element : elements) {
        spans.push_back({from, free * element.share / total});
        from += spans.back().length + gap;
    }
    return spans;
}

}  // namespace

std::vector<PlacedView> placesOf(const BoardLayout& layout, const QRectF& area, double gap) {
    std::vector<PlacedView> places;
    const std::vector<Span> columns = divided(layout.columns, area.left(), area.width(), gap);
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const std::vector<BoardRow>& rows = layout.columns[c].rows;
        const std::vector<Span> heights = divided(rows, area.top(), area.height(), gap);
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const std::vector<BoardCell>& cells = rows[r].cells;
            const std::vector<Span> widths =
                divided(cells, columns[c].from, columns[c].length, gap);
            for (std::size_t i = 0; i < cells.size(); ++i)
                places.push_back({cells[i].view, QRectF(widths[i].from, heights[r].from,
                                                        widths[i].length, heights[r].length)});
        }
    }
    return places;
}

void paintBoard(QPainter& painter, QSizeF size, const Theme& theme, const QString& title,
                const BoardLayout& layout, const PaintView& paint) {
    constexpr double margin = 16, titleHeight = 40, gap = 12;
    painter.setFont(uiFont(textsize::title, QFont::DemiBold));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(margin, 0, size.width() - 2 * margin, titleHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, title);
    const QRectF area(margin, titleHeight, size.width() - 2 * margin,
                      size.height() - titleHeight - margin);
    for (const PlacedView& placed : placesOf(layout, area, gap)) {
        if (placed.place.width() < 1 || placed.place.height() < 1)
            continue;  // a picture so small has no room between its margins
        painter.save();
        painter.translate(placed.place.topLeft());
        paint(placed.view, painter, placed.place.size());
        painter.restore();
    }
}

}  // namespace attnscope
