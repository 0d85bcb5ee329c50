#pragma once

#include <QWidget>
#include <string>

#include "core/formulas/mathml.h"
#include "ui/formula/typeset_formula.h"

namespace attnscope {

/// A typeset formula in the colour of the widget's texts, broken into lines if it is wider than the
/// widget. A formula that cannot be laid out is shown as plain text. Its accessible name is the
/// formula on one line.
class FormulaLabel : public QWidget {
    Q_OBJECT

public:
    explicit FormulaLabel(FormulaStyle style = FormulaStyle::display, QWidget* parent = nullptr);

    void setFormula(std::string latex);
    const std::string& formula() const { return latex_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::optional<TypesetFormula> typesetWithin(int width) const;
    QRect plainRect(int width) const;
    QSize sizeWithin(int width) const;

    FormulaStyle style_;
    std::string latex_;
    QString plain_;
};

}  // namespace attnscope
