#pragma once

#include <functional>

#include "ui/views/board_picture.h"
#include "ui/views/exported_view.h"

namespace attnscope {

/// A view of a board, its rectangle, and what it needs to know as one of several panels.
struct PlacedPanel {
    std::string view;
    QRectF place;
    QRectF letterPlace{};  ///< above a view that has no place for its letter; else empty
    Panel panel{};
};

/// The places of a board's views in a picture.
struct BoardPlan {
    std::vector<PlacedPanel> panels;
    SharedLegend legend{};  ///< below the panels; without a height if each has its own
    double legendTop = 0;
};

/// Returns the layout of a view as a panel in that much room (ExportedView::panelLayout()).
using PanelLayoutOf = std::function<std::optional<PanelLayout>(const std::string& view, QSizeF room,
                                                               const Panel& panel)>;

/// Returns the plan of a board, with letters, aligned axes and one legend if the look asks for each
/// of these.
BoardPlan boardPlan(const BoardLayout& layout, QSizeF area, const QString& title, const Look& look,
                    const PanelLayoutOf& layoutOf);

}  // namespace attnscope
