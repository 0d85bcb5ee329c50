#pragma once

#include <QScrollArea>
#include <vector>

#include "ui/panel/field_control.h"

namespace attnscope {

class Section;

/// Every field of the Scenario by group, made from the field table.
class ScenarioPanel : public QScrollArea {
    Q_OBJECT

public:
    ScenarioPanel(ScenarioModel& model, QWidget* parent);

    FieldControl* control(std::string_view key) const;
    QSize sizeHint() const override;

private:
    Section* section(std::string_view group);
    void addField(Section* section, const Field& field, ScenarioModel& model);

    std::vector<Section*> sections_;
    std::vector<FieldControl*> controls_;
};

}  // namespace attnscope
