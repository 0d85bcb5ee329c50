#pragma once

#include <QPainter>

#include "ui/figure/paint.h"
#include "ui/figure/plot_layout.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

/// Places annotations in a layout whose plot and axes are placed already. Lines and arrows are cut
/// off at the plot's border; a text is left out if its place is outside.
void placeAnnotations(const std::vector<Annotation>& annotations, PlotLayout& layout);

/// Paints the annotations of a picture.
void paintAnnotations(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
