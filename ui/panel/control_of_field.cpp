#include "ui/panel/control_of_field.h"

#include <variant>

#include "ui/controls/choice_control.h"
#include "ui/controls/choices_control.h"
#include "ui/panel/tensor_control.h"
#include "ui/panel/text_control.h"

namespace attnscope {

FieldControl* makeFieldControl(const Field& field, ScenarioModel& model, Placement placement,
                               QWidget* parent) {
    if (std::holds_alternative<ChoiceField>(field.kind))
        return new ChoiceControl(field, model, parent);
    if (std::holds_alternative<ChoicesField>(field.kind))
        return new ChoicesControl(field, model, parent);
    if (field.key.ends_with("_tensor"))
        return new TensorControl(field, model, parent);
    if (std::holds_alternative<TextField>(field.kind))
        return new TextControl(field, model, parent);
    return new NumberControl(field, model, placement, parent);
}

}  // namespace attnscope
