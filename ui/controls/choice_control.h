#pragma once

#include <QComboBox>

#include "ui/controls/field_control.h"

namespace attnscope {

/// How the choices are named: as the field table says, or by their short keys if room is scarce.
enum class Naming { label, key };

/// A list that tells whether it was opened for what was chosen last: Qt closes it before it says
/// what was chosen, and says the same of keys that go through a closed list.
class ChoiceList : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    bool wasOpened() const { return was_opened_; }
    void showPopup() override;

protected:
    bool event(QEvent* event) override;

private:
    bool was_opened_ = false;
};

/// A list of the field's choices; plain text if there is only one.
class ChoiceControl : public FieldControl {
    Q_OBJECT

public:
    ChoiceControl(const Field& field, ScenarioModel& model, QWidget* parent,
                  Naming naming = Naming::label);

    QComboBox* list() const { return list_; }

Q_SIGNALS:
    /// Emitted after something was chosen in the opened list.
    void chosenInList();

protected:
    void refresh() override;
    bool event(QEvent* event) override;

private:
    void tell();

    const ChoiceField& kind_;
    ChoiceList* list_;
};

}  // namespace attnscope
