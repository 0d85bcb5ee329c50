#pragma once

#include <QLabel>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "core/figures/figures.h"
#include "ui/controls/field_control.h"

class QHBoxLayout;

namespace attnscope {

/// A line below the views of a step of a lesson: controls of fields that the step asks for and,
/// before an audience, the values of the present Scenario, d, n, λ, H and e^H, in letters that are
/// read from afar. A step that asks for no field has no line.
class StageControls : public QWidget {
    Q_OBJECT

public:
    StageControls(ScenarioModel& model, QWidget* parent);

    /// Shows the controls of these fields, in this order, with or without values behind them.
    void showFields(const std::vector<std::string>& keys, bool with_values = true);
    void setReadout(const Readout& readout);
    /// Leaves H and e^H out while a question is open, whose answer they may be.
    void setEntropyShown(bool shown);

    const std::vector<FieldControl*>& controls() const { return controls_; }
    /// The control of a field; null if it is not shown.
    const FieldControl* control(const std::string& key) const;
    QString values() const { return values_->text(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void add(const std::string& key);
    void write();
    int widthOfUsualValues() const;

    ScenarioModel& model_;
    QHBoxLayout* row_;
    QLabel* values_;
    std::optional<Readout> readout_;
    bool has_entropy_ = true;
    std::vector<std::string> keys_;
    std::vector<FieldControl*> controls_;
    std::vector<QWidget*> captions_;
};

}  // namespace attnscope
