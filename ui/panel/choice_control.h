#pragma once

#include <QComboBox>

#include "ui/panel/field_control.h"

namespace attnscope {

/// A list of the field's choices.
class ChoiceControl : public FieldControl {
    Q_OBJECT

public:
    ChoiceControl(const Field& field, ScenarioModel& model, QWidget* parent);

    QComboBox* list() const { return list_; }

protected:
    void refresh() override;

private:
    const ChoiceField& kind_;
    QComboBox* list_;
};

}  // namespace attnscope
