#pragma once

#include <QRectF>
#include <vector>

namespace attnscope {

/// Moves labels of equal height as little as possible (least squares) so that none overlaps
/// another and all stand between `top` and `bottom`. Takes and returns the centres; the order of
/// equal centres is kept. They overlap only where they cannot all fit.
std::vector<double> spreadLabels(const std::vector<double>& wanted, double height, double top,
                                 double bottom);

/// Sets labels of these widths in rows from left to right, as text is set; `gap` between two.
/// A label wider than a row is cut to it.
std::vector<QRectF> flowLabels(const std::vector<double>& widths, double rowWidth, double rowHeight,
                               double gap);

}  // namespace attnscope
