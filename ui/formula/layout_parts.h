#pragma once

#include <optional>

#include "core/latex/formula.h"
#include "ui/formula/glyphs.h"
#include "ui/formula/math_style.h"

namespace attnscope {

/// A node without its scripts.
struct MathNucleus {
    MathBox box;
    std::optional<MathGlyph> sign = {};  ///< its one glyph, if it is a single sign
    double italic = 0;     ///< by how much a superscript stands further right than a subscript
    bool is_line = false;  ///< letters in a line: their scripts are as high as those of one letter
};

MathNucleus nucleusOf(const MathFont& font, const FormulaNode& node, MathStyle style);

/// Returns the box of a node that has no scripts: wider by `italic`, so that a slanted sign is
/// inside it.
MathBox withItalic(const MathNucleus& nucleus);

/// Returns ∑ or ∫, centred on the axis, the height of fraction lines; large in display style.
MathNucleus bigOperator(const MathFont& font, char32_t sign, MathStyle style);

MathBox scriptsBox(const MathFont& font, const FormulaScripts& scripts, MathStyle style);
MathBox fractionBox(const MathFont& font, const FormulaFraction& fraction, MathStyle style);
MathBox rootBox(const MathFont& font, const FormulaRoot& root, MathStyle style);
MathBox fenceBox(const MathFont& font, const FormulaFence& fence, MathStyle style);
MathBox accentBox(const MathFont& font, const FormulaAccent& accent, MathStyle style);

/// Returns a constant of the font for parts in a style, in em of the formula.
double constantIn(const MathFont& font, MathStyle style, hb_ot_math_constant_t which);

/// Returns the sign centred on the axis, the height of fraction lines, like brackets and large
/// operators.
MathBox aroundAxis(const MathFont& font, MathBox sign, MathStyle style);

}  // namespace attnscope
