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

/// The names of a matrix and of its positions.
struct MatrixNames {
    QString head;  ///< name of the matrix's head; may be empty
    PlaceNames places = {};
};

/// Paints a frame as it is exported: title, matrix, axes, colour scale, entropy strip.
void paintHeatmap(QPainter& painter, QSizeF size, const AttentionFrame& frame,
                  const Scenario& scenario, const Theme& theme, const MatrixNames& names = {});

/// Returns the size, in device-independent pixels, of the matrix itself in a picture of that size.
/// A viewport for the picture should have this size.
QSize heatmapPixels(QSizeF size);

}  // namespace attnscope
