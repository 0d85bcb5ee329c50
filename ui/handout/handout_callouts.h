#pragma once

#include <vector>

#include "core/lessons/lesson.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

struct DrawnFigure;

/// Returns callouts of curves as arrows in a figure that is drawn without them; those of curves
/// that are not seen are left out.
std::vector<Annotation> arrowsOf(const std::vector<LessonCallout>& callouts,
                                 const DrawnFigure& drawn);

}  // namespace attnscope
