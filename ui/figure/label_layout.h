#pragma once

#include <QRectF>
#include <vector>

namespace attnscope {

/// A label before it has its place: where its middle should be, and how tall it is.
struct WantedLabel {
    double centre = 0, height = 0;
};

/// Moves labels up and down as little as possible (least squares) so that none overlaps another and
/// all stand between `top` and `bottom`. Returns the centres; labels keep their order. They leave
/// the interval only if they cannot all fit, and then at its bottom.
std::vector<double> spreadLabels(const std::vector<WantedLabel>& labels, double top, double bottom);

/// Sets labels of these widths in rows from left to right, each in the first row with room for it,
/// or with `inOrder` in no row above that of the label before, and `gap` between two. A label wider
/// than a row is cut to it.
std::vector<QRectF> flowLabels(const std::vector<double>& widths, double rowWidth, double rowHeight,
                               double gap, bool inOrder = false);

}  // namespace attnscope
