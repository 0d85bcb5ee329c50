#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/figures/reference.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Computes the figures in the background as the Scenario changes: only those whose inputs changed,
/// their curves first, and what is simulated once the Scenario has been left alone for a moment.
class FigureFeed : public QObject {
    Q_OBJECT

public:
    FigureFeed(ScenarioModel& model, std::span<const FigureEntry* const> entries,
               QObject* parent = nullptr);

    /// Sets which of the entries are to be seen, by their index; only these are computed. At first
    /// all are.
    void setSeen(const std::vector<int>& indices);

    /// Computes what is missing now.
    void update();
    void cancel();
    bool isBusy() const { return job_.isBusy(); }

    /// Returns the Scenario that figureOf() is a figure of: the present Scenario, or an earlier one
    /// as long as the figure of the present one is being computed.
    Scenario scenarioOf(std::size_t index) const;
    /// Returns the figure that was computed last; null before the first.
    const SharedFigure& figureOf(std::size_t index) const { return shown_[index].figure; }

    /// Whether a figure that is to be seen shows something else than is wanted now.
    bool isStale(std::size_t index) const;

    /// Whether nothing runs or waits and every figure is complete.
    bool isSettled() const;

Q_SIGNALS:
    void figureReady(int index, const attnscope::Figure& figure);
    void readoutReady(const attnscope::Readout& readout);
    /// Emitted when a figure cannot be computed; −1 stands for the read-out and the work as a
    /// whole.
    void failed(int index, const QString& sentence);
    void busyChanged(bool busy);
    /// Emitted when figures have been stale for long enough to be seen, or no longer are.
    void staleChanged();
    void progressed(double part);  ///< of the figures that are computed at a time

private:
    enum class Level { none, rough, sampled };
    /// What a figure is computed from.
    struct Source {
        FigureInputs inputs;
        std::vector<std::vector<int>> versions;  ///< of the files that these read

        bool operator==(const Source&) const = default;
    };
    struct Shown {
        Level level = Level::none;
        Source of;
        Scenario scenario;
        SharedFigure figure;
        bool failed = false;  ///< the figure is of something earlier
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

    /// Returns what is to be computed: curves, the quickest first, so that the window paints them
    /// while the others are computed; then what is sampled.
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
    mutable std::vector<std::optional<Source>> sources_;  ///< by index; forgotten at each change
    std::vector<bool> seen_;
    std::vector<std::chrono::nanoseconds> took_;  ///< time that each figure's curves took last
    QTimer rest_;
    QTimer late_;          ///< started when figures become stale
    bool marked_ = false;  ///< staleChanged() told of some
    LatestJob job_;
};

}  // namespace attnscope
