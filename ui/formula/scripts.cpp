#include <algorithm>

#include "ui/formula/layout.h"
#include "ui/formula/layout_parts.h"

namespace attnscope {
namespace {

/// The laid-out scripts of a node; an absent one is an empty box.
struct ScriptBoxes {
    MathBox sub, sup;
    bool has_sub, has_sup;
};

/// How far a superscript is raised and a subscript lowered (The TeXbook, appendix G, rule 18).
struct ScriptShifts {
    double up, down;
};

ScriptShifts shiftsOf(const MathFont& font, const MathNucleus& base, const ScriptBoxes& scripts,
                      MathStyle style) {
    const auto of = [&](hb_ot_math_constant_t which) { return constantIn(font, style, which); };
    ScriptShifts shifts{of(style.cramped ? HB_OT_MATH_CONSTANT_SUPERSCRIPT_SHIFT_UP_CRAMPED
                                         : HB_OT_MATH_CONSTANT_SUPERSCRIPT_SHIFT_UP),
                        of(HB_OT_MATH_CONSTANT_SUBSCRIPT_SHIFT_DOWN)};
    if (!base.is_line) {
        shifts.up = std::max(
            shifts.up, base.box.ascent - of(HB_OT_MATH_CONSTANT_SUPERSCRIPT_BASELINE_DROP_MAX));
        shifts.down = std::max(
            shifts.down, base.box.descent + of(HB_OT_MATH_CONSTANT_SUBSCRIPT_BASELINE_DROP_MIN));
    }
    shifts.up =
        std::max(shifts.up, scripts.sup.descent + of(HB_OT_MATH_CONSTANT_SUPERSCRIPT_BOTTOM_MIN));
    if (!scripts.has_sup)
        shifts.down =
            std::max(shifts.down, scripts.sub.ascent - of(HB_OT_MATH_CONSTANT_SUBSCRIPT_TOP_MAX));
    if (!scripts.has_sub || !scripts.has_sup)
        return shifts;
    const double gap = shifts.up - scripts.sup.descent - (scripts.sub.ascent - shifts.down);
    const double least = of(HB_OT_MATH_CONSTANT_SUB_SUPERSCRIPT_GAP_MIN);
    if (gap < least) {
        shifts.down += least - gap;
        const double bottom = shifts.up - scripts.sup.descent;
        const double lift =
            std::max(0.0, of(HB_OT_MATH_CONSTANT_SUPERSCRIPT_BOTTOM_MAX_WITH_SUBSCRIPT) - bottom);
        shifts.up += lift;
        shifts.down -= lift;
    }
    return shifts;
}

/// Returns how far a script at a corner of a sign moves right, negative towards the sign: the
/// smaller of the font's kernings at the heights of the sign's and the script's nearer edges
/// (OpenType, table MATH, MathKernInfo).
double cutIn(const MathFont& font, const MathNucleus& base, hb_ot_math_kern_t corner,
             double outer_height, double inner_height) {
    if (!base.sign)
        return 0;
    const MathGlyph& sign = *base.sign;
    const auto at = [&](double height) {
        return font.kerning(sign.glyph, corner, height / sign.scale) * sign.scale;
    };
    return std::min(at(outer_height), at(inner_height));
}

MathBox beside(const MathFont& font, const MathNucleus& base, const ScriptBoxes& scripts,
               MathStyle style) {
    const ScriptShifts shifts = shiftsOf(font, base, scripts, style);
    const double after = constantIn(font, style, HB_OT_MATH_CONSTANT_SPACE_AFTER_SCRIPT);
    MathBox box = base.box;
    double right = base.box.width;
    if (scripts.has_sub) {
        const double kern = cutIn(font, base, HB_OT_MATH_KERN_BOTTOM_RIGHT, -base.box.descent,
                                  scripts.sub.ascent - shifts.down);
        overlay(box, scripts.sub, base.box.width + kern, -shifts.down);
        right = std::max(right, base.box.width + kern + scripts.sub.width);
    }
    if (scripts.has_sup) {
        const double kern = cutIn(font, base, HB_OT_MATH_KERN_TOP_RIGHT, base.box.ascent,
                                  shifts.up - scripts.sup.descent) +
                            base.italic;
        overlay(box, scripts.sup, base.box.width + kern, shifts.up);
        right = std::max(right, base.box.width + kern + scripts.sup.width);
    }
    box.width = right + after;
    return box;
}

MathBox aboveAndBelow(const MathFont& font, const MathNucleus& base, const ScriptBoxes& scripts,
                      MathStyle style) {
    const auto of = [&](hb_ot_math_constant_t which) { return constantIn(font, style, which); };
    const double own_width = withItalic(base).width;
    const double width = std::max({own_width, scripts.sub.width, scripts.sup.width});
    MathBox box;
    overlay(box, base.box, (width - own_width) / 2, 0);
    if (scripts.has_sup) {
        const double gap =
            std::max(of(HB_OT_MATH_CONSTANT_UPPER_LIMIT_GAP_MIN),
                     of(HB_OT_MATH_CONSTANT_UPPER_LIMIT_BASELINE_RISE_MIN) - scripts.sup.descent);
        overlay(box, scripts.sup, (width - scripts.sup.width + base.italic) / 2,
                base.box.ascent + gap + scripts.sup.descent);
    }
    if (scripts.has_sub) {
        const double gap =
            std::max(of(HB_OT_MATH_CONSTANT_LOWER_LIMIT_GAP_MIN),
                     of(HB_OT_MATH_CONSTANT_LOWER_LIMIT_BASELINE_DROP_MIN) - scripts.sub.ascent);
        overlay(box, scripts.sub, (width - scripts.sub.width - base.italic) / 2,
                -(base.box.descent + gap + scripts.sub.ascent));
    }
    box.width = width;
    return box;
}

bool takesLimits(const FormulaNode& node) {
    const auto* big = std::get_if<FormulaBigOperator>(&node.of);
    const auto* function = std::get_if<FormulaFunction>(&node.of);
    return (big && big->takes_limits) || (function && function->takes_limits);
}

}  // namespace

MathBox scriptsBox(const MathFont& font, const FormulaScripts& scripts, MathStyle style) {
    const FormulaNode& base = scripts.base.front();
    const ScriptBoxes boxes{layOut(font, scripts.sub, style.ofSubscripts()),
                            layOut(font, scripts.sup, style.ofScripts()), !scripts.sub.empty(),
                            !scripts.sup.empty()};
    const MathNucleus nucleus = nucleusOf(font, base, style);
    return style.isDisplay() && takesLimits(base) ? aboveAndBelow(font, nucleus, boxes, style)
                                                  : beside(font, nucleus, boxes, style);
}

}  // namespace attnscope
