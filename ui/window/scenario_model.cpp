#include "ui/window/scenario_model.h"

#include "core/errors.h"
#include "core/scaling/rules.h"
#include "core/scenario/fields.h"

namespace attnscope {
namespace {

void follow(Scenario& now, const Scenario& before, std::string_view key) {
    if (key == "rule" && now.rule == ScalingRule::constant && before.rule != now.rule)
        now.lambda = scale(before);
    choose_file_source(now, key);
}

}  // namespace

ScenarioModel::ScenarioModel(const Scenario& scenario, QObject* parent)
    : QObject(parent), scenario_(scenario) {}

void ScenarioModel::replace(const Scenario& scenario) {
    validate(scenario);
    adopt(scenario);
}

void ScenarioModel::setField(std::string_view key, std::string_view text) {
    Scenario now = scenario_;
    set(now, key, text);
    if (is_given_by_files(scenario_, key) && now != scenario_)
        throw InvalidRequest(std::string(key) +
                             " is that of the files; drawn queries and keys may have another");
    follow(now, scenario_, key);
    adopt(now);
}

void ScenarioModel::adopt(const Scenario& scenario) {
    if (scenario == scenario_)
        return;
    scenario_ = scenario;
    Q_EMIT changed();
}

void ScenarioModel::setDragging(bool dragging) {
    if (dragging == dragging_)
        return;
    dragging_ = dragging;
    Q_EMIT draggingChanged(dragging);
}

}  // namespace attnscope
