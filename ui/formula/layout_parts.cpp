#include "ui/formula/layout_parts.h"

#include <algorithm>

#include "ui/formula/layout.h"

namespace attnscope {
namespace {

/// The space on both sides of a fraction, in em (TeX's \nulldelimiterspace).
constexpr double beside_fraction = 0.12;

/// The least part of the height of their contents that brackets cover, and by how much they may be
/// too short, in em (TeX's \delimiterfactor and \delimitershortfall).
constexpr double covered_by_brackets = 0.901;
constexpr double lacking_in_brackets = 0.5;
constexpr double lacking_in_roots = 0.02;  ///< em of a sign that is as good as high enough

}  // namespace

double constantIn(const MathFont& font, MathStyle style, hb_ot_math_constant_t which) {
    return font.constant(which) * scaleOf(font, style);
}

MathBox withItalic(const MathNucleus& nucleus) {
    MathBox box = nucleus.box;
    box.width += nucleus.italic;
    return box;
}

MathBox aroundAxis(const MathFont& font, MathBox sign, MathStyle style) {
    const double axis = constantIn(font, style, HB_OT_MATH_CONSTANT_AXIS_HEIGHT);
    return raised(sign, axis - (sign.ascent - sign.descent) / 2);
}

MathNucleus bigOperator(const MathFont& font, char32_t sign, MathStyle style) {
    const double height =
        style.isDisplay() ? constantIn(font, style, HB_OT_MATH_CONSTANT_DISPLAY_OPERATOR_MIN_HEIGHT)
                          : 0;
    const MathGlyph glyph = highGlyph(font, sign, height, scaleOf(font, style));
    MathNucleus nucleus{.box = aroundAxis(font, glyph.box, style), .italic = glyph.italic};
    nucleus.box.width -= glyph.italic;  // a subscript of ∫ stands below its slope
    return nucleus;
}

MathBox fractionBox(const MathFont& font, const FormulaFraction& fraction, MathStyle style) {
    const auto of = [&](hb_ot_math_constant_t in_display, hb_ot_math_constant_t in_text) {
        return constantIn(font, style, style.isDisplay() ? in_display : in_text);
    };
    const MathBox over = layOut(font, fraction.numerator, style.ofNumerators());
    const MathBox under = layOut(font, fraction.denominator, style.ofDenominators());
    const double axis = constantIn(font, style, HB_OT_MATH_CONSTANT_AXIS_HEIGHT);
    const double rule = constantIn(font, style, HB_OT_MATH_CONSTANT_FRACTION_RULE_THICKNESS);
    const double up = std::max(of(HB_OT_MATH_CONSTANT_FRACTION_NUMERATOR_DISPLAY_STYLE_SHIFT_UP,
                                  HB_OT_MATH_CONSTANT_FRACTION_NUMERATOR_SHIFT_UP),
                               axis + rule / 2 + over.descent +
                                   of(HB_OT_MATH_CONSTANT_FRACTION_NUM_DISPLAY_STYLE_GAP_MIN,
                                      HB_OT_MATH_CONSTANT_FRACTION_NUMERATOR_GAP_MIN));
    const double down =
        std::max(of(HB_OT_MATH_CONSTANT_FRACTION_DENOMINATOR_DISPLAY_STYLE_SHIFT_DOWN,
                    HB_OT_MATH_CONSTANT_FRACTION_DENOMINATOR_SHIFT_DOWN),
                 under.ascent - axis + rule / 2 +
                     of(HB_OT_MATH_CONSTANT_FRACTION_DENOM_DISPLAY_STYLE_GAP_MIN,
                        HB_OT_MATH_CONSTANT_FRACTION_DENOMINATOR_GAP_MIN));
    const double width = std::max(over.width, under.width);
    const double beside = beside_fraction * scaleOf(font, style);
    MathBox box;
    overlay(box, over, beside + (width - over.width) / 2, up);
    overlay(box, under, beside + (width - under.width) / 2, -down);
    overlay(box, ruleBox(width, rule), beside, axis - rule / 2);
    box.width = width + 2 * beside;
    return box;
}

MathBox rootBox(const MathFont& font, const FormulaRoot& root, MathStyle style) {
    const auto of = [&](hb_ot_math_constant_t which) { return constantIn(font, style, which); };
    const MathBox inside = layOut(font, root.radicand, style.whenCramped());
    const double rule = of(HB_OT_MATH_CONSTANT_RADICAL_RULE_THICKNESS);
    const double least_gap =
        of(style.isDisplay() ? HB_OT_MATH_CONSTANT_RADICAL_DISPLAY_STYLE_VERTICAL_GAP
                             : HB_OT_MATH_CONSTANT_RADICAL_VERTICAL_GAP);
    const double height = inside.height() + least_gap + rule;
    const double scale = scaleOf(font, style);
    const MathBox sign = highGlyph(font, U'√', height - lacking_in_roots * scale, scale).box;
    const double gap = least_gap + std::max(0.0, sign.height() - height) / 2;
    const double top = inside.ascent + gap + rule;
    MathBox box;
    if (!root.degree.empty()) {
        const MathBox degree = layOut(font, root.degree, {MathSize::script_of_script});
        const double up =
            font.fraction(HB_OT_MATH_CONSTANT_RADICAL_DEGREE_BOTTOM_RAISE_PERCENT) * sign.height();
        overlay(box, degree, of(HB_OT_MATH_CONSTANT_RADICAL_KERN_BEFORE_DEGREE),
                top - sign.height() + up + degree.descent);
        box.width = std::max(0.0, box.width + of(HB_OT_MATH_CONSTANT_RADICAL_KERN_AFTER_DEGREE));
    }
    overlay(box, sign, box.width, top - sign.ascent);
    const double begin = box.width;
    overlay(box, ruleBox(inside.width, rule), begin, top - rule);
    overlay(box, inside, begin, 0);
    box.ascent = top + of(HB_OT_MATH_CONSTANT_RADICAL_EXTRA_ASCENDER);
    return box;
}

MathBox fenceBox(const MathFont& font, const FormulaFence& fence, MathStyle style) {
    const MathBox inside = layOut(font, fence.inside, style);
    const double axis = constantIn(font, style, HB_OT_MATH_CONSTANT_AXIS_HEIGHT);
    const double half = std::max(inside.ascent - axis, inside.descent + axis);
    const double lacking = lacking_in_brackets * scaleOf(font, style);
    const double height = std::max(2 * half * covered_by_brackets, 2 * half - lacking);
    MathBox box;
    const auto add = [&](char32_t bracket) {
        if (bracket)
            append(box, aroundAxis(font, highGlyph(font, bracket, height, scaleOf(font, style)).box,
                                   style));
    };
    add(fence.open);
    append(box, inside);
    add(fence.close);
    return box;
}

MathBox accentBox(const MathFont& font, const FormulaAccent& accent, MathStyle style) {
    const MathStyle cramped = style.whenCramped();
    const bool is_one = accent.base.size() == 1;
    const MathNucleus base = is_one ? nucleusOf(font, accent.base.front(), cramped)
                                    : MathNucleus{layOut(font, accent.base, cramped)};
    const MathGlyph mark = glyphBox(font, accent.mark, scaleOf(font, style), style.scriptLevel());
    const double middle =
        base.sign ? font.topAccent(base.sign->glyph) * base.sign->scale : base.box.width / 2;
    const double up =
        base.box.ascent -
        std::min(base.box.ascent, constantIn(font, style, HB_OT_MATH_CONSTANT_ACCENT_BASE_HEIGHT));
    MathBox box = withItalic(base);
    const double width = box.width;
    overlay(box, mark.box, middle - font.topAccent(mark.glyph) * mark.scale, up);
    box.width = width;
    return box;
}

}  // namespace attnscope
