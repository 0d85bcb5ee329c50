#pragma once

#include <QPainter>
#include <optional>
#include <vector>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/look/theme.h"

namespace attnscope {

/// What a picture is painted from; each function below paints one layer of it. Axes and grid are
/// not among them.
struct PlotPicture {
    const Figure& figure;
    const PlotLayout& layout;
    const Theme& theme;
};

/// Shades where no approximation holds.
void paintShading(QPainter& painter, const PlotPicture& picture);

/// Bands, curves, simulated values and marked points.
void paintCurves(QPainter& painter, const PlotPicture& picture);

/// Title, captions, notes and labels with their samples.
void paintTexts(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
