#pragma once

#include <hb-ot.h>
#include <hb.h>

#include <QByteArray>
#include <QPainterPath>
#include <QRawFont>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

#include "core/latex/formula.h"

class QFont;

namespace attnscope {

/// A glyph of a text with its place; lengths in em.
struct PlacedGlyph {
    hb_codepoint_t glyph;
    double x, y, advance;
};

/// The room of a glyph on its line, in em; ascent and descent are those of its ink.
struct GlyphSize {
    double width, ascent, descent;
};

/// A glyph that can replace a smaller one, and its height in em.
struct GlyphVariant {
    hb_codepoint_t glyph;
    double height;
};

/// A part of a high glyph that is put together from below; lengths in em.
struct GlyphPart {
    hb_codepoint_t glyph;
    double height, start_overlap, end_overlap;
    bool repeats;
};

/// A font with a table MATH, which says how formulas are laid out. Its functions can be called on
/// any thread.
class MathFont {
public:
    /// Returns TeX Gyre Termes Math as it is installed; null if it is not.
    static const MathFont* installed();
    /// Returns the installed font for formulas in a text: with the text's own letters, unless these
    /// are those of a serif font of normal weight, which the installed font goes with. Null if it
    /// is not installed.
    static const MathFont* inText(const QFont& text);

    /// Reads all tables that formulas need.
    explicit MathFont(const QRawFont& font);

    /// The font that has the letters of formulas in a text, upright or italic, and by how much they
    /// are scaled to be as high as those of this font; null if this font's own are used.
    const MathFont* letters(LetterStyle style) const;
    double letterScale() const { return letter_scale_; }

    /// Whether the font has a table MATH.
    bool hasMath() const;

    /// Returns a constant of the table MATH, in em.
    double constant(hb_ot_math_constant_t which) const;
    /// Returns a constant that is a percentage, as a fraction.
    double fraction(hb_ot_math_constant_t which) const;

    /// Returns the glyphs of a text; the glyph 0 stands for a character that the font lacks.
    /// `script_level` is 1 in scripts and 2 in scripts of scripts, for which a font may have other
    /// shapes.
    std::vector<PlacedGlyph> shaped(std::u32string_view text, int script_level) const;

    GlyphSize size(hb_codepoint_t glyph) const;
    double italicCorrection(hb_codepoint_t glyph) const;
    /// Returns the x at which a mark above the glyph is centred, in em.
    double topAccent(hb_codepoint_t glyph) const;
    /// Returns the space between the glyph and a script at one of its corners, at a height above
    /// the baseline, in em; negative if the script moves towards the glyph.
    double kerning(hb_codepoint_t glyph, hb_ot_math_kern_t corner, double height) const;

    /// Returns the higher glyphs for a glyph, the lowest first.
    std::vector<GlyphVariant> variants(hb_codepoint_t glyph) const;
    std::vector<GlyphPart> parts(hb_codepoint_t glyph) const;
    double leastOverlap() const;

    /// Returns the outline of the glyph at 1 em, with the baseline at y = 0 and y downwards.
    QPainterPath outline(hb_codepoint_t glyph) const;

private:
    template <auto destroy>
    struct Destroyer {
        void operator()(auto* object) const { destroy(object); }
    };

    static hb_blob_t* tableOf(hb_face_t*, hb_tag_t tag, void* self);

    void setLetters(const QFont& text);
    /// Returns a number of two bytes in a table; 0 if there is none.
    unsigned numberIn(hb_tag_t table, qsizetype offset) const;
    bool isSerif() const;

    double em(hb_position_t length) const { return length / unitsPerEm_; }

    std::map<hb_tag_t, QByteArray> tables_;
    std::unique_ptr<hb_face_t, Destroyer<hb_face_destroy>> face_;
    std::unique_ptr<hb_font_t, Destroyer<hb_font_destroy>> font_;
    double unitsPerEm_ = 1;
    double slant_ = 0;  ///< of outlines, if italic letters have to be made of upright ones
    std::unique_ptr<MathFont> upright_, italic_;  ///< letters of a text
    double letter_scale_ = 1;
};

}  // namespace attnscope
