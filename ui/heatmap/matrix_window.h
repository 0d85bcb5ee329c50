#pragma once

#include <QPointF>
#include <QRectF>
#include <cstdint>

#include "core/engines/engine.h"

namespace attnscope {

/// The part of the matrix that is in view: a rectangle of cells (x: keys, y: rows) with real edges,
/// always inside the matrix.
class MatrixWindow {
public:
    void setMatrix(std::int64_t rows, std::int64_t keys);
    std::int64_t rows() const { return rows_; }
    std::int64_t keys() const { return keys_; }

    QRectF cells() const { return cells_; }
    bool isWhole() const;
    void fit();
    /// Shows these cells, as far as they are inside the matrix; changes nothing if that is less
    /// than a cell.
    void show(const QRectF& cells);

    /// Scales about a point of the view (0 … 1 across and down); factor > 1 shows less.
    void zoom(QPointF at, double factor);
    /// Moves the view; `by` is in units of its width and height.
    void pan(QPointF by);

    /// Returns the whole cells that cover the view, and the number of pixels to compute for them:
    /// the view itself gets at most `width` × `height` pixels, and each pixel pools equally many
    /// cells wherever the view is panned to. If the whole matrix is in view, the pixels are `width`
    /// × `height`, because a matrix of another size may follow. Returns no cells if the matrix is
    /// not known yet.
    Viewport viewport(int width, int height) const;

    /// Where cells lie in a view drawn on `area`.
    QRectF placed(const QRectF& cells, const QRectF& area) const;
    /// The cell under a point of `area`.
    QPointF cellAt(QPointF point, const QRectF& area) const;

private:
    void keepInside();

    std::int64_t rows_ = 0, keys_ = 0;
    QRectF cells_;
};

}  // namespace attnscope
