#pragma once

#include <QPainterPath>
#include <vector>

namespace attnscope {

/// A part of a formula as it is drawn: its outlines on the baseline y = 0, upwards negative, and
/// its extent to the right, above and below the baseline.
struct MathBox {
    QPainterPath path = {};
    double width = 0, ascent = 0, descent = 0;

    double height() const { return ascent + descent; }
};

/// A rectangle that stands on the baseline.
MathBox ruleBox(double width, double thickness);

/// The box moved up; down if negative.
MathBox raised(const MathBox& box, double by);

/// Adds a box to the right of another, after a gap.
void append(MathBox& box, const MathBox& next, double gap = 0);

/// Draws a box over another, moved right and up, and extends the other to hold both.
void overlay(MathBox& box, const MathBox& other, double right, double up);

}  // namespace attnscope
