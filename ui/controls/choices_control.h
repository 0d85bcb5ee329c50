#pragma once

#include "ui/controls/check_list.h"
#include "ui/controls/field_control.h"

namespace attnscope {

/// A list of the field's choices, any number of which can be checked.
class ChoicesControl : public FieldControl {
    Q_OBJECT

public:
    ChoicesControl(const Field& field, ScenarioModel& model, QWidget* parent);

    CheckList* list() const { return list_; }

protected:
    void refresh() override;

private:
    CheckList* list_;
};

}  // namespace attnscope
