#pragma once

#include <QPainter>
#include <QRectF>
#include <span>

#include "core/figures/figure.h"
#include "ui/look/theme.h"

namespace attnscope {

/// Paints a figure's table on an area: each row with a sample of its curve, the large numbers of a
/// column with four or five digits, decimal points below one another. Letters grow somewhat where
/// all columns have room for it. Where texts are larger than usual (textScale()), as before an
/// audience, they shrink, at most to the usual size, if all columns have room then. Columns and
/// rows for which there is none are left out at the right and at the bottom, and dots say so.
void paintTable(QPainter& painter, const QRectF& area, const Table& table, const Theme& theme);

/// Paints the table in letters that are small enough for all columns.
void paintWholeTable(QPainter& painter, const QRectF& area, const Table& table, const Theme& theme);

/// What is at a place of a table: the name of a row, a column, or beside the last column those for
/// which there is no room.
struct TablePlace {
    const Table::Row* row = nullptr;  ///< at whose name it is
    const Table::Column* column = nullptr;
    std::span<const Table::Column> leftOut{};
};

/// Returns what is at a place of the table as paintTable() paints it on that area.
TablePlace tablePlaceAt(const QRectF& area, const Table& table, QPointF place);

}  // namespace attnscope
