#pragma once

#include <QRectF>
#include <QSizeF>

namespace attnscope {

/// The areas of the parts of a matrix picture. Parts that have no room are empty.
struct HeatmapLayout {
    QRectF title;    ///< empty if the picture has none
    QRectF caption;  ///< the line above the matrix
    QRectF matrix;   ///< a square
    QRectF strip;    ///< entropies of the rows, beside them
    QRectF scale;    ///< the bar of colours
    QRectF profile;  ///< weights of one row, below their keys
    QRectF upper;    ///< the upper part of the picture, with everything but the profile
    QRectF lower;    ///< the lower part, with the profile and its caption

    /// An exported picture has a title, and a profile only if a row is shown.
    HeatmapLayout(QSizeF size, bool with_title, bool with_profile);

    /// Returns the width at which a picture of this height, without title and profile, has a matrix
    /// as tall as the height allows.
    static double widthFor(double height);
};

}  // namespace attnscope
