#pragma once

#include "core/latex/formula.h"
#include "ui/formula/box.h"
#include "ui/formula/math_font.h"
#include "ui/formula/math_style.h"

namespace attnscope {

/// A piece of a formula's line, with the space before it. A line may be broken before a piece with
/// `may_begin_line`.
struct MathPiece {
    MathBox box;
    double space = 0;
    bool may_begin_line = false;
};

/// Lays out the nodes of a row from left to right, by the rules of The TeXbook, appendix G, with
/// the constants of the font's table MATH. Lengths are in em of the formula. Throws MissingGlyph.
std::vector<MathPiece> piecesOf(const MathFont& font, const FormulaRow& row, MathStyle style);

/// Lays out a row as one box: its pieces side by side. Throws MissingGlyph.
MathBox layOut(const MathFont& font, const FormulaRow& row, MathStyle style);

}  // namespace attnscope
