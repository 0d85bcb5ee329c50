#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <vector>

#include "core/sweep/sweep.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Moves the numbers n, d and λ of the Scenario from those of another Scenario to its own, as a
/// quick drag would. Sets them at once if the desktop asks for no animations. When somebody else
/// changes the Scenario, the other numbers arrive at once.
class ScenarioGlide : public QObject {
    Q_OBJECT

public:
    explicit ScenarioGlide(ScenarioModel& model, QObject* parent = nullptr);

    /// Starts at the numbers of `from`; ends with the Scenario that the model has now.
    void start(const Scenario& from);
    /// Ends and leaves the numbers where they are.
    void stop();
    /// Ends with the numbers where they would have arrived.
    void finish();
    bool runs() const { return timer_.isActive(); }

    /// Whether the desktop allows animations.
    static bool isAllowed();

Q_SIGNALS:
    /// Emitted when the Scenario moves no more.
    void ended();
    /// Emitted after ended() if the numbers have arrived by themselves.
    void arrived();

private:
    void step();
    void show(const Scenario& scenario);
    void end();
    void notice();

    ScenarioModel& model_;
    Scenario to_, shown_;        ///< shown_: the one that was set last
    std::vector<Sweep> sweeps_;  ///< of the numbers that move
    double part_ = 0;            ///< of the way, that is done
    QElapsedTimer since_start_;
    QTimer timer_;
    bool setting_ = false;
};

}  // namespace attnscope
