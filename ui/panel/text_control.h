#pragma once

#include <QLineEdit>

#include "ui/controls/field_control.h"

namespace attnscope {

/// A line of text, with a button that opens a file chooser if the field is a file's path.
class TextControl : public FieldControl {
    Q_OBJECT

public:
    TextControl(const Field& field, ScenarioModel& model, QWidget* parent);

    QLineEdit* entry() const { return entry_; }

protected:
    void refresh() override;
    bool isBeingTyped() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    virtual void accept(const QString& text);
    /// Asks for the file to be read; whoever reads it sets the field.
    void requestFile(const QString& text);

private:
    void browse();
    void finishEditing();
    bool namesFile() const;
    bool holdsTensors() const;
    const FormulaSyntax* syntax() const;  ///< of the field's formulas; null if it holds none
    void showMissingScale();
    void showPlaceOfFault(const QString& text);

    QLineEdit* entry_;
};

}  // namespace attnscope
