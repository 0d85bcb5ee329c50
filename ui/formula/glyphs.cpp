#include "ui/formula/glyphs.h"

#include <QString>
#include <QTransform>
#include <algorithm>
#include <cmath>

namespace attnscope {
namespace {

MathBox boxOf(const MathFont& font, hb_codepoint_t glyph, double scale) {
    const GlyphSize size = font.size(glyph);
    return {QTransform::fromScale(scale, scale).map(font.outline(glyph)), size.width * scale,
            size.ascent * scale, size.descent * scale};
}

MathGlyph mathGlyph(const MathFont& font, hb_codepoint_t glyph, double scale) {
    return {boxOf(font, glyph, scale), glyph, scale, font.italicCorrection(glyph) * scale};
}

/// Returns a letter that Unicode has outside the alphabet of its style, because it had it before; 0
/// for letters in the alphabet.
char32_t exceptionalLetter(char32_t sign, LetterStyle style) {
    if (style == LetterStyle::italic && sign == U'h')
        return U'ℎ';
    if (style == LetterStyle::blackboard)
        for (const auto& [letter, own] : {std::pair{U'C', U'ℂ'},
                                          {U'H', U'ℍ'},
                                          {U'N', U'ℕ'},
                                          {U'P', U'ℙ'},
                                          {U'Q', U'ℚ'},
                                          {U'R', U'ℝ'},
                                          {U'Z', U'ℤ'}})
            if (sign == letter)
                return own;
    if (style == LetterStyle::script)
        for (const auto& [letter, own] : {std::pair{U'B', U'ℬ'},
                                          {U'E', U'ℰ'},
                                          {U'F', U'ℱ'},
                                          {U'H', U'ℋ'},
                                          {U'I', U'ℐ'},
                                          {U'L', U'ℒ'},
                                          {U'M', U'ℳ'},
                                          {U'R', U'ℛ'},
                                          {U'e', U'ℯ'},
                                          {U'g', U'ℊ'},
                                          {U'o', U'ℴ'}})
            if (sign == letter)
                return own;
    return 0;
}

/// The first capital and the first small letter of a style in Unicode.
struct Alphabet {
    char32_t capitals, small;
};

Alphabet alphabetOf(LetterStyle style) {
    switch (style) {
        case LetterStyle::italic:
            return {0x1D434, 0x1D44E};
        case LetterStyle::bold:
            return {0x1D400, 0x1D41A};
        case LetterStyle::blackboard:
            return {0x1D538, 0x1D552};
        case LetterStyle::script:
            return {0x1D49C, 0x1D4B6};
        case LetterStyle::upright:
            return {U'A', U'a'};
    }
    return {U'A', U'a'};
}

/// Returns a sign put together from parts. Repeating parts are repeated as often as the height
/// takes; neighbours overlap as far as their joints allow without making the sign too low.
MathGlyph assembled(const MathFont& font, const std::vector<GlyphPart>& parts, double height,
                    double scale) {
    constexpr int most_repeats = 200;
    const double least = font.leastOverlap();
    std::vector<GlyphPart> used;
    double whole = 0;
    for (int repeats = 0; repeats <= most_repeats && whole < height / scale; ++repeats) {
        used.clear();
        whole = 0;
        for (const GlyphPart& part : parts)
            for (int i = 0; i < (part.repeats ? repeats : 1); ++i) {
                whole += part.height - (used.empty() ? 0 : least);
                used.push_back(part);
            }
    }
    const auto joints = static_cast<double>(used.size()) - 1;
    const double spare = joints > 0 ? std::max(0.0, whole - height / scale) / joints : 0;
    MathGlyph sign = mathGlyph(font, used.front().glyph, scale);
    sign.box = {};
    double top = 0;
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (i > 0) {
            const double most = std::min(used[i - 1].end_overlap, used[i].start_overlap);
            top -= std::max(least, std::min(most, least + spare)) * scale;
        }
        MathBox part = boxOf(font, used[i].glyph, scale);
        overlay(sign.box, part, 0, top + part.descent);
        top += used[i].height * scale;
    }
    return sign;
}

MathBox lineOfGlyphs(const MathFont& font, const std::vector<PlacedGlyph>& glyphs, double scale) {
    MathBox line;
    for (const PlacedGlyph& placed : glyphs) {
        const double end = line.width + placed.advance * scale;
        overlay(line, boxOf(font, placed.glyph, scale), placed.x * scale, -placed.y * scale);
        line.width = end;
    }
    return line;
}

}  // namespace

char32_t mathLetter(char32_t sign, LetterStyle style) {
    if (const char32_t own = exceptionalLetter(sign, style))
        return own;
    const Alphabet alphabet = alphabetOf(style);
    if (sign >= U'A' && sign <= U'Z')
        return alphabet.capitals + (sign - U'A');
    if (sign >= U'a' && sign <= U'z')
        return alphabet.small + (sign - U'a');
    constexpr char32_t italic_alpha = 0x1D6FC, italic_partial = 0x1D715;
    if (style == LetterStyle::italic && sign >= U'α' && sign <= U'ω')
        return italic_alpha + (sign - U'α');
    if (style == LetterStyle::italic && sign == U'∂')
        return italic_partial;
    return sign == U'·' ? U'⋅' : sign;
}

MathGlyph letterBox(const MathFont& font, char32_t sign, LetterStyle style, double scale,
                    int script_level) {
    constexpr std::u32string_view signs = U"+−=<>()[]|,.:;!/±×≤≥≠≈";
    const MathFont* letters = font.letters(style);
    if (letters && (QChar::isLetterOrNumber(sign) || signs.find(sign) != signs.npos))
        if (const auto shaped = letters->shaped({&sign, 1}, 0);
            shaped.size() == 1 && shaped.front().glyph != 0) {
            MathGlyph glyph{boxOf(*letters, shaped.front().glyph, scale * font.letterScale()), 0,
                            scale};
            glyph.italic = std::max(0.0, glyph.box.path.boundingRect().right() - glyph.box.width);
            return glyph;
        }
    return glyphBox(font, mathLetter(sign, style), scale, script_level);
}

MathGlyph glyphBox(const MathFont& font, char32_t sign, double scale, int script_level) {
    const std::vector<PlacedGlyph> shaped = font.shaped({&sign, 1}, script_level);
    if (shaped.size() != 1 || shaped.front().glyph == 0)
        throw MissingGlyph();
    return mathGlyph(font, shaped.front().glyph, scale);
}

MathBox wordsBox(const MathFont& font, std::string_view utf8, double scale, int script_level) {
    const std::u32string text =
        QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())).toStdU32String();
    const auto lacks = [](const PlacedGlyph& placed) { return placed.glyph == 0; };
    if (const MathFont* letters = font.letters(LetterStyle::upright))
        if (const auto shaped = letters->shaped(text, 0); std::ranges::none_of(shaped, lacks))
            return lineOfGlyphs(*letters, shaped, scale * font.letterScale());
    const std::vector<PlacedGlyph> shaped = font.shaped(text, script_level);
    if (std::ranges::any_of(shaped, lacks))
        throw MissingGlyph();
    return lineOfGlyphs(font, shaped, scale);
}

MathGlyph highGlyph(const MathFont& font, char32_t sign, double height, double scale) {
    const MathGlyph base = glyphBox(font, sign, scale, 0);
    if (base.box.height() >= height)
        return base;
    const std::vector<GlyphVariant> variants = font.variants(base.glyph);
    for (const GlyphVariant& variant : variants)
        if (variant.height * scale >= height)
            return mathGlyph(font, variant.glyph, scale);
    if (const std::vector<GlyphPart> parts = font.parts(base.glyph); !parts.empty())
        return assembled(font, parts, height, scale);
    return variants.empty() ? base : mathGlyph(font, variants.back().glyph, scale);
}

}  // namespace attnscope
