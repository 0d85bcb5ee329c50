#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// The numbers in the texts of a step, and which of its tasks the Scenario solves. Both are
/// computed in the background, anew for each Scenario if they depend on it.
class LessonValues : public QObject {
    Q_OBJECT

public:
    explicit LessonValues(ScenarioModel& model, QObject* parent = nullptr);

    /// Computes what a step needs from now on. Tasks at the places `done` among its parts are not
    /// looked at again.
    void follow(const Lesson& lesson, int step, const std::set<std::size_t>& done);
    /// Computes nothing more.
    void leave();
    /// Sets whether tasks wait: while the Scenario is on its way to that of the step.
    void setWaiting(bool waits);

    /// Returns a number of a text with its digits; "…" until it is computed or while it is out of
    /// date for more than a moment, "–" if it has no value.
    QString text(const ProseSpan& number) const;

    bool isBusy() const { return job_.isBusy(); }
    void cancel();

Q_SIGNALS:
    void busyChanged(bool busy);
    /// Emitted when text() differs from before.
    void changed();
    /// Emitted when the Scenario solves the task at this place among the step's parts.
    void solved(std::size_t part);

private:
    struct Task {
        std::size_t part;
        LessonClaim until;
    };

    void compute();
    void finish(std::size_t part);
    void take(const Scenario& of, const std::map<std::string, double>& values);
    void forget();

    ScenarioModel& model_;
    LatestJob job_;
    std::vector<std::string> expressions_;  ///< of the numbers, each once
    std::vector<Task> tasks_;
    std::map<std::string, double> values_;
    Scenario of_;   ///< of which values_ are, where they depend on it
    QTimer late_;   ///< runs while they are of another Scenario than the present one
    int step_ = 0;  ///< counts the steps that were followed
    bool waits_ = false, has_missed_ = false;  ///< whether the Scenario changed while waiting
};

}  // namespace attnscope
