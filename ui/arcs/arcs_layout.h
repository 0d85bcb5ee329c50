#pragma once

#include <QRectF>
#include <optional>

#include "ui/arcs/arcs_scene.h"

namespace attnscope {

/// The positions of the tokens: a column of queries on the left and a column of keys on the right.
/// The lines have room between the columns, and the bars of the weights to the right of the keys.
struct ArcsLayout {
    QRectF title, caption;  ///< empty if the picture has none
    QRectF headings;        ///< above the columns
    QRectF body;
    QRectF queries, keys;                     ///< columns of names
    double query_number = 0, key_number = 0;  ///< widths of the numbers of positions
    QRectF bars;       ///< for the bars of weights; empty if there is no room
    double pitch = 0;  ///< height of a line
    int lines = 0;     ///< how many lines there is room for
    ShownTokens shown;

    /// Lays out the tokens on an area. `first_query` is that of shownTokens(); without it, the row
    /// is in the middle.
    ArcsLayout(QSizeF size, const ArcsScene& scene, bool with_title,
               std::optional<std::int64_t> first_query = {});

    /// The area of a query's name, by its index in `shown`. key() is the area of a key's name.
    QRectF query(std::size_t index) const;
    QRectF key(std::size_t index) const;
    /// Returns the query whose name is at a point; nullopt if there is none.
    std::optional<std::int64_t> queryAt(QPointF point) const;
    /// Returns the key whose name or bar is at a point; nullopt if there is none.
    std::optional<std::int64_t> keyAt(QPointF point) const;

private:
    std::int64_t first_key_line_ = 0, first_query_line_ = 0;
};

/// Paints the tokens of a row and its lines; `pointed` is the key under the pointer.
void paintArcs(QPainter& painter, const ArcsLayout& layout, const ArcsScene& scene,
               const Theme& theme, std::optional<std::int64_t> pointed = {});

}  // namespace attnscope
