#pragma once

#include <QDialog>
#include <QTreeWidget>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

class ScenarioModel;

/// Lists the fields that are not at their defaults; a person ticks those that are to go back there.
/// Fields that only say how things are shown stand apart and are not checked at first.
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

/// Offers the fields that would change, if there are any; those that are checked then go back to
/// their defaults in one step.
void askForReset(ScenarioModel& model, QWidget* window);

}  // namespace attnscope
