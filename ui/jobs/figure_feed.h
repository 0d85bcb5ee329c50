#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/figures/frozen_curves.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Computes figures in the background whenever the Scenario or the comparison changes. Only figures
/// whose inputs changed are computed: first their curves and, once nothing has changed for a
/// moment, what is simulated.
class FigureFeed : public QObject {
    Q_OBJECT

public:
    FigureFeed(ScenarioModel& model, std::span<const FigureEntry* const> entries,
               QObject* parent = nullptr);

    /// Sets the indices of the entries that can be seen; only their figures are computed. Initially
    /// all entries are seen.
    void setSeen(const std::vector<int>& indices);

    /// Starts to compute the read-out and the curves that are missing; simulations follow later.
    void update();
    void cancel();
    bool isBusy() const { return job_.isBusy(); }

    /// Returns the Scenario of the last computation of a figure, or the present Scenario if the
    /// result still holds for it. figureOf() is the figure of this Scenario, unless that
    /// computation failed: it is then an earlier figure.
    Scenario scenarioOf(std::size_t index) const;
    /// Returns the figure that was computed last without an error; null before the first.
    const SharedFigure& figureOf(std::size_t index) const { return shown_[index].figure; }

    /// Whether a figure can be seen but the last computation was not of what is wanted now. A
    /// figure whose computation failed for the present Scenario is not stale.
    bool isStale(std::size_t index) const;

    /// Whether nothing runs or waits, and every figure that can be seen is computed with its
    /// simulations.
    bool isSettled() const;

Q_SIGNALS:
    void figureReady(int index, const attnscope::Figure& figure);
    void readoutReady(const attnscope::Readout& readout);
    /// Emitted when a figure cannot be computed. `index` is −1 if it is the read-out, or if the
    /// work as a whole failed.
    void failed(int index, const QString& sentence);
    void busyChanged(bool busy);
    /// Emitted when figures have been stale for a short time and should be marked, and when none is
    /// stale any more.
    void staleChanged();
    /// Emitted after each figure, with the part of the ordered figures that is done: above 0, and 1
    /// after the last.
    void progressed(double part);

private:
    enum class Level { none, rough, sampled };
    /// The inputs of a figure.
    struct Source {
        FigureInputs inputs;
        std::vector<std::vector<int>> versions;  ///< of the files that each of the inputs reads

        bool operator==(const Source&) const = default;
    };
    struct Shown {
        Level level = Level::none;
        Source of;
        Scenario scenario;
        SharedFigure figure;
        bool failed = false;  ///< whether the computation failed: the figure is then an earlier one
    };
    struct Order {
        std::size_t index;
        Source of;
        Detail detail;
    };
    struct Request {
        Scenario scenario;
        Comparison comparison;
    };

    const Source& sourceOf(std::size_t index) const;
    void follow();
    Level level(std::size_t index, const Source& wanted) const;

    /// Returns the figures to compute: first those that lack their curves, the quickest first, so
    /// that the window paints them while the others are computed; then, if `with_samples`, all that
    /// lack their simulations.
    std::vector<Order> missing(bool with_samples) const;
    void post(std::vector<Order> orders, std::chrono::milliseconds grace);
    void readOut(const Scenario& scenario, const std::stop_token& stop,
                 const LatestJob::Deliver& deliver);
    void compute(const Order& order, const Request& request, const std::stop_token& stop,
                 const LatestJob::Deliver& deliver);
    void refine();
    void markSoon(bool stale);
    bool isAnyStale() const;

    ScenarioModel& model_;
    std::span<const FigureEntry* const> entries_;
    std::vector<Shown> shown_;
    mutable std::vector<std::optional<Source>> sources_;  ///< by index; cleared at each change
    std::vector<bool> seen_;
    std::vector<std::chrono::nanoseconds> took_;  ///< how long each figure's curves took last
    QTimer rest_;
    QTimer late_;          ///< started when figures become stale
    bool marked_ = false;  ///< staleChanged() was emitted for stale figures
    LatestJob job_;
};

}  // namespace attnscope
