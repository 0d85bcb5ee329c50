#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/heads/heads.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Computes all heads of the Scenario's files in the background, one by one, anew where what they
/// depend on differs.
class HeadsFeed : public QObject {
    Q_OBJECT

public:
    /// Pixels on a side of each picture.
    static constexpr int pixels = 240;

    HeadsFeed(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine,
              QObject* parent = nullptr);

    /// Nothing is computed while the heads are not to be seen.
    void setSeen(bool seen);
    void cancel();
    /// By another engine.
    void computeAnew();
    bool isBusy() const { return job_.isBusy(); }

Q_SIGNALS:
    /// There are no files that have heads.
    void absent();
    /// Others are wanted than were computed.
    void outdated();
    /// What was computed before is out of date; heads of this Scenario follow.
    void begun(const attnscope::Scenario& of);
    void headReady(const std::shared_ptr<const attnscope::HeadSummary>& head);
    void finished();
    void failed(const QString& sentence);
    void progressed(double part);
    void busyChanged(bool busy);

private:
    void update();
    void post(const Scenario& scenario);

    ScenarioModel& model_;
    std::shared_ptr<AttentionEngine> engine_;  ///< used on the job's thread alone
    bool seen_ = false;
    std::optional<ScenarioModel::Inputs> wanted_;  ///< what the heads depend on
    LatestJob job_;
};

}  // namespace attnscope
