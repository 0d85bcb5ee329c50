#pragma once

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSpinBox>
#include <vector>

#include "ui/animation/animation.h"
#include "ui/model/scenario_model.h"
#include "ui/play/sweep_rows.h"

class QFormLayout;

namespace attnscope {

/// Asks what an animation shows, between which values, and how it is written. Says in place why
/// something is not possible.
class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    /// `board` is the layout of the window's board.
    AnimationDialog(const ScenarioModel& model, const BoardLayout& board, const Theme& theme,
                    QWidget* parent);

    Animation animation() const;
    bool isWebp() const { return format_->currentIndex() == 0; }
    QString title() const { return content_->currentText(); }

    QComboBox* content() const { return content_; }
    QComboBox* field() const { return field_; }
    SweepRows* sweep() const { return sweep_; }
    QSpinBox* frames() const { return frames_; }
    QDoubleSpinBox* seconds() const { return seconds_; }
    QComboBox* format() const { return format_; }
    QString fault() const { return fault_->text(); }

    void accept() override;

private:
    void fillContent();
    void fillFields();
    void addRows(QFormLayout* form);
    void describe();

    const ScenarioModel& model_;
    BoardLayout board_;
    QComboBox* content_;
    QComboBox* field_;
    std::vector<Sweep> sweeps_;  ///< that are offered, one of each field
    SweepRows* sweep_ = nullptr;
    QSpinBox* frames_;
    QDoubleSpinBox* seconds_;
    QSpinBox* width_;
    QSpinBox* height_;
    QSpinBox* dpi_;
    QComboBox* theme_;
    QComboBox* format_;
    QLabel* rate_;
    QLabel* fault_;
};

}  // namespace attnscope
