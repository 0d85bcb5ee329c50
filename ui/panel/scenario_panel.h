#pragma once

#include <QWidget>
#include <vector>

#include "ui/controls/field_control.h"

class QMenu;
class QToolButton;
class QVBoxLayout;

namespace attnscope {

class Section;

/// The fields of the Scenario that something reads now, by group, made from the field table; those
/// of the quick bar are not repeated.
class ScenarioPanel : public QWidget {
    Q_OBJECT

public:
    ScenarioPanel(ScenarioModel& model, QWidget* parent);

    FieldControl* control(std::string_view key) const;

    /// Puts a menu of presets into the panel's first line.
    void setPresets(QMenu* presets);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* header(ScenarioModel& model);
    QToolButton* freezer(ScenarioModel& model);
    Section* section(const Message& group);
    void addField(Section* section, const Field& field, ScenarioModel& model);
    void showWhatApplies(const ScenarioModel& model);

    /// Gives all lists one width, in which every choice can be read, and the panel the width that
    /// they need.
    void makeRoom();

    QToolButton* presets_ = nullptr;
    QWidget* content_;
    QVBoxLayout* groups_;
    std::vector<Section*> sections_;
    std::vector<FieldControl*> controls_;
};

}  // namespace attnscope
