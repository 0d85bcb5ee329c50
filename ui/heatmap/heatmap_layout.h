#pragma once

#include <QRectF>
#include <QSizeF>

namespace attnscope {

/// Where the parts of the matrix picture stand on an area of that size. Parts that have no room are
/// empty.
struct HeatmapLayout {
    QRectF title;    ///< empty if the picture has none
    QRectF caption;  ///< the line above the matrix
    QRectF matrix;   ///< a square
    QRectF strip;    ///< entropies of the rows, beside them
    QRectF scale;    ///< the bar of colours
    QRectF profile;  ///< weights of one row, below their keys
    QRectF upper;    ///< the part of the area that has all of this but the profile
    QRectF lower;    ///< the part that has the profile and what is written about it

    /// An exported picture has a title, and a profile only if a row is shown.
    HeatmapLayout(QSizeF size, bool with_title, bool with_profile);

    /// Returns how wide a picture is, title and profile aside, whose matrix is as tall as that
    /// height lets it be.
    static double widthFor(double height);
};

}  // namespace attnscope
