#include "ui/figure/label_text.h"

#include <cmath>
#include <optional>
#include <vector>

#include "core/latex/plain_text.h"
#include "core/latex/text_with_formulas.h"
#include "ui/figure/variables.h"
#include "ui/formula/formula_in_text.h"
#include "ui/formula/typeset_formula.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

const QChar formulaBegin = formulaMark({}).front(), formulaEnd = formulaMark({}).back();
const QChar typedMark(0xE002);  ///< which no other text has: Unicode leaves it to programs

struct LabelPiece {
    bool isFormula;
    QString text;  ///< the LaTeX if it is a formula
};

std::vector<LabelPiece> labelPieces(const QString& text) {
    std::vector<LabelPiece> pieces;
    const QStringView words = QStringView(text).mid(1);
    for (qsizetype at = 0; at < words.size();) {
        const bool isFormula = words[at] == formulaBegin;
        const qsizetype end = words.indexOf(isFormula ? formulaEnd : formulaBegin, at);
        const qsizetype stop = end < 0 ? words.size() : end;
        const qsizetype from = at + (isFormula ? 1 : 0);
        pieces.push_back({isFormula, words.mid(from, stop - from).toString()});
        at = stop + (isFormula ? 1 : 0);
    }
    return pieces;
}

/// A piece as it is drawn: a formula, or words if the formula cannot be laid out.
struct SetPiece {
    QString words;
    std::optional<TypesetFormula> formula;
    double width;
};

SetPiece setPiece(const LabelPiece& piece, const QFont& font, const QFontMetricsF& metrics) {
    const std::string latex = piece.text.toStdString();
    if (piece.isFormula)
        if (auto formula = typesetIn(font, latex, formulaSize(metrics))) {
            const double width = formula->width;
            return {{}, std::move(formula), width};
        }
    const QString words = piece.isFormula ? toQString(plain_formula(latex)) : piece.text;
    return {words, {}, metrics.horizontalAdvance(words)};
}

double advanceOf(const QFont& font, const QFontMetricsF& metrics, const QString& text) {
    double width = 0;
    for (const LabelPiece& piece : labelPieces(text))
        width += setPiece(piece, font, metrics).width;
    return width;
}

void drawPieces(QPainter& painter, const QRectF& box, Qt::Alignment alignment,
                const QString& text) {
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double room = box.width() - advanceOf(painter.font(), metrics, text);
    const double right = alignment & Qt::AlignRight     ? room
                         : alignment & Qt::AlignHCenter ? room / 2
                                                        : 0;
    QPointF at(box.left() + std::max(0.0, right),
               box.center().y() + (metrics.ascent() - metrics.descent()) / 2);
    for (const LabelPiece& piece : labelPieces(text)) {
        const SetPiece set = setPiece(piece, painter.font(), metrics);
        if (set.formula)
            paint(painter, *set.formula, at, painter.pen().color());
        else
            painter.drawText(at, set.words);
        at.rx() += set.width;
    }
}

}  // namespace

std::string typedText(std::string_view text) {
    std::string typed = QString(typedMark).toStdString();
    for (const TextPiece& piece : pieces_of(text))
        typed += piece.is_formula ? formulaMark(piece.text).toStdString() : piece.text;
    return typed;
}

QString typedWords(const QString& words) {
    return typedMark + words;
}

bool isTyped(const QString& text) {
    return text.startsWith(typedMark);
}

bool hasFormula(const QString& text) {
    return text.contains(formulaBegin);
}

QString plainText(const QString& text) {
    if (!isTyped(text))
        return text;
    QString plain;
    for (const LabelPiece& piece : labelPieces(text))
        plain += piece.isFormula ? toQString(plain_formula(piece.text.toStdString())) : piece.text;
    return plain;
}

double labelWidth(const TextMetrics& metrics, const QString& text) {
    return isTyped(text) ? std::ceil(advanceOf(metrics.font(), metrics, text)) + 1
                         : widthOf(metrics, text);
}

QString elidedLabel(const TextMetrics& metrics, const QString& text, double width) {
    if (!isTyped(text) || !hasFormula(text))
        return isTyped(text)
                   ? typedWords(metrics.elidedText(plainText(text), Qt::ElideRight, width))
                   : metrics.elidedText(text, Qt::ElideRight, width);
    if (labelWidth(metrics, text) <= width)
        return text;
    QString shown(typedMark);
    const double end = metrics.horizontalAdvance(u'…');
    double room = width - end;
    for (const LabelPiece& piece : labelPieces(text)) {
        const double needed = setPiece(piece, metrics.font(), metrics).width;
        if (needed > room)
            return shown + (piece.isFormula ? QStringLiteral("…")
                                            : metrics.elidedText(piece.text + u'…', Qt::ElideRight,
                                                                 room + end));
        shown += piece.isFormula ? formulaMark(piece.text.toStdString()) : piece.text;
        room -= needed;
    }
    return shown;
}

void drawLabel(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text) {
    if (!isTyped(text))
        return drawWithVariables(painter, box, alignment, text);
    if (hasFormula(text))
        return drawPieces(painter, box, alignment, text);
    painter.drawText(box, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextWordWrap,
                     plainText(text));
}

}  // namespace attnscope
