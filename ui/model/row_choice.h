#pragma once

#include <QObject>
#include <optional>

#include "ui/model/scenario_model.h"

namespace attnscope {

/// The row that all matrices show: the row that is pointed at or, if there is none, the Scenario's.
/// Matrices report the mouse and the keys to this object and follow it; none keeps a row of its
/// own, so that they cannot contradict one another.
class RowChoice : public QObject {
    Q_OBJECT

public:
    explicit RowChoice(ScenarioModel& model);

    /// Returns the row that is shown; a matrix with fewer rows shows its last one.
    std::int64_t row() const { return pointed_.value_or(row_); }
    bool isPinned() const { return pinned_; }
    /// Whether the row is pinned or pointed at.
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
    std::int64_t row_;  ///< the Scenario's row, to notice its changes
    std::optional<std::int64_t> pointed_;
    bool pinned_ = false;
};

}  // namespace attnscope
