#pragma once

#include <QComboBox>

#include "ui/controls/field_control.h"

namespace attnscope {

/// How the choices are named: as the field table says, or by their short keys if room is scarce.
enum class Naming { label, key };

/// A list of the field's choices; plain text if there is only one.
class ChoiceControl : public FieldControl {
    Q_OBJECT

public:
    ChoiceControl(const Field& field, ScenarioModel& model, QWidget* parent,
                  Naming naming = Naming::label);

    QComboBox* list() const { return list_; }

protected:
    void refresh() override;

private:
    const ChoiceField& kind_;
    QComboBox* list_;
};

}  // namespace attnscope
