#include "ui/formula/formula_object.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextDocument>
#include <QTextFormat>
#include <algorithm>

#include "ui/formula/typeset_formula.h"

namespace attnscope {
namespace {

/// A formula on a line of a document. Qt puts the middle of an object a quarter of the x-height
/// above the baseline. An object of height() therefore has the formula on the baseline, with a
/// little space above and below.
struct FormulaOnLine {
    TypesetFormula formula;
    double middle, air;

    double height() const {
        return 2 * (std::max(formula.ascent - middle, formula.descent + middle) + air);
    }
    double baseline() const { return height() / 2 + middle; }
};

FormulaOnLine formulaOnLine(const QTextDocument& document, const QTextFormat& format) {
    const QFont font = format.toCharFormat().font();
    const auto style = static_cast<FormulaStyle>(format.intProperty(FormulaObject::style_property));
    const std::string latex = format.stringProperty(FormulaObject::latex_property).toStdString();
    const double widest = std::max(0.0, document.textWidth() - 2 * document.documentMargin());
    constexpr double air_in_em = 0.06;
    const double size = formulaSize(font);
    return {typeset(latex, size, style, widest).value_or(TypesetFormula{}),
            QFontMetrics(font).xHeight() / 4.0, air_in_em * size};
}

}  // namespace

QSizeF FormulaObject::intrinsicSize(QTextDocument* document, int, const QTextFormat& format) {
    const FormulaOnLine line = formulaOnLine(*document, format);
    return {line.formula.width, line.height()};
}

void FormulaObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int,
                               const QTextFormat& format) {
    const FormulaOnLine line = formulaOnLine(*document, format);
    const QBrush brush = format.toCharFormat().foreground();
    const QColor color = brush.style() == Qt::NoBrush ? painter->pen().color() : brush.color();
    paint(*painter, line.formula, {rect.left(), rect.top() + line.baseline()}, color);
}

}  // namespace attnscope
