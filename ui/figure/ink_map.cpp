#include "ui/figure/ink_map.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

namespace attnscope {
namespace {

constexpr double cellSize = 2;

int cellsIn(double length) {
    return static_cast<int>(std::ceil(std::max(0.0, length) / cellSize));
}

}  // namespace

InkMap::InkMap(const QRectF& area)
    : area_(area),
      width_(cellsIn(area.width())),
      height_(cellsIn(area.height())),
      sums_(static_cast<std::size_t>((width_ + 1) * (height_ + 1))) {}

InkMap::Cells InkMap::cellsOf(const QRectF& box) const {
    const QRectF at = box.translated(-area_.topLeft());
    const auto column = [this](double x) { return std::clamp(static_cast<int>(x), 0, width_); };
    const auto row = [this](double y) { return std::clamp(static_cast<int>(y), 0, height_); };
    return {column(std::floor(at.left() / cellSize)), row(std::floor(at.top() / cellSize)),
            column(std::ceil(at.right() / cellSize)), row(std::ceil(at.bottom() / cellSize))};
}

void InkMap::fill(const QRectF& box) {
    const Cells cells = cellsOf(box);
    for (int y = cells.top; y < cells.bottom; ++y)
        for (int x = cells.left; x < cells.right; ++x)
            at(x + 1, y + 1) = 1;
}

void InkMap::draw(const QPolygonF& line, double halfWidth) {
    const QPointF reach(halfWidth, halfWidth);
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QLineF piece(line[std::max<qsizetype>(i - 1, 0)], line[i]);
        const int steps = std::max(1, cellsIn(piece.length()));
        for (int step = 0; step <= steps; ++step) {
            const QPointF point = piece.pointAt(static_cast<double>(step) / steps);
            fill({point - reach, point + reach});
        }
    }
}

void InkMap::dry() {
    for (int y = 1; y <= height_; ++y)
        for (int x = 1; x <= width_; ++x)
            at(x, y) += at(x - 1, y) + at(x, y - 1) - at(x - 1, y - 1);
}

bool InkMap::isFree(const QRectF& box) const {
    if (!area_.contains(box))
        return false;
    const Cells cells = cellsOf(box);
    return at(cells.right, cells.bottom) - at(cells.left, cells.bottom) -
               at(cells.right, cells.top) + at(cells.left, cells.top) ==
           0;
}

}  // namespace attnscope
