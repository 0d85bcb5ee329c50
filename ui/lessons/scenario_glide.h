#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "ui/model/scenario_model.h"

namespace attnscope {

/// Moves the numbers n, d and λ of the Scenario from those of another Scenario to its own, as a
/// quick drag would. Sets them at once if the desktop asks for no animations.
class ScenarioGlide : public QObject {
    Q_OBJECT

public:
    explicit ScenarioGlide(ScenarioModel& model, QObject* parent = nullptr);

    /// Starts at the numbers of `from`; ends with the Scenario that the model has now.
    void start(const Scenario& from);
    bool runs() const { return timer_.isActive(); }

    /// Whether the desktop allows animations.
    static bool isAllowed();

Q_SIGNALS:
    /// Emitted when the Scenario moves no more.
    void ended();
    /// Emitted after ended() unless somebody else changed the Scenario.
    void arrived();

private:
    void step();
    void arrive();
    void end();
    void notice();

    ScenarioModel& model_;
    Scenario from_, to_;
    QElapsedTimer since_start_;
    QTimer timer_;
    bool setting_ = false;
};

}  // namespace attnscope
