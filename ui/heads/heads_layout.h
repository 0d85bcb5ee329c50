#pragma once

#include <QRectF>
#include <QSizeF>

namespace attnscope {

/// Where the pictures of so many heads stand: rows of equally large squares with some lines of text
/// below each, under a line of explanation.
struct HeadsLayout {
    /// Whether pictures that have no room are scrolled to or made smaller.
    enum class Excess { scrolled, shrunk };

    QRectF title;    ///< empty where the picture has none
    QRectF caption;  ///< what the numbers are
    QRectF scale;    ///< the bar of colours
    QRectF tiles;    ///< what is left for the heads
    double side = 0;
    int columns = 1;
    double text = 0;       ///< height of the lines below a picture
    bool stacked = false;  ///< pictures are too narrow for two numbers in one line
    double height = 0;     ///< of all rows

    HeadsLayout(QSizeF size, int count, bool with_title, Excess excess, int lines = 2);

    /// Picture and text of one, where `tiles` begins at the first row.
    QRectF tile(int index) const;
    QRectF picture(int index) const;
    /// Which one is there; −1: none.
    int at(QPointF point, int count) const;

private:
    void divide(int count, Excess excess);
};

}  // namespace attnscope
