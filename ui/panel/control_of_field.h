#pragma once

#include "ui/controls/field_control.h"
#include "ui/panel/number_control.h"

namespace attnscope {

/// Makes the control that suits the field's kind.
FieldControl* makeFieldControl(const Field& field, ScenarioModel& model, Placement placement,
                               QWidget* parent);

}  // namespace attnscope
