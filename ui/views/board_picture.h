#pragma once

#include <QPainter>
#include <functional>
#include <string>
#include <vector>

#include "ui/look/theme.h"
#include "ui/model/board_layout.h"
#include "ui/pictures/export.h"

namespace attnscope {

/// A view and its rectangle.
struct PlacedView {
    std::string view;
    QRectF place;
};

/// Returns the rectangles of the views of a layout on an area, `gap` apart.
std::vector<PlacedView> placesOf(const BoardLayout& layout, const QRectF& area, double gap);

/// Returns the rectangles of the views in a picture of the board, with a margin, and below its
/// title if that is not empty.
std::vector<PlacedView> boardPlaces(const BoardLayout& layout, QSizeF area, const QString& title);

/// Returns the rectangles of the views as panels of one figure: in whole pixels, so that text keeps
/// its size, and close to one another and to the borders, because each panel has margins of its
/// own.
std::vector<PlacedView> panelPlaces(const BoardLayout& layout, QSizeF area, const QString& title);

/// Returns a function that paints pictures at their places, below a title unless it is empty.
Paint placedPictures(const Theme& theme, const QString& title,
                     const std::vector<std::pair<QRectF, Paint>>& pictures);

/// Returns a function that paints a view at the origin in that much room.
using PictureOf = std::function<Paint(const std::string& view, QSizeF room)>;

/// Returns the line above a board: "Attnscope   n = 512, d = 64, λ = 0.125".
QString boardTitle(const Scenario& scenario);

/// Returns a function that paints the views of a layout as they are on the board, below `title`
/// unless it is empty.
Paint boardPicture(QSizeF area, const Theme& theme, const QString& title, const BoardLayout& layout,
                   const PictureOf& pictureOf);

}  // namespace attnscope
