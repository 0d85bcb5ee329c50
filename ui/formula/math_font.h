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

namespace attnscope {

/// A glyph of a text, and where it stands; lengths in em.
struct PlacedGlyph {
    hb_codepoint_t glyph;
    double x, y, advance;
};

/// What a glyph takes on its line, in em; ascent and descent are those of its ink.
struct GlyphSize {
    double width, ascent, descent;
};

/// A glyph that can stand for a smaller one, and its height in em.
struct GlyphVariant {
    hb_codepoint_t glyph;
    double height;
};

/// A part that a high glyph is put together from, from below; lengths in em.
struct GlyphPart {
    hb_codepoint_t glyph;
    double height, start_overlap, end_overlap;
    bool repeats;
};

/// A font with a table MATH, which says how formulas are laid out. Its functions can be called on
/// every thread.
class MathFont {
public:
    /// Returns TeX Gyre Termes Math as it is installed; null if it is not.
    static const MathFont* installed();

    /// Reads in all tables that formulas need.
    explicit MathFont(const QRawFont& font);

    /// Whether the font has a table MATH.
    bool hasMath() const;

    /// A constant of the table MATH, in em.
    double constant(hb_ot_math_constant_t which) const;
    /// A constant that is a percentage, as a fraction.
    double fraction(hb_ot_math_constant_t which) const;

    /// Returns the glyphs of a text; a glyph 0 is one that the font lacks. `script_level` is 1 in
    /// scripts and 2 in scripts of scripts, for which a font may have other shapes.
    std::vector<PlacedGlyph> shaped(std::u32string_view text, int script_level) const;

    GlyphSize size(hb_codepoint_t glyph) const;
    double italicCorrection(hb_codepoint_t glyph) const;
    /// Where a mark above the glyph has its middle.
    double topAccent(hb_codepoint_t glyph) const;
    /// The space by which a script moves towards the glyph at a height above the baseline.
    double kerning(hb_codepoint_t glyph, hb_ot_math_kern_t corner, double height) const;

    /// Higher glyphs, the lowest first.
    std::vector<GlyphVariant> variants(hb_codepoint_t glyph) const;
    std::vector<GlyphPart> parts(hb_codepoint_t glyph) const;
    double leastOverlap() const;

    /// The outline of the glyph at 1 em, on the baseline y = 0, upwards negative.
    QPainterPath outline(hb_codepoint_t glyph) const;

private:
    template <auto destroy>
    struct Destroyer {
        void operator()(auto* object) const { destroy(object); }
    };

    static hb_blob_t* tableOf(hb_face_t*, hb_tag_t tag, void* self);

    double em(hb_position_t length) const { return length / unitsPerEm_; }

    std::map<hb_tag_t, QByteArray> tables_;
    std::unique_ptr<hb_face_t, Destroyer<hb_face_destroy>> face_;
    std::unique_ptr<hb_font_t, Destroyer<hb_font_destroy>> font_;
    double unitsPerEm_ = 1;
};

}  // namespace attnscope
