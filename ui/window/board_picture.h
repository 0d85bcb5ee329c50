#pragma once

#include <QPainter>
#include <functional>
#include <string>
#include <vector>

#include "ui/look/theme.h"
#include "ui/window/board_layout.h"

namespace attnscope {

/// A view and where it stands.
struct PlacedView {
    std::string view;
    QRectF place;
};

/// Where the views of a layout stand on an area, `gap` apart.
std::vector<PlacedView> placesOf(const BoardLayout& layout, const QRectF& area, double gap);

/// Paints a view at the origin on that much room.
using PaintView = std::function<void(const std::string& view, QPainter&, QSizeF)>;

/// The views of a layout as they stand on the board, under one line that says what they are of.
void paintBoard(QPainter& painter, QSizeF size, const Theme& theme, const QString& title,
                const BoardLayout& layout, const PaintView& paint);

}  // namespace attnscope
