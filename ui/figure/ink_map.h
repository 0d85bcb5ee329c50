#pragma once

#include <QPolygonF>
#include <QRectF>
#include <vector>

namespace attnscope {

/// Records where in an area something is drawn, in cells of 2 × 2 pixels. After dry(), isFree()
/// takes the same short time for any box, however much is drawn.
class InkMap {
public:
    explicit InkMap(const QRectF& area);

    void draw(const QPolygonF& line, double halfWidth);
    void fill(const QRectF& box);

    /// Whether a box lies in the area and nothing is drawn in it. Requires dry().
    bool isFree(const QRectF& box) const;

    /// Ends drawing: sums the cells up for isFree().
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
    std::vector<int> sums_;  ///< sums_[y (width_ + 1) + x]: after dry(), the number of drawn cells
                             ///< left of x and above y
};

}  // namespace attnscope
