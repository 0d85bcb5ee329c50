#pragma once

#include <QPoint>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace attnscope {

/// The place of each head in a grid with a row for each layer: x is its column, y its row.
struct HeadsGrid {
    int rows = 0, columns = 0;
    double least_picture = 0;  ///< the side below which heads are colours rather than pictures
    std::vector<QPoint> places;
};

/// Where the pictures of heads stand, under a line of explanation: rows of equally large squares
/// with some lines of text below each, or the squares of a grid with the numbers of layers on the
/// left and of heads above.
struct HeadsLayout {
    /// Whether pictures that have no room are scrolled to or made smaller.
    enum class Excess { scrolled, shrunk };

    /// The least side of a square that has a picture and a number below it, and of one that has a
    /// picture.
    static constexpr double with_number = 64, with_picture = 20;

    QRectF title;      ///< empty if the picture has none
    QRectF caption;    ///< what the numbers are
    QRectF scale;      ///< the bar of colours
    QRectF tiles;      ///< what is left for the heads
    double side = 0;   ///< height of a picture
    double width = 0;  ///< of a picture: `side`, if it is no colour
    int columns = 1;
    double text = 0;       ///< height of the lines below a picture
    bool stacked = false;  ///< pictures are too narrow for two numbers in one line
    double height = 0;     ///< of all rows
    bool isGrid = false;
    bool areColors = false;  ///< heads are colours rather than pictures
    QRectF layers, heads;    ///< of a grid: for the numbers of layers (scrolled with the tiles) and
                             ///< of heads

    HeadsLayout(QSizeF size, int count, bool with_title, Excess excess, int lines = 2);
    HeadsLayout(QSizeF size, const HeadsGrid& grid, bool with_title, Excess excess);

    /// The column and row of a head.
    QPoint place(int index) const;
    /// The area of a head's picture and text, if `tiles` begins at the first row.
    QRectF tile(int index) const;
    QRectF picture(int index) const;
    /// The area at a column and row.
    QRectF tileAt(QPoint place) const;
    /// Returns the index of the head at a point; −1 if there is none.
    int at(QPointF point, int count) const;

private:
    void placeHead(QSizeF size, bool with_title);
    void divide(int count, Excess excess);

    double gap_;
    std::vector<QPoint> places_;  ///< of a grid
};

}  // namespace attnscope
