#include "ui/model/row_choice.h"

#include <string>
#include <utility>

namespace attnscope {

RowChoice::RowChoice(ScenarioModel& model) : model_(model), row_(model.scenario().row) {
    connect(&model, &ScenarioModel::changed, this, &RowChoice::follow);
}

void RowChoice::point(std::int64_t row) {
    if (!pinned_)
        take(row, false);
}

void RowChoice::leave() {
    take(std::nullopt, pinned_);
}

void RowChoice::pin(std::int64_t row) {
    if (row == row_)
        take(std::nullopt, true);
    else
        model_.setNumber("row", static_cast<double>(row));
}

void RowChoice::letGo() {
    take(std::nullopt, false);
}

/// Follows the Scenario's row: a new one is pinned, whether it was typed or clicked.
void RowChoice::follow() {
    if (std::exchange(row_, model_.scenario().row) == row_)
        return;
    pointed_.reset();
    pinned_ = true;
    Q_EMIT changed();
}

void RowChoice::take(const std::optional<std::int64_t>& pointed, bool pinned) {
    if (pointed == pointed_ && pinned == pinned_)
        return;
    pointed_ = pointed;
    pinned_ = pinned;
    Q_EMIT changed();
}

}  // namespace attnscope
