#pragma once

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>

#include "core/scenario/scenario.h"
#include "core/sweep/play.h"
#include "ui/play/sweep_rows.h"

namespace attnscope {

/// Asks between which values a field plays, how fast, and what follows at the end. Says in place
/// why something is not possible.
class PlayDialog : public QDialog {
    Q_OBJECT

public:
    PlayDialog(const Play& play, const QString& name, const Scenario& scenario, QWidget* parent);

    Play play() const { return play_; }
    SweepRows* sweep() const { return sweep_; }
    QDoubleSpinBox* seconds() const { return seconds_; }
    QComboBox* repeat() const { return repeat_; }
    QString fault() const { return fault_->text(); }

    void accept() override;

private:
    Play play_;
    const Scenario scenario_;
    SweepRows* sweep_;
    QDoubleSpinBox* seconds_;
    QComboBox* repeat_;
    QLabel* fault_;
};

}  // namespace attnscope
