#pragma once

#include <QObject>
#include <optional>

#include "ui/model/scenario_model.h"

namespace attnscope {

/// The row that all matrices show: the Scenario's, or the one that is pointed at while none is
/// pinned. Matrices tell it of the mouse and the keys and follow it; none holds a row of its own,
/// so that none can contradict another.
class RowChoice : public QObject {
    Q_OBJECT

public:
    explicit RowChoice(ScenarioModel& model);

    /// The row that is shown; a matrix with fewer rows shows its last one.
    std::int64_t row() const { return pointed_.value_or(row_); }
    bool isPinned() const { return pinned_; }
    /// Whether a person looks at this very row, since it is pinned or pointed at.
    bool isLookedAt() const { return pinned_ || pointed_; }

    /// Points at a row; does nothing while one is pinned.
    void point(std::int64_t row);
    /// Ends pointing at a row.
    void leave();
    /// Pins a row, which becomes the Scenario's.
    void pin(std::int64_t row);
    /// Ends pinning and pointing at a row.
    void letGo();

Q_SIGNALS:
    void changed();

private:
    void follow();
    void take(const std::optional<std::int64_t>& pointed, bool pinned);

    ScenarioModel& model_;
    std::int64_t row_;  ///< the Scenario's, as it was last
    std::optional<std::int64_t> pointed_;
    bool pinned_ = false;
};

}  // namespace attnscope
