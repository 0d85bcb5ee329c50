#pragma once

#include "ui/export/edit_tab.h"

namespace attnscope {

/// Edits the title of a figure and the names of its axes.
class TextsTab : public EditTab {
    Q_OBJECT

public:
    TextsTab(const FigureEditor& editor, QWidget* parent);

    void showEdits() override;
    void focusOn(const FigurePart& part) override;

private:
    QLineEdit* addText(const QString& label, const std::string& key);

    QLineEdit *title_, *x_, *y_;
};

}  // namespace attnscope
