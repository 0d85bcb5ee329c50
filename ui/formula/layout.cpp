#include "ui/formula/layout.h"

#include <QStringList>
#include <algorithm>
#include <optional>

#include "core/latex/atoms.h"
#include "ui/formula/glyphs.h"
#include "ui/formula/layout_parts.h"

namespace attnscope {
namespace {

/// Lays out one node.
struct NodeLayout {
    const MathFont& font;
    MathStyle style;

    MathNucleus lineOf(const std::string& words) const {
        return {.box = wordsBox(font, words, scaleOf(font, style), style.scriptLevel()),
                .is_line = true};
    }
    MathNucleus operator()(const FormulaSymbol& symbol) const {
        const MathGlyph glyph =
            letterBox(font, symbol.sign, symbol.style, scaleOf(font, style), style.scriptLevel());
        MathNucleus letter{.box = glyph.box, .italic = glyph.italic, .is_line = true};
        if (glyph.glyph != 0)
            letter.sign = glyph;
        if (symbol.style == LetterStyle::script)
            letter.box.width -= glyph.italic;  // the advance of script letters includes their slope
        return letter;
    }
    MathNucleus operator()(const FormulaNumber& number) const { return lineOf(number.digits); }
    MathNucleus operator()(const FormulaFunction& function) const { return lineOf(function.name); }
    MathNucleus operator()(const FormulaText& text) const { return lineOf(text.text); }
    MathNucleus operator()(const FormulaBigOperator& big) const {
        return bigOperator(font, big.sign, style);
    }
    MathNucleus operator()(const FormulaSpace& space) const {
        return {{.width = space.eighteenths / 18.0 * scaleOf(font, style)}};
    }
    MathNucleus operator()(const FormulaScripts& scripts) const {
        return {scriptsBox(font, scripts, style)};
    }
    MathNucleus operator()(const FormulaFraction& fraction) const {
        return {fractionBox(font, fraction, style)};
    }
    MathNucleus operator()(const FormulaRoot& root) const { return {rootBox(font, root, style)}; }
    MathNucleus operator()(const FormulaFence& fence) const {
        return {fenceBox(font, fence, style)};
    }
    MathNucleus operator()(const FormulaAccent& accent) const {
        return {accentBox(font, accent, style)};
    }
    MathNucleus operator()(const FormulaGroup& group) const {
        return {layOut(font, group.inside, style)};
    }
};

/// Returns the words of a text, each with the blank behind it as a piece.
std::vector<MathPiece> piecesOfWords(const MathFont& font, const std::string& text,
                                     MathStyle style) {
    std::vector<MathPiece> pieces;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t blank = text.find(' ', begin);
        const std::size_t end = blank == std::string::npos ? text.size() : blank + 1;
        const bool may_begin_line = begin > 0 && text[begin - 1] == ' ';
        pieces.push_back({wordsBox(font, std::string_view(text).substr(begin, end - begin),
                                   scaleOf(font, style), style.scriptLevel()),
                          0, may_begin_line});
        begin = end;
    }
    return pieces;
}

bool isWide(const FormulaNode& node) {
    constexpr int quad = 18;
    const auto* space = std::get_if<FormulaSpace>(&node.of);
    return space && space->eighteenths >= quad;
}

}  // namespace

MathNucleus nucleusOf(const MathFont& font, const FormulaNode& node, MathStyle style) {
    return std::visit(NodeLayout{font, style}, node.of);
}

std::vector<MathPiece> piecesOf(const MathFont& font, const FormulaRow& row, MathStyle style) {
    const std::vector<AtomClass> classes = atom_classes(row);
    std::vector<MathPiece> pieces;
    std::optional<AtomClass> before;
    bool after_blank = false;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const double space = !before || is_space(row[i])
                                 ? 0
                                 : spaceBetween(*before, classes[i], style) * scaleOf(font, style);
        if (!is_space(row[i]))
            before = classes[i];
        const auto* text = std::get_if<FormulaText>(&row[i].of);
        std::vector<MathPiece> here;
        if (text)
            here = piecesOfWords(font, text->text, style);
        else
            here.push_back({withItalic(nucleusOf(font, row[i], style))});
        if (here.empty())
            continue;
        here.front().space = space;
        here.front().may_begin_line = after_blank;
        pieces.insert(pieces.end(), here.begin(), here.end());
        after_blank = isWide(row[i]) || (text && text->text.ends_with(' '));
    }
    return pieces;
}

MathBox layOut(const MathFont& font, const FormulaRow& row, MathStyle style) {
    MathBox line;
    for (const MathPiece& piece : piecesOf(font, row, style))
        append(line, piece.box, piece.space);
    return line;
}

}  // namespace attnscope
