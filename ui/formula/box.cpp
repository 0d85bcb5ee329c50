#include "ui/formula/box.h"

#include <algorithm>

namespace attnscope {

MathBox ruleBox(double width, double thickness) {
    MathBox box;
    // Around as the outlines of glyphs go, so that what overlaps one of them stays filled.
    box.path.moveTo(0, -thickness);
    box.path.lineTo(0, 0);
    box.path.lineTo(width, 0);
    box.path.lineTo(width, -thickness);
    box.path.closeSubpath();
    box.width = width;
    box.ascent = thickness;
    return box;
}

MathBox raised(const MathBox& box, double by) {
    return {box.path.translated(0, -by), box.width, box.ascent + by, box.descent - by};
}

void append(MathBox& box, const MathBox& next, double gap) {
    const double right = box.width + gap;
    overlay(box, next, right, 0);
    box.width = right + next.width;
}

void overlay(MathBox& box, const MathBox& other, double right, double up) {
    box.path.addPath(other.path.translated(right, -up));
    box.ascent = std::max(box.ascent, other.ascent + up);
    box.descent = std::max(box.descent, other.descent - up);
    box.width = std::max(box.width, right + other.width);
}

}  // namespace attnscope
