#include "ui/formula/typeset_formula.h"

#include <QFontInfo>
#include <QPainter>
#include <QTransform>
#include <algorithm>
#include <vector>

#include "core/latex/parse.h"
#include "ui/formula/glyphs.h"
#include "ui/formula/layout.h"
#include "ui/formula/math_font.h"

namespace attnscope {
namespace {

/// The space between lines, in em.
constexpr double leading = 0.35;

/// Returns the pieces in lines of at most `widest` em, broken only where a piece may begin a line;
/// in one line if `widest` is not positive.
std::vector<MathBox> linesOf(const std::vector<MathPiece>& pieces, double widest) {
    std::vector<MathBox> lines(1);
    for (std::size_t begin = 0; begin < pieces.size();) {
        std::size_t end = begin + 1;
        while (end < pieces.size() && !pieces[end].may_begin_line)
            ++end;
        MathBox together;
        for (std::size_t i = begin; i < end; ++i)
            append(together, pieces[i].box, i > begin ? pieces[i].space : 0);
        const bool fits = widest <= 0 || lines.back().width + pieces[begin].space +
                                                 together.path.boundingRect().right() <=
                                             widest;
        const bool begins_line = lines.back().width == 0 || !fits;
        if (!fits && lines.back().width > 0)
            lines.emplace_back();
        append(lines.back(), together, begins_line ? 0 : pieces[begin].space);
        begin = end;
    }
    return lines;
}

TypesetFormula stacked(const std::vector<MathBox>& lines, double pixel_size) {
    TypesetFormula formula;
    double baseline = 0, bottom = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0)
            baseline = bottom + leading + lines[i].ascent;
        formula.outline.addPath(lines[i].path.translated(0, baseline));
        // A blank at the end of a line takes no room.
        const double end = lines.size() > 1 ? lines[i].path.boundingRect().right() : lines[i].width;
        formula.width = std::max(formula.width, end);
        bottom = baseline + lines[i].descent;
    }
    formula.outline = QTransform::fromScale(pixel_size, pixel_size).map(formula.outline);
    formula.outline.setFillRule(Qt::WindingFill);
    formula.width *= pixel_size;
    formula.ascent = lines.front().ascent * pixel_size;
    formula.descent = bottom * pixel_size;
    return formula;
}

std::optional<TypesetFormula> typesetWith(const MathFont* font, std::string_view latex,
                                          double pixel_size, FormulaStyle style, double widest) {
    if (!font)
        return {};
    try {
        const MathSize size = style == FormulaStyle::display ? MathSize::display : MathSize::text;
        const auto pieces = piecesOf(*font, parse_formula(latex).row, {size});
        return stacked(linesOf(pieces, widest / pixel_size), pixel_size);
    } catch (const FormulaFault&) {
        return {};
    } catch (const MissingGlyph&) {
        return {};
    }
}

}  // namespace

std::optional<TypesetFormula> typeset(std::string_view latex, double pixel_size, FormulaStyle style,
                                      double widest) {
    return typesetWith(MathFont::installed(), latex, pixel_size, style, widest);
}

std::optional<TypesetFormula> typesetIn(const QFont& text, std::string_view latex,
                                        double pixel_size) {
    return typesetWith(MathFont::inText(text), latex, pixel_size, FormulaStyle::text, 0);
}

void paint(QPainter& painter, const TypesetFormula& formula, QPointF baseline,
           const QColor& color) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(baseline);
    painter.fillPath(formula.outline, color);
    painter.restore();
}

double formulaSize(const QFontMetricsF& text) {
    constexpr double x_height_of_formulas = 0.45;
    return text.xHeight() / x_height_of_formulas;
}

double formulaSize(const QFont& text) {
    return formulaSize(QFontMetricsF(text));
}

}  // namespace attnscope
