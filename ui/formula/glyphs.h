#pragma once

#include <string_view>

#include "core/latex/formula.h"
#include "ui/formula/box.h"
#include "ui/formula/math_font.h"

namespace attnscope {

/// A glyph that the font lacks.
struct MissingGlyph {};

/// One glyph as a box, and what scripts and marks need to know of it; lengths in em of the formula.
struct MathGlyph {
    MathBox box;
    hb_codepoint_t glyph = 0;  ///< in the math font; 0 if it is from another one
    double scale = 1;
    double italic = 0;  ///< by how much a superscript stands further right than a subscript
};

/// Returns the character of a letter in a style: U+1D706 for an italic λ.
char32_t mathLetter(char32_t sign, LetterStyle style);

/// Returns the glyph of a letter, a digit or a sign of a line: from the letters of the text that
/// the formula is in if these have it, and then without the number of the glyph. Throws
/// MissingGlyph.
MathGlyph letterBox(const MathFont& font, char32_t sign, LetterStyle style, double scale,
                    int script_level);

/// Returns the glyph of a sign. Throws MissingGlyph.
MathGlyph glyphBox(const MathFont& font, char32_t sign, double scale, int script_level);

/// Returns a text in upright letters. Throws MissingGlyph.
MathBox wordsBox(const MathFont& font, std::string_view utf8, double scale, int script_level);

/// Returns a sign of at least that height: a glyph of the font if one is high enough, otherwise one
/// put together from parts, and if there are none the highest glyph. Throws MissingGlyph.
MathGlyph highGlyph(const MathFont& font, char32_t sign, double height, double scale);

}  // namespace attnscope
