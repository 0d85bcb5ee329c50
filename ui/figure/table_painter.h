#pragma once

#include <QPainter>
#include <QRectF>

#include "core/figures/figure.h"
#include "ui/look/theme.h"

namespace attnscope {

/// Paints a figure's table on an area: each row with a sample of its curve, numbers with four
/// digits and aligned to the right. Columns and rows for which there is no room are left out at the
/// right and at the bottom, and dots say so.
void paintTable(QPainter& painter, const QRectF& area, const Table& table, const Theme& theme);

/// Returns the column at x of the table as it is painted on that area; null if there is none.
const Table::Column* columnAt(const QRectF& area, const Table& table, double x);

}  // namespace attnscope
