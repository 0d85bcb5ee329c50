#pragma once

#include <QRectF>
#include <vector>

namespace attnscope {

/// A label that is to be placed: the wanted height of its middle, and its own height.
struct WantedLabel {
    double centre = 0, height = 0;
};

/// Moves labels up and down as little as possible (least squares), so that they do not overlap and
/// all are between `top` and `bottom`. Returns their centres, in the order of `labels`; from top to
/// bottom the labels keep the order of their wanted centres. If they cannot all fit, they start at
/// `top` and go beyond `bottom`.
std::vector<double> spreadLabels(const std::vector<WantedLabel>& labels, double top, double bottom);

/// Puts labels of these widths into rows from left to right, `gap` apart. Each goes into the first
/// row with room for it; with `inOrder`, never into a row above that of the label before. A label
/// wider than a row is cut to the row's width.
std::vector<QRectF> flowLabels(const std::vector<double>& widths, double rowWidth, double rowHeight,
                               double gap, bool inOrder = false);

}  // namespace attnscope
