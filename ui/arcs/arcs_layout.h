#pragma once

#include <QRectF>
#include <optional>

#include "ui/arcs/arcs_scene.h"

namespace attnscope {

/// Where the tokens stand: queries in a column on the left, keys in one on the right, with room for
/// lines between them and, right of the keys, for bars of their weights.
struct ArcsLayout {
    QRectF title, caption;  ///< empty if the picture has none
    QRectF headings;        ///< above the columns
    QRectF body;
    QRectF queries, keys;                     ///< columns of names
    double query_number = 0, key_number = 0;  ///< widths of the positions' numbers in them
    QRectF bars;                              ///< of weights; no wider than there is room for
    double pitch = 0;                         ///< height of a line
    int lines = 0;                            ///< how many there is room for
    ShownTokens shown;

    /// Lays out the tokens on an area; `first_query` as in shownTokens(), around the row if absent.
    ArcsLayout(QSizeF size, const ArcsScene& scene, bool with_title,
               std::optional<std::int64_t> first_query = {});

    /// The area of a query's name, and of a key's, by their index among those that are shown.
    QRectF query(std::size_t index) const;
    QRectF key(std::size_t index) const;
    /// The query that is shown at a point; nothing if there is none.
    std::optional<std::int64_t> queryAt(QPointF point) const;
    /// The key that is shown at a point, with its bar.
    std::optional<std::int64_t> keyAt(QPointF point) const;

private:
    std::int64_t first_key_line_ = 0, first_query_line_ = 0;
};

/// Paints the tokens of a row and its lines; `pointed` is the key under the pointer.
void paintArcs(QPainter& painter, const ArcsLayout& layout, const ArcsScene& scene,
               const Theme& theme, std::optional<std::int64_t> pointed = {});

}  // namespace attnscope
