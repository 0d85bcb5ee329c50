#pragma once

#include <vector>

#include "ui/export/edit_tab.h"

class QListWidget;
class QPushButton;

namespace attnscope {

/// Edits the texts, arrows and lines over a figure.
class MarksTab : public EditTab {
    Q_OBJECT

public:
    MarksTab(const FigureEditor& editor, QWidget* parent);

    void showEdits() override;
    void focusOn(const FigurePart& part) override;

Q_SIGNALS:
    /// Emitted when the last annotation, which is new, waits for its place in the preview.
    void placing();

private:
    void addButtons();
    void addFields();
    /// The annotation that is chosen; −1 if there is none.
    int chosen() const;
    QString subject() const override { return QString::number(chosen()); }
    void showFields();
    void add(AnnotationKind kind);
    void remove();
    QLineEdit* addPlace(const QString& name, double DataPoint::*axis, DataPoint Annotation::*point);

    QListWidget* list_;
    QPushButton* remove_;
    QLineEdit* text_;
    QWidget *from_, *to_;
    std::vector<QLineEdit*> places_;
};

}  // namespace attnscope
