#pragma once

#include <QPainter>
#include <functional>
#include <string>
#include <vector>

#include "ui/look/theme.h"
#include "ui/model/board_layout.h"
#include "ui/pictures/export.h"

namespace attnscope {

/// A view and where it stands.
struct PlacedView {
    std::string view;
    QRectF place;
};

/// Returns where the views of a layout stand on an area, `gap` apart.
std::vector<PlacedView> placesOf(const BoardLayout& layout, const QRectF& area, double gap);

/// Returns where the views stand in a picture of the board, below its title if that is not empty.
std::vector<PlacedView> boardPlaces(const BoardLayout& layout, QSizeF area, const QString& title);

/// Returns where the views stand as panels of one figure: in whole pixels, so that text keeps its
/// size, and as near to one another and to the borders as the margins of each allow.
std::vector<PlacedView> panelPlaces(const BoardLayout& layout, QSizeF area, const QString& title);

/// Returns what paints pictures at their places, under a title unless it is empty.
Paint placedPictures(const Theme& theme, const QString& title,
                     const std::vector<std::pair<QRectF, Paint>>& pictures);

/// Returns what paints a view at the origin in that much room.
using PictureOf = std::function<Paint(const std::string& view, QSizeF room)>;

/// The line above a board: "Attnscope   n = 512, d = 64, λ = 0.125".
QString boardTitle(const Scenario& scenario);

/// Returns what paints the views of a layout as they stand on the board, under one line, unless it
/// is empty, that says what they are of.
Paint boardPicture(QSizeF area, const Theme& theme, const QString& title, const BoardLayout& layout,
                   const PictureOf& pictureOf);

}  // namespace attnscope
