#pragma once

#include <QComboBox>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>
#include <optional>

#include "core/vectors/head_choices.h"
#include "core/vectors/inputs.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

class ChoiceControl;
class TokensButton;

/// What a view shows of the files: one head, or all of a batch.
enum class Chosen { head, batch };

/// Controls at a picture that choose which tensors, batch and head of the Scenario's files it
/// shows, and the mask. They offer what the files hold: a control is hidden if there is no choice,
/// and all are if no file is read. The files' headers are read in the background.
class HeadChooser : public QWidget {
    Q_OBJECT

public:
    HeadChooser(ScenarioModel& model, Chosen chosen, QWidget* parent);

    QComboBox* pairs() const { return pairs_; }
    QSpinBox* batch() const { return batch_; }
    QSpinBox* head() const { return head_; }
    /// The button that offers the view of all heads; seen with head().
    QToolButton* all() const { return all_; }
    ChoiceControl* mask() const { return mask_; }
    /// The button that offers to open tokens, where they tell something of all heads; else null.
    TokensButton* tokens() const { return tokens_; }

    /// Whether there is a choice of tensors, batches or heads, and it is offered.
    bool isOffered() const { return allowed_ && offers_; }
    void setAllowed(bool allowed);

Q_SIGNALS:
    void offeredChanged();
    void allRequested();

private:
    /// Makes a box for the field `key`, batch or head; the files hold `count` of them.
    QSpinBox* makeNumber(std::string_view key, std::int64_t HeadAxes::*count);
    void follow();
    void showChoices();
    void showChosen();

    ScenarioModel& model_;
    Chosen chosen_;
    QComboBox* pairs_;
    QSpinBox *batch_, *head_;
    QToolButton* all_;
    ChoiceControl* mask_;
    TokensButton* tokens_ = nullptr;
    HeadChoices choices_;
    std::optional<ScenarioModel::Inputs> read_;  ///< files of `choices_`, read or being read
    bool allowed_ = true, offers_ = false;
    LatestJob job_;
};

}  // namespace attnscope
