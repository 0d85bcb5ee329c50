#pragma once

#include "ui/export/edit_tab.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;

namespace attnscope {

/// Edits ticks, grid and inset of a figure.
class AxesTab : public EditTab {
    Q_OBJECT

public:
    AxesTab(const FigureEditor& editor, QWidget* parent);

    void showEdits() override;
    void focusOn(const FigurePart&) override {}

private:
    void addTicks();
    void addInset();
    Inset usualInset() const;
    void takeInset(bool on);
    QLineEdit* addNumber(const QString& name, double Range::*end, Range Inset::*range);

    QLineEdit *x_ticks_, *y_ticks_;
    QCheckBox *minor_, *inset_;
    QComboBox* corner_;
    QLineEdit* size_;
    QLabel* least_;                     ///< says that the inset is larger than asked for
    std::vector<QHBoxLayout*> ranges_;  ///< a row for x and one for y
    std::vector<QLineEdit*> ends_;      ///< x from, x to, y from, y to
};

}  // namespace attnscope
