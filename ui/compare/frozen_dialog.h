#pragma once

#include <QDialog>
#include <QListWidget>
#include <functional>
#include <vector>

#include "core/fields/comparison.h"
#include "ui/look/theme.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace attnscope {

class ScenarioModel;

/// Lists the frozen Scenarios, each with the line that represents it in figures. Renames and
/// removes them; every change takes effect at once.
class FrozenDialog : public QDialog {
    Q_OBJECT

public:
    FrozenDialog(ScenarioModel& model, std::function<Theme()> theme, QWidget* parent);

    QListWidget* list() const { return list_; }

    void remove();
    void removeAll();

Q_SIGNALS:
    void freezeRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QPushButton* addButton(QVBoxLayout* layout, const QString& text,
                           const std::function<void()>& act);
    QIcon iconOf(std::size_t place) const;
    void fill();
    void enable();
    void rename(int at);

    ScenarioModel& model_;
    std::function<Theme()> theme_;
    QListWidget* list_;
    QLabel* fault_;
    std::vector<QPushButton*> on_chosen_;  ///< enabled while a frozen Scenario is selected
};

}  // namespace attnscope
