#pragma once

#include <QDialog>
#include <QTreeWidget>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

class ScenarioModel;

/// Lists the fields that are not at their defaults; a person checks those to be reset. Fields that
/// only decide how things are shown are listed apart, and are not checked at first.
class ResetDialog : public QDialog {
    Q_OBJECT

public:
    ResetDialog(const Scenario& scenario, QWidget* parent);

    QTreeWidget* list() const { return list_; }
    /// The keys of the fields that are checked.
    std::vector<std::string_view> checked() const;

private:
    void fill(const Scenario& scenario, bool display);
    void addHeading(const QString& text);
    void fitToContents();

    QTreeWidget* list_;
};

/// Opens the dialog if any field is not at its default; then sets the checked fields to their
/// defaults in one step.
void askForReset(ScenarioModel& model, QWidget* window);

}  // namespace attnscope
