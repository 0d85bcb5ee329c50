#include "ui/model/scenario_model.h"

#include <tuple>

#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/labels.h"
#include "core/scenario/paths.h"
#include "core/text/errors.h"
#include "core/vectors/vector_files.h"

namespace attnscope {
namespace {

Scenario fitted(const Scenario& scenario) {
    return fitted_where_possible(with_absolute_paths(scenario));
}

/// What chooses the files of queries and keys, and what is read of them.
auto vectorsOf(const Scenario& scenario) {
    return std::tie(scenario.queries, scenario.keys, scenario.query_file, scenario.key_file,
                    scenario.query_tensor, scenario.key_tensor, scenario.batch, scenario.head);
}

/// As files are: where others are chosen than before n and d are theirs.
Scenario fittedAfter(const Scenario& before, const Scenario& scenario) {
    const bool same = vectorsOf(before) == vectorsOf(scenario);
    return same ? with_absolute_paths(scenario) : fitted(scenario);
}

auto headOf(const Scenario& scenario) {
    return std::tie(scenario.batch, scenario.head);
}

}  // namespace

ScenarioModel::ScenarioModel(const Scenario& scenario, QObject* parent)
    : QObject(parent), scenario_(fitted(scenario)) {}

void ScenarioModel::replace(const Scenario& scenario) {
    validate(scenario);
    adopt(scenario);
}

void ScenarioModel::setField(std::string_view key, std::string_view text) {
    const Field& changed = field(key);
    const Scenario now = with_field(scenario_, key, evaluated(scenario_, changed, text));
    if (is_given_by_files(scenario_, key) && now != scenario_)
        throw InvalidRequest(Message("files.decide-field",
                                     "%1 is that of the files; queries and keys that are drawn "
                                     "may have another",
                                     {label_of(changed)}));
    if (headOf(now) != headOf(scenario_))
        open_heads(now);
    Formulas formulas = formulas_;
    formulas.erase(std::string(key));
    if (is_formula(changed, text))
        formulas.emplace(key, text);
    adopt(now, formulas);
}

void ScenarioModel::adopt(const Scenario& scenario) {
    adopt(scenario, formulas_);
}

void ScenarioModel::adopt(const Scenario& given, const Formulas& formulas) {
    const Scenario scenario = fittedAfter(scenario_, given);
    const Formulas held = holding(formulas, scenario);
    if (scenario == scenario_ && held == formulas_)
        return;
    scenario_ = scenario;
    formulas_ = held;
    Q_EMIT changed();
}

void ScenarioModel::adoptFiles(const Scenario& scenario) {
    scenario_ = fitted(scenario);
    formulas_ = holding(formulas_, scenario_);
    Q_EMIT changed();
}

void ScenarioModel::setReference(const std::optional<Scenario>& reference) {
    if (reference == reference_)
        return;
    reference_ = reference;
    Q_EMIT referenceChanged();
}

void ScenarioModel::setDragging(bool dragging) {
    if (dragging == dragging_)
        return;
    dragging_ = dragging;
    Q_EMIT draggingChanged(dragging);
}

void ScenarioModel::setPlaying(std::string_view key) {
    if (key == playing_)
        return;
    playing_ = key;
    Q_EMIT playingChanged();
}

void ScenarioModel::setPlay(const Play& play) {
    plays_.insert_or_assign(play.sweep.field, play);
    Q_EMIT playChosen();
}

Play ScenarioModel::play(std::string_view key) const {
    const auto found = plays_.find(key);
    return found == plays_.end() ? Play{whole_sweep(field(key))} : found->second;
}

}  // namespace attnscope
