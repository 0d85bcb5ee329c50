#pragma once

#include <QSize>
#include <QSizeF>
#include <QString>

#include "ui/model/place_names.h"

class QPainter;

namespace attnscope {

struct AttentionFrame;
struct Scenario;
struct Theme;

/// What is known of a matrix beside its numbers.
struct MatrixNames {
    QString head;  ///< which one it is; may be empty
    PlaceNames places = {};
};

/// Paints a frame as it is exported: title, matrix, axes, colour scale, entropy strip.
void paintHeatmap(QPainter& painter, QSizeF size, const AttentionFrame& frame,
                  const Scenario& scenario, const Theme& theme, const MatrixNames& names = {});

/// Returns the device-independent pixels that the matrix itself takes in a picture of that size:
/// what a viewport should be asked for.
QSize heatmapPixels(QSizeF size);

}  // namespace attnscope
