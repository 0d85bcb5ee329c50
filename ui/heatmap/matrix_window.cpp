#include "ui/heatmap/matrix_window.h"

#include <algorithm>
#include <cmath>

namespace attnscope {
namespace {

constexpr double fewest_cells = 4;

/// Returns the number of pixels for `cells`. Each pixel pools as few cells as possible while
/// `shown` cells take at most `size` pixels.
int pixels(std::int64_t cells, double shown, int size) {
    constexpr double rounding = 1e-9;
    const auto pooled =
        std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(shown / size - rounding)));
    return static_cast<int>((cells + pooled - 1) / pooled);
}

}  // namespace

void MatrixWindow::setMatrix(std::int64_t rows, std::int64_t keys) {
    if (rows == rows_ && keys == keys_)
        return;
    rows_ = rows;
    keys_ = keys;
    fit();
}

bool MatrixWindow::isWhole() const {
    return cells_.width() >= static_cast<double>(keys_) &&
           cells_.height() >= static_cast<double>(rows_);
}

void MatrixWindow::fit() {
    cells_ = QRectF(0, 0, static_cast<double>(keys_), static_cast<double>(rows_));
}

void MatrixWindow::show(const QRectF& cells) {
    const QRectF whole(0, 0, static_cast<double>(keys_), static_cast<double>(rows_));
    const QRectF inside = whole.contains(cells) ? cells : cells.intersected(whole);  // rounds
    if (inside.width() >= 1 && inside.height() >= 1)
        cells_ = inside;
}

void MatrixWindow::zoom(QPointF at, double factor) {
    const auto scaled = [factor](double size, double whole) {
        return std::clamp(size / factor, std::min(fewest_cells, whole), whole);
    };
    const double width = scaled(cells_.width(), static_cast<double>(keys_));
    const double height = scaled(cells_.height(), static_cast<double>(rows_));
    cells_ = QRectF(cells_.left() + at.x() * (cells_.width() - width),
                    cells_.top() + at.y() * (cells_.height() - height), width, height);
    keepInside();
}

void MatrixWindow::pan(QPointF by) {
    cells_.translate(by.x() * cells_.width(), by.y() * cells_.height());
    keepInside();
}

void MatrixWindow::keepInside() {
    const double right = static_cast<double>(keys_) - cells_.width();
    const double bottom = static_cast<double>(rows_) - cells_.height();
    cells_.moveLeft(std::clamp(cells_.left(), 0.0, std::max(0.0, right)));
    cells_.moveTop(std::clamp(cells_.top(), 0.0, std::max(0.0, bottom)));
}

Viewport MatrixWindow::viewport(int width, int height) const {
    Viewport view;
    view.row_begin = static_cast<std::int64_t>(std::floor(cells_.top()));
    view.row_end = std::min(rows_, static_cast<std::int64_t>(std::ceil(cells_.bottom())));
    view.key_begin = static_cast<std::int64_t>(std::floor(cells_.left()));
    view.key_end = std::min(keys_, static_cast<std::int64_t>(std::ceil(cells_.right())));
    view.width = width;
    view.height = height;
    if (rows_ > 0 && keys_ > 0 && !isWhole()) {
        view.width = pixels(view.key_end - view.key_begin, cells_.width(), width);
        view.height = pixels(view.row_end - view.row_begin, cells_.height(), height);
    }
    return view;
}

QRectF MatrixWindow::placed(const QRectF& cells, const QRectF& area) const {
    const double across = area.width() / cells_.width(), down = area.height() / cells_.height();
    return {area.left() + (cells.left() - cells_.left()) * across,
            area.top() + (cells.top() - cells_.top()) * down, cells.width() * across,
            cells.height() * down};
}

QPointF MatrixWindow::cellAt(QPointF point, const QRectF& area) const {
    return {cells_.left() + (point.x() - area.left()) / area.width() * cells_.width(),
            cells_.top() + (point.y() - area.top()) / area.height() * cells_.height()};
}

}  // namespace attnscope
