#pragma once

#include <QPainter>
#include <QRectF>

#include "core/figures/figure.h"
#include "ui/look/theme.h"

namespace attnscope {

/// Paints a figure's table on an area: each row with a sample of its curve, numbers to four digits,
/// aligned at the right. Columns at the end and rows at the bottom that have no room are left out,
/// and dots say so.
void paintTable(QPainter& painter, const QRectF& area, const Table& table, const Theme& theme);

/// Returns the column of the table, painted on that area, that stands at x; null if none does.
const Table::Column* columnAt(const QRectF& area, const Table& table, double x);

}  // namespace attnscope
