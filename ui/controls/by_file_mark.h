#pragma once

#include "core/fields/fields.h"
#include "ui/look/plain_label.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// The words "by the file", seen while a field has the value that the Scenario's file states.
class ByFileMark : public PlainLabel {
    Q_OBJECT

public:
    ByFileMark(const Field& field, ScenarioModel& model, QWidget* parent);
};

/// Returns the label of a field with a ByFileMark below it or, if no file can state the field, the
/// label alone.
QWidget* withByFileMark(QLabel* label, const Field& field, ScenarioModel& model);

}  // namespace attnscope
