#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/heads/heads.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Computes all heads of the Scenario's files in the background, one by one, and anew when what
/// they depend on changes.
class HeadsFeed : public QObject {
    Q_OBJECT

public:
    /// The most pixels on a side of each picture.
    static constexpr int pixels = 240;
    /// Pixels on a side of each picture of these heads: fewer of many, as less of each is seen.
    static int pixelsFor(const std::vector<HeadsOfLayer>& layers);

    HeadsFeed(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine,
              QObject* parent = nullptr);

    /// Sets whether the heads are to be seen; nothing is computed while they are not.
    void setSeen(bool seen);
    void cancel();
    /// Computes the heads anew, by another engine.
    void computeAnew();
    bool isBusy() const { return job_.isBusy(); }

Q_SIGNALS:
    /// Emitted if there are no files that have heads.
    void absent();
    /// Emitted when other heads are wanted than were computed.
    void outdated();
    /// Emitted when what was computed before is out of date, and heads of this Scenario and these
    /// layers follow.
    void begun(const attnscope::Scenario& of, const std::vector<attnscope::HeadsOfLayer>& layers);
    void headReady(const std::shared_ptr<const attnscope::HeadSummary>& head);
    void finished();
    void failed(const QString& sentence);
    void progressed(double part);
    void busyChanged(bool busy);

private:
    void update();
    void post(const Scenario& scenario);
    ScenarioModel::Inputs filesOf(const Scenario& scenario) const;
    Scenario withLayerOfAll(const Scenario& scenario) const;
    void takeLayers(const Scenario& scenario, const std::vector<HeadsOfLayer>& layers);

    ScenarioModel& model_;
    std::shared_ptr<AttentionEngine> engine_;  ///< used on the job's thread alone
    bool seen_ = false;
    std::optional<ScenarioModel::Inputs> wanted_;  ///< what the heads depend on
    std::vector<Layer> layers_;  ///< that were read last: choosing another one changes no head
    std::optional<ScenarioModel::Inputs> files_;  ///< of which they were read
    LatestJob job_;
};

}  // namespace attnscope
