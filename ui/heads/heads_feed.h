#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/heads/heads.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Computes all heads of the Scenario's files in the background, one after another. Starts again
/// when what the heads depend on changes.
class HeadsFeed : public QObject {
    Q_OBJECT

public:
    /// The largest side of a head's picture in pixels.
    static constexpr int pixels = 400;
    /// Returns the side of each head's picture in pixels: at most `pixels`, and smaller if there
    /// are many heads, so that all pictures together have at most 8 million pixels.
    static int pixelsFor(const std::vector<HeadsOfLayer>& layers);

    HeadsFeed(ScenarioModel& model, std::unique_ptr<AttentionEngine> engine,
              QObject* parent = nullptr);

    /// Sets whether the heads are to be seen; nothing is computed while they are not.
    void setSeen(bool seen);
    void cancel();
    /// Computes the heads again, after another engine was chosen.
    void computeAnew();
    bool isBusy() const { return job_.isBusy(); }

Q_SIGNALS:
    /// Emitted if the Scenario takes neither queries nor keys from files, so that there are no
    /// heads.
    void absent();
    /// Emitted when the heads computed so far are out of date and are going to be computed again.
    void outdated();
    /// Emitted when the list of heads is known, before the first headReady(): the heads that follow
    /// are of the Scenario `of` and of these layers.
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
    std::optional<ScenarioModel::Inputs> wanted_;  ///< what the heads computed last depend on
    std::vector<Layer> layers_;                    ///< the layers listed last
    std::optional<ScenarioModel::Inputs> files_;   ///< the files from which layers_ was listed
    LatestJob job_;
};

}  // namespace attnscope
