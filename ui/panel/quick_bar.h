#pragma once

#include <QWidget>
#include <vector>

#include "ui/controls/field_control.h"

class QHBoxLayout;

namespace attnscope {

/// The controls that are used most, in one line at the top of the window.
class QuickBar : public QWidget {
    Q_OBJECT

public:
    QuickBar(ScenarioModel& model, QWidget* parent);

    /// Whether the field with this key is in the bar, and therefore not in the panel.
    static bool holds(std::string_view key);

    FieldControl* control(std::string_view key) const;

private:
    void add(std::string_view key, const QString& label, int stretch, const QString& shortcut);

    ScenarioModel& model_;
    QHBoxLayout* layout_;
    std::vector<FieldControl*> controls_;
};

}  // namespace attnscope
