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
    explicit MarksTab(QWidget* parent);

    void focusOn(const FigurePart& part) override;

    /// The annotation that is chosen; −1 if there is none.
    int chosen() const;
    QListWidget* list() const { return list_; }

Q_SIGNALS:
    /// Emitted when a new annotation, which is chosen, waits for its place in the preview.
    void placing();

private:
    void addButtons();
    void addFields();
    void showEdits() override;
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
