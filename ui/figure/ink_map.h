#pragma once

#include <QPolygonF>
#include <QRectF>
#include <vector>

namespace attnscope {

/// Knows where in an area something is drawn, in cells of two pixels; answers at once for any box,
/// however much is drawn.
class InkMap {
public:
    explicit InkMap(const QRectF& area);

    void draw(const QPolygonF& line, double halfWidth);
    void fill(const QRectF& box);

    /// Whether a box lies in the area, and nothing was drawn in it before the map was dried.
    bool isFree(const QRectF& box) const;

    /// Ends drawing.
    void dry();

private:
    struct Cells {
        int left, top, right, bottom;  ///< right and bottom are one past the end
    };

    Cells cellsOf(const QRectF& box) const;
    int& at(int x, int y) { return sums_[static_cast<std::size_t>(y * (width_ + 1) + x)]; }
    int at(int x, int y) const { return sums_[static_cast<std::size_t>(y * (width_ + 1) + x)]; }

    QRectF area_;
    int width_, height_;
    std::vector<int> sums_;  ///< at x, y the number of cells left of and above it that are drawn on
};

}  // namespace attnscope
