#pragma once

#include <QImage>
#include <QRectF>
#include <algorithm>
#include <cmath>
#include <string>

#include "core/engines/engine.h"

namespace attnscope::testing {

/// The first or the last row of a matrix, or the first or the last of its keys.
struct Edge {
    bool of_rows, is_last;
};

inline constexpr Edge edges[] = {{true, false}, {true, true}, {false, false}, {false, true}};

/// Returns a picture in which the edge alone has a weight.
inline AttentionFrame edge_frame(const Edge& edge, const PictureAxes& pixels) {
    AttentionFrame frame;
    frame.rows_axis = pixels.rows;
    frame.keys_axis = pixels.keys;
    const PixelAxis& axis = edge.of_rows ? pixels.rows : pixels.keys;
    const PixelAxis::Range lit = axis.pixels_of(edge.is_last ? axis.cells - 1 : 0);
    for (std::int64_t row = 0; row < pixels.rows.count; ++row)
        for (std::int64_t key = 0; key < pixels.keys.count; ++key) {
            const std::int64_t at = edge.of_rows ? row : key;
            frame.weights.push_back(at >= lit.begin && at < lit.end ? 1.0F : 0.0F);
        }
    for (std::int64_t row = pixels.rows.begin(); row < pixels.rows.end(); ++row) {
        frame.rows.push_back(row);
        frame.statistics.push_back({.count = pixels.keys.cells, .log_sum_exp = 0, .entropy = 1});
        frame.lambdas.push_back(1);
    }
    return frame;
}

class EdgeEngine : public AttentionEngine {
public:
    explicit EdgeEngine(const Edge& edge) : edge_(edge) {}

    std::string backend() const override { return "cpu"; }
    std::string device() const override { return "edges"; }
    AttentionFrame compute(const AttentionRequest& request, const std::stop_token&,
                           const Progress&) override {
        return edge_frame(edge_, *request.pixels);
    }
    void stream_rows(const AttentionRequest&, std::int64_t, std::int64_t, const std::stop_token&,
                     const RowSink&) override {}

private:
    Edge edge_;
};

/// Where the matrix stands in a picture, in pixels, and how wide the edge is drawn.
struct Drawn {
    QRectF matrix;
    double width;
};

/// Returns how much of a pixel has the colour of viridis for weight 1: the linear form of red,
/// green and blue that is 1 for it and 0 for that of weight 0 and for every grey.
inline double yellow(QRgb color) {
    return std::clamp(0.005599 * qRed(color) - 0.001079 * qGreen(color) - 0.00452 * qBlue(color),
                      0.0, 1.0);
}

/// Returns how wide the edge is seen in a picture, in pixels, where it is seen least: across it,
/// from just outside the matrix on.
inline double seen(const QImage& picture, const Edge& edge, const Drawn& drawn) {
    const QRectF& matrix = drawn.matrix;
    double least = 1e9;
    for (const double part : {0.13, 0.31, 0.69, 0.87}) {  // beside the row in the middle
        double width = 0;
        for (int i = -2; i < 3 * drawn.width + 3; ++i) {
            const double inwards = i + 0.5;
            const auto at = [&](double from, double to) {
                return static_cast<int>(std::floor(edge.is_last ? to - inwards : from + inwards));
            };
            const QPoint pixel =
                edge.of_rows ? QPoint(static_cast<int>(matrix.left() + part * matrix.width()),
                                      at(matrix.top(), matrix.bottom()))
                             : QPoint(at(matrix.left(), matrix.right()),
                                      static_cast<int>(matrix.top() + part * matrix.height()));
            if (picture.rect().contains(pixel))
                width += yellow(picture.pixel(pixel));
        }
        least = std::min(least, width);
    }
    return least;
}

}  // namespace attnscope::testing
