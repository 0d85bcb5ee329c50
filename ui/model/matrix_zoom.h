#pragma once

#include <QRectF>
#include <cstdint>

namespace attnscope {

/// The part of a matrix of `rows` × `keys` cells that the user has chosen to see: a rectangle of
/// cells (x: keys, y: rows).
struct MatrixZoom {
    std::int64_t rows, keys;
    QRectF cells;

    bool operator==(const MatrixZoom& other) const {
        return rows == other.rows && keys == other.keys &&  // Qt compares rectangles fuzzily
               cells.left() == other.cells.left() && cells.top() == other.cells.top() &&
               cells.width() == other.cells.width() && cells.height() == other.cells.height();
    }
};

}  // namespace attnscope
