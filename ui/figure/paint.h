#pragma once

#include <QPainter>
#include <optional>
#include <vector>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/figure/reading.h"
#include "ui/theme.h"

namespace attnscope {

/// What a picture is painted from; each function below paints one layer of it. Axes and grid are
/// not among them.
struct PlotPicture {
    const Figure& figure;
    const PlotLayout& layout;
    const Theme& theme;
};

/// Shades where an approximation in view has left its range.
void paintShading(QPainter& painter, const PlotPicture& picture);

/// Bands, curves, simulated values and marked points.
void paintCurves(QPainter& painter, const PlotPicture& picture);

/// Title, captions, notes and labels with their samples.
void paintTexts(QPainter& painter, const PlotPicture& picture);

/// How the marker shows that it can be, or is being, dragged.
enum class MarkerState { rest, hot };

/// Where the marker's handle stands; empty where the marker is out of view.
QRectF markerHandle(const PlotPicture& picture, double x);

void paintMarker(QPainter& painter, const PlotPicture& picture, double x, MarkerState state);

/// The box that lists what every curve says at an abscissa, in columns of fixed width.
class ReadoutBox {
public:
    ReadoutBox(const PlotPicture& picture, double x);

    QSizeF size() const;

    /// Where the box stands for a pointer there: beside it, inside the picture.
    QRectF placedAt(QPointF pointer) const;

    void paint(QPainter& painter, QPointF pointer) const;

private:
    struct Row {
        QString label, value;
        QColor color;
    };
    QString valueOf(const Reading& reading, int decimals) const;

    const PlotPicture& picture_;
    QString heading_;
    std::vector<Row> rows_;
    double labelWidth_ = 0, valueWidth_ = 0;
};

/// A thin line at the pointer's abscissa with a dot on each curve.
void paintCrosshair(QPainter& painter, const PlotPicture& picture, double x);

}  // namespace attnscope
