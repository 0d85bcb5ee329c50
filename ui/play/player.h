#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <optional>
#include <string>

#include "core/sweep/play.h"
#include "ui/jobs/works.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Plays a field: sets the field that the model names as playing to one value after another, as a
/// drag would. The next value is set once every view has computed and painted the one before. Slow
/// views therefore show fewer values, but each in full, and the whole sweep takes no longer.
class Player : public QObject {
    Q_OBJECT

public:
    /// `works` is what computes the views.
    Player(ScenarioModel& model, const Works& works, QObject* parent = nullptr);

    /// Stops, and leaves the value where it is.
    void stop();

    /// Stops and puts back the Scenario from before, unless something else was changed meanwhile;
    /// returns false if nothing plays.
    bool giveUp();

Q_SIGNALS:
    void failed(const QString& sentence);

private:
    void follow();
    void start();
    void end();
    void step();
    void take(double part);
    void waitForViews();
    void notice();

    ScenarioModel& model_;
    const Works& works_;
    Play play_;
    std::optional<Scenario> before_;  ///< the Scenario that Esc puts back
    double value_ = 0;                ///< value of the field that was set last
    double began_ = 0;                ///< where in the play, in seconds, it was started
    bool runs_ = false, setting_ = false;
    QElapsedTimer since_start_, since_step_;
    QTimer next_;
};

}  // namespace attnscope
