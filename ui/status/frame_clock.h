#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <optional>

#include "ui/jobs/works.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Measures how long the views take to show a Scenario: from its last change until every view has
/// computed and painted it.
class FrameClock : public QObject {
    Q_OBJECT

public:
    FrameClock(ScenarioModel& model, const Works& works, QObject* parent = nullptr);

    /// Notes how many seconds the engine took for the matrix of the Scenario.
    void takeEngine(double seconds) { engine_ = seconds; }

    /// Notes that the window has painted what it was asked to.
    void painted();

Q_SIGNALS:
    /// Emitted with both times in seconds; `engine` is nullopt if no matrix was computed.
    void measured(double whole, std::optional<double> engine);

private:
    const Works& works_;
    QElapsedTimer since_change_;
    bool waits_ = false;
    std::optional<double> engine_;
};

}  // namespace attnscope
