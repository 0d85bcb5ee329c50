#include "ui/formula/formula_label.h"

#include <QEvent>
#include <QPainter>
#include <cmath>
#include <utility>

#include "core/formulas/plain_text.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

constexpr int any_width = 0;
constexpr int highest_text = 10000;

}  // namespace

FormulaLabel::FormulaLabel(FormulaStyle style, QWidget* parent) : QWidget(parent), style_(style) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FormulaLabel::setFormula(std::string latex) {
    latex_ = std::move(latex);
    plain_ = toQString(plain_formula(latex_));
    setAccessibleName(plain_);
    updateGeometry();
    update();
}

std::optional<TypesetFormula> FormulaLabel::typesetWithin(int width) const {
    return typeset(latex_, formulaSize(font()), style_, width);
}

QRect FormulaLabel::plainRect(int width) const {
    const QRect room(0, 0, width > 0 ? width : highest_text, highest_text);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap | Qt::AlignLeft, plain_);
}

QSize FormulaLabel::sizeWithin(int width) const {
    const auto formula = typesetWithin(width);
    if (!formula)
        return plainRect(width).size();
    return {static_cast<int>(std::ceil(formula->width)),
            static_cast<int>(std::ceil(formula->ascent) + std::ceil(formula->descent))};
}

QSize FormulaLabel::sizeHint() const {
    return sizeWithin(any_width);
}

QSize FormulaLabel::minimumSizeHint() const {
    constexpr int narrow = 1;
    return {sizeWithin(narrow).width(), fontMetrics().height()};
}

int FormulaLabel::heightForWidth(int width) const {
    return sizeWithin(width).height();
}

void FormulaLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor color = palette().color(foregroundRole());
    if (const auto formula = typesetWithin(width())) {
        paint(painter, *formula, {0, std::ceil(formula->ascent)}, color);
        return;
    }
    painter.setPen(color);
    painter.drawText(rect(), Qt::TextWordWrap | Qt::AlignLeft, plain_);
}

void FormulaLabel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

}  // namespace attnscope
