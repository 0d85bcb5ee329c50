#pragma once

#include <QPainter>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/look/theme.h"

namespace attnscope {

/// What a picture is made from.
struct PlotPicture {
    const Figure& figure;
    const PlotLayout& layout;
    const Theme& theme;
};

/// Title, captions, notes and labels with their samples. These are ours: QCustomPlot's legend and
/// texts neither stand at the ends of curves, free of one another, nor break into lines that fit.
void paintTexts(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
