#pragma once

#include <QPainterPath>
#include <vector>

namespace attnscope {

/// A part of a formula as it is drawn: its outlines, with the baseline at y = 0 and y downwards,
/// and its extent to the right of the origin, above the baseline and below it.
struct MathBox {
    QPainterPath path = {};
    double width = 0, ascent = 0, descent = 0;

    double height() const { return ascent + descent; }
};

/// Returns a rectangle that stands on the baseline.
MathBox ruleBox(double width, double thickness);

/// Returns the box moved up by `by`; down if that is negative.
MathBox raised(const MathBox& box, double by);

/// Adds a box to the right of another, after a gap.
void append(MathBox& box, const MathBox& next, double gap = 0);

/// Draws `other` over `box`, moved right and up, and extends the extent of `box` to hold both.
void overlay(MathBox& box, const MathBox& other, double right, double up);

}  // namespace attnscope
