#pragma once

#include <optional>

#include "core/formulas/formula.h"
#include "ui/formula/glyphs.h"
#include "ui/formula/math_style.h"

namespace attnscope {

/// A node without its scripts; its one glyph, if it is a single sign; by how much a superscript
/// stands further right than a subscript; and whether it is a line of letters, whose scripts stand
/// as high as those of one letter.
struct MathNucleus {
    MathBox box;
    std::optional<MathGlyph> sign = {};
    double italic = 0;
    bool is_line = false;
};

MathNucleus nucleusOf(const MathFont& font, const FormulaNode& node, MathStyle style);

/// The box of a node that has no scripts: as wide as a slanted sign reaches.
MathBox withItalic(const MathNucleus& nucleus);

/// ∑ or ∫ around the axis; large in display style.
MathNucleus bigOperator(const MathFont& font, char32_t sign, MathStyle style);

MathBox scriptsBox(const MathFont& font, const FormulaScripts& scripts, MathStyle style);
MathBox fractionBox(const MathFont& font, const FormulaFraction& fraction, MathStyle style);
MathBox rootBox(const MathFont& font, const FormulaRoot& root, MathStyle style);
MathBox fenceBox(const MathFont& font, const FormulaFence& fence, MathStyle style);
MathBox accentBox(const MathFont& font, const FormulaAccent& accent, MathStyle style);

/// A constant of the font in em of the formula, for parts in a style.
double constantIn(const MathFont& font, MathStyle style, hb_ot_math_constant_t which);

/// The sign in the middle of the line of fractions, as brackets and large operators stand.
MathBox aroundAxis(const MathFont& font, MathBox sign, MathStyle style);

}  // namespace attnscope
