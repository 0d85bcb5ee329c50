#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/figures/figures.h"
#include "ui/jobs/latest_job.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

/// Previews a row that the user points at: computes the figures that depend on the Scenario's row
/// for the row pointed at, but not while anything is dragged.
class RowPreview : public QObject {
    Q_OBJECT

public:
    RowPreview(const ScenarioModel& model, std::span<const FigureEntry* const> entries,
               QObject* parent = nullptr);

    /// Sets the row that the user points at, if any, and the indices of the figures that can be
    /// seen.
    void follow(const std::optional<std::int64_t>& row, const std::vector<int>& seen);
    /// Forgets the preview of a figure because another figure is shown in its place; returns
    /// whether there was a preview.
    bool forget(int index) { return shown_.erase(index) > 0; }
    void cancel() { job_.cancel(); }
    bool isBusy() const { return job_.isBusy(); }

    /// Returns the preview of a figure that has one.
    const SharedFigure& figureOf(int index) const { return shown_.at(index); }

Q_SIGNALS:
    void figureReady(int index, const attnscope::Figure& figure);
    /// Emitted when the figure of the Scenario's own row is to be seen again.
    void ended(int index);
    void busyChanged(bool busy);

private:
    void end();
    void post(const Scenario& scenario, const std::vector<int>& indices);

    const ScenarioModel& model_;
    std::span<const FigureEntry* const> entries_;
    std::map<int, SharedFigure> shown_;
    LatestJob job_;
};

}  // namespace attnscope
