#pragma once

#include <QPolygonF>
#include <QRectF>
#include <vector>

namespace attnscope {

/// Where in an area something is drawn, in cells of two pixels: asked of a box, it answers at once
/// however much that is.
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
        int left, top, right, bottom;  ///< the last two beyond it
    };

    Cells cellsOf(const QRectF& box) const;
    int& at(int x, int y) { return sums_[static_cast<std::size_t>(y * (width_ + 1) + x)]; }
    int at(int x, int y) const { return sums_[static_cast<std::size_t>(y * (width_ + 1) + x)]; }

    QRectF area_;
    int width_, height_;
    std::vector<int> sums_;  ///< at x, y how many cells left of and above that are drawn on
};

}  // namespace attnscope
