#pragma once

#include <QRectF>
#include <QSizeF>

namespace attnscope {

/// Where the pictures of heads stand: rows of equally large squares with some lines of text below
/// each, under a line of explanation.
struct HeadsLayout {
    /// Whether pictures that have no room are scrolled to or made smaller.
    enum class Excess { scrolled, shrunk };

    QRectF title;    ///< empty if the picture has none
    QRectF caption;  ///< what the numbers are
    QRectF scale;    ///< the bar of colours
    QRectF tiles;    ///< what is left for the heads
    double side = 0;
    int columns = 1;
    double text = 0;       ///< height of the lines below a picture
    bool stacked = false;  ///< pictures are too narrow for two numbers in one line
    double height = 0;     ///< of all rows

    HeadsLayout(QSizeF size, int count, bool with_title, Excess excess, int lines = 2);

    /// The area of a head's picture and text, if `tiles` begins at the first row.
    QRectF tile(int index) const;
    QRectF picture(int index) const;
    /// Returns the index of the head at a point; −1 if there is none.
    int at(QPointF point, int count) const;

private:
    void divide(int count, Excess excess);
};

}  // namespace attnscope
