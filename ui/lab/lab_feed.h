#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <optional>
#include <vector>

#include "core/figures/lab_rules.h"
#include "ui/jobs/latest_job.h"
#include "ui/look/time_left.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Sets the folder where what was trained is kept between runs of the program, unless that was done
/// before.
void useTrialFolder();

/// What the laboratory has done and does, as numbers.
struct LabProgress {
    std::int64_t seed = 0;    ///< index of the seed that is being trained
    std::int64_t step = 0;    ///< of the model that is furthest behind among those of the seed
    std::int64_t length = 0;  ///< at which models are being measured; 0 while they are trained
    double part = 0;          ///< of all work
    double steps_a_second = 0;
    std::optional<double> seconds_left = {};
};

/// The models that the laboratory trains for the Scenario: finds those that are kept, and trains
/// and measures the others in the background, with one core left free. The models of one seed are
/// trained together, rule by rule, so that their curves can be compared at any time.
class LabFeed : public QObject {
    Q_OBJECT

public:
    explicit LabFeed(ScenarioModel& model, QObject* parent = nullptr);

    /// Sets whether `by` shows the models; nothing is read while nobody does. Training goes on.
    void setSeen(const QObject* by, bool seen);

    /// Trains and measures what is missing. Does nothing if a rule cannot be trained.
    void train();
    /// Stops; what has been trained is kept.
    void stop();
    bool isTraining() const { return training_; }
    bool isBusy() const { return job_.isBusy(); }

    const std::vector<LabTrials>& trials() const { return trials_; }
    /// Why nothing can be trained; empty if all rules can.
    QString refusal() const;
    /// Whether some model has made a step, and whether nothing is missing.
    bool isBegun() const;
    bool isComplete() const;
    /// The first model of the chosen rule that has made a step; null if there is none.
    lab::SharedTrial shownTrial() const;
    const LabProgress& progress() const { return progress_; }

Q_SIGNALS:
    /// Emitted when models have come further, and when the Scenario asks for other ones.
    void trialsChanged();
    /// Emitted when training begins or ends, and with its progress.
    void stateChanged();
    void failed(const QString& sentence);
    void busyChanged(bool busy);

private:
    void follow();
    void find();
    void take();
    void takeProgress(const LabProgress& progress);

    ScenarioModel& model_;
    std::vector<const QObject*> seen_by_;
    Scenario wanted_;  ///< the part of the Scenario that decides what is trained
    std::vector<LabTrials> trials_;
    bool training_ = false;
    bool is_out_of_date_ = true;  ///< whether kept models have not been looked for yet
    LabProgress progress_;
    TimeLeft left_;
    QElapsedTimer clock_;
    QTimer soon_;
    LatestJob job_;
};

}  // namespace attnscope
