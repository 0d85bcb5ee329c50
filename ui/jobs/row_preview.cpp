#include "ui/jobs/row_preview.h"

#include <memory>
#include <utility>

#include "core/figures/frozen_curves.h"

namespace attnscope {

RowPreview::RowPreview(const ScenarioModel& model, std::span<const FigureEntry* const> entries,
                       QObject* parent)
    : QObject(parent), model_(model), entries_(entries) {
    connect(&job_, &LatestJob::busyChanged, this, &RowPreview::busyChanged);
}

void RowPreview::follow(const std::optional<std::int64_t>& row, const std::vector<int>& seen) {
    const Scenario& now = model_.scenario();
    Scenario wanted = now;
    if (row && !model_.isDragging())
        wanted.row = *row;
    std::vector<int> differing;
    for (const int index : seen) {
        const FigureEntry& entry = *entries_[static_cast<std::size_t>(index)];
        if (wanted.row != now.row && entry.inputs(wanted) != entry.inputs(now))
            differing.push_back(index);
    }
    if (differing.empty())
        end();
    else
        post(wanted, differing);
}

void RowPreview::end() {
    job_.cancel();
    for (const auto& [index, of] : std::exchange(shown_, {}))
        Q_EMIT ended(index);
}

void RowPreview::post(const Scenario& scenario, const std::vector<int>& indices) {
    using namespace std::chrono_literals;
    job_.post(
        [this, scenario, indices, comparison = model_.comparison()](
            const std::stop_token& stop, const LatestJob::Deliver& deliver) {
            for (const int index : indices) {
                const FigureEntry& entry = *entries_[static_cast<std::size_t>(index)];
                const auto figure = std::make_shared<const Figure>(
                    compute_over(entry, scenario, comparison, Detail::sampled, stop));
                deliver([this, index, figure] {
                    shown_.insert_or_assign(index, figure);
                    Q_EMIT figureReady(index, *figure);
                });
            }
        },
        50ms);
}

}  // namespace attnscope
