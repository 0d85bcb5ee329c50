#pragma once

#include <QPoint>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace attnscope {

/// The place of each head in a grid with a row for each layer: x is its column, y its row.
struct HeadsGrid {
    int rows = 0, columns = 0;
    double least_picture = 0;  ///< with a smaller side, heads are colours rather than pictures
    std::vector<QPoint> places;
};

/// The positions of the heads' pictures, below a line with the caption and the colour bar. The
/// pictures are either squares in rows, with lines of text below each, or the cells of a grid, with
/// the layers' numbers on the left and the heads' numbers above.
struct HeadsLayout {
    /// Whether pictures that have no room are scrolled or made smaller.
    enum class Excess { scrolled, shrunk };

    /// The least side of a grid's cell that has a picture and a number below it, and of a cell that
    /// has only a picture.
    static constexpr double with_number = 64, with_picture = 20;

    QRectF title;      ///< empty if the picture has none
    QRectF caption;    ///< for the text that says what the numbers are
    QRectF scale;      ///< the bar of colours
    QRectF tiles;      ///< the rest, for the heads
    double side = 0;   ///< height of a picture
    double width = 0;  ///< width of a tile: `side`, unless heads are colours or texts need more
    int columns = 1;
    double text = 0;       ///< height of the lines below a picture
    bool stacked = false;  ///< pictures are too narrow for two numbers in one line
    double height = 0;     ///< height of all rows
    bool isGrid = false;
    bool areColors = false;  ///< heads are colours rather than pictures
    QRectF layers, heads;    ///< in a grid: for the layers' numbers (scrolled with the tiles) and
                             ///< for the heads' numbers

    HeadsLayout(QSizeF size, int count, bool with_title, Excess excess, int lines = 2);
    HeadsLayout(QSizeF size, const HeadsGrid& grid, bool with_title, Excess excess);

    /// The column and row of a head.
    QPoint place(int index) const;
    /// The area of a head's picture and text while nothing is scrolled.
    QRectF tile(int index) const;
    QRectF picture(int index) const;
    /// The area of the picture and text at a column (x) and row (y).
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
