#pragma once

#include <QObject>
#include <optional>

#include "ui/model/scenario_model.h"

namespace attnscope {

/// The row that all matrices show: the Scenario's, or the one that is pointed at while none is
/// pinned. They tell it of the mouse and the keys and follow it; none holds a row of its own, so
/// that none can contradict another.
class RowChoice : public QObject {
    Q_OBJECT

public:
    explicit RowChoice(ScenarioModel& model);

    /// There may be fewer rows: then the last is meant.
    std::int64_t row() const { return pointed_.value_or(row_); }
    bool isPinned() const { return pinned_; }
    /// A person looks at this very row: it is pinned or pointed at.
    bool isLookedAt() const { return pinned_ || pointed_; }

    /// Nothing while one is pinned.
    void point(std::int64_t row);
    /// Nothing is pointed at any more.
    void leave();
    /// It becomes the Scenario's.
    void pin(std::int64_t row);
    /// None is pinned or pointed at.
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
