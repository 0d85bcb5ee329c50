#pragma once

#include <QPainter>

#include "ui/figure/paint.h"
#include "ui/figure/plot_layout.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

/// Places annotations in a layout that has its plot and axes. What lies outside of the view is cut
/// off, or left out if it is a text.
void placeAnnotations(const std::vector<Annotation>& annotations, PlotLayout& layout);

/// Paints the annotations of a picture.
void paintAnnotations(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
