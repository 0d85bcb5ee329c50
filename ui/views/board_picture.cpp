#include "ui/views/board_picture.h"

#include "core/scenario/scale.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

constexpr double margin = 16, titleHeight = 40;

/// A piece of a length.
struct Span {
    double from, length;
};

/// Divides a length in the ratio of the elements' shares, with `gap` between the pieces.
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

QString boardTitle(const Scenario& scenario) {
    return QStringLiteral("Attnscope   n = %1, d = %2, λ = %3")
        .arg(scenario.n)
        .arg(scenario.d)
        .arg(shortNumber(scale(scenario)));
}

std::vector<PlacedView> boardPlaces(const BoardLayout& layout, QSizeF area, const QString& title) {
    constexpr double gap = 12;
    const double top = title.isEmpty() ? margin : titleHeight;
    return placesOf(layout, {margin, top, area.width() - 2 * margin, area.height() - top - margin},
                    gap);
}

std::vector<PlacedView> panelPlaces(const BoardLayout& layout, QSizeF area, const QString& title) {
    constexpr double gap = 4;
    const double top = title.isEmpty() ? 0 : titleHeight;
    std::vector<PlacedView> places =
        placesOf(layout, {0, top, area.width(), area.height() - top}, gap);
    for (PlacedView& placed : places)
        placed.place = QRectF(placed.place.topLeft().toPoint(), placed.place.size().toSize());
    return places;
}

Paint placedPictures(const Theme& theme, const QString& title,
                     const std::vector<std::pair<QRectF, Paint>>& pictures) {
    return [=](QPainter& painter, QSizeF size) {
        painter.save();
        painter.setFont(uiFont(textsize::title, QFont::DemiBold));
        painter.setPen(theme.ink);
        painter.drawText(QRectF(margin, 0, size.width() - 2 * margin, titleHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, title);
        painter.restore();
        for (const auto& [place, paint] : pictures) {
            painter.save();
            painter.translate(place.topLeft());
            paint(painter, place.size());
            painter.restore();
        }
    };
}

Paint boardPicture(QSizeF area, const Theme& theme, const QString& title, const BoardLayout& layout,
                   const PictureOf& pictureOf) {
    std::vector<std::pair<QRectF, Paint>> pictures;
    for (const PlacedView& placed : boardPlaces(layout, area, title))
        if (placed.place.width() >= 1 && placed.place.height() >= 1)  // a smaller one has no room
            pictures.emplace_back(placed.place, pictureOf(placed.view, placed.place.size()));
    return placedPictures(theme, title, pictures);
}

}  // namespace attnscope
