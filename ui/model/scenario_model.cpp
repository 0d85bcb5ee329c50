#include "ui/model/scenario_model.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/labels.h"
#include "core/scenario/paths.h"
#include "core/text/errors.h"
#include "core/vectors/fitted_scenario.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vector_files.h"
#include "ui/model/file_versions.h"

namespace attnscope {
namespace {

Scenario fitted(const Scenario& scenario) {
    return fitted_where_possible(with_absolute_paths(scenario));
}

/// Returns the fields that choose the files of queries and keys, and what is read from these files.
auto vectorsOf(const Scenario& scenario) {
    return std::tie(scenario.queries, scenario.keys, scenario.query_file, scenario.key_file,
                    scenario.query_tensor, scenario.key_tensor, scenario.batch, scenario.head,
                    scenario.trained_file);
}

/// Returns the Scenario with absolute paths and, if its vectors are other ones than before, with
/// the n and d of its files.
Scenario fittedAfter(const Scenario& before, const Scenario& scenario) {
    const bool same = vectorsOf(before) == vectorsOf(scenario);
    return same ? with_absolute_paths(scenario) : fitted(scenario);
}

/// Returns the fields that choose the tensors of which a file may state something.
auto tensorsOf(const Scenario& scenario) {
    return std::tie(scenario.queries, scenario.keys, scenario.query_file, scenario.key_file,
                    scenario.query_tensor, scenario.key_tensor);
}

auto headOf(const Scenario& scenario) {
    return std::tie(scenario.batch, scenario.head);
}

}  // namespace

ScenarioModel::ScenarioModel(const Scenario& scenario, QObject* parent)
    : QObject(parent),
      files_(std::make_shared<FileVersions>()),
      scenario_(fitted(scenario)),
      stated_(statement_where_possible(scenario_)) {
    followFiles();
    lookAtFiles();
}

ScenarioModel::ScenarioModel(std::shared_ptr<FileVersions> files) : files_(std::move(files)) {
    followFiles();
}

void ScenarioModel::followFiles() {
    connect(this, &ScenarioModel::changed, this, &ScenarioModel::lookAtFiles);
    connect(this, &ScenarioModel::comparisonChanged, this, &ScenarioModel::lookAtFiles);
    connect(files_.get(), &FileVersions::changed, this, &ScenarioModel::takeRewritten);
    connect(files_.get(), &FileVersions::stirred, this, &ScenarioModel::lookAtFiles);
}

/// Reads the files anew. While the chosen tensors cannot be read, as during the writing, what the
/// file stated before is remembered.
void ScenarioModel::takeRewritten() {
    try {
        const Statement next = statement_of(scenario_);
        scenario_ = fitted(following(scenario_, stated_, next));
        stated_ = next;
        formulas_ = holding(formulas_, scenario_);
    } catch (const Error&) {  // whoever reads the tensors says why they cannot be read
    }
    Q_EMIT changed();
    Q_EMIT rewritten();
}

ScenarioModel::Inputs ScenarioModel::withVersions(const Scenario& inputs) const {
    std::vector<int> versions;
    for (const std::string& path : paths_read(inputs))
        versions.push_back(files_->of(path));
    return {inputs, versions};
}

void ScenarioModel::lookAtFiles() {
    std::vector<std::string> paths = paths_read(scenario_);
    paths.push_back(scenario_.tokens_file);
    for (const Frozen& each : comparison_.frozen)
        std::ranges::move(paths_read(each.scenario), std::back_inserter(paths));
    files_->look(paths);
}

void ScenarioModel::replace(const Scenario& scenario) {
    validate(scenario);
    adopt(scenario);
}

void ScenarioModel::setField(std::string_view key, std::string_view text) {
    const Field& changed = field(key);
    take(changed, with_field(scenario_, key, evaluated(scenario_, changed, text)),
         is_formula(changed, text) ? std::string(text) : std::string());
}

void ScenarioModel::setNumber(std::string_view key, double value) {
    take(field(key), with_number(scenario_, key, value), {});
}

/// Takes a Scenario in which the field `changed` was set. `formula` is what was typed for the
/// field; empty if that was no formula.
void ScenarioModel::take(const Field& changed, const Scenario& now, const std::string& formula) {
    if (is_given_by_files(scenario_, changed.key) && now != scenario_)
        throw InvalidRequest(Message("files.decide-field",
                                     "%1 is given by the files; drawn queries and keys may have "
                                     "another value",
                                     {label_of(changed)}));
    if (headOf(now) != headOf(scenario_))
        open_heads(now);
    Formulas formulas = formulas_;
    formulas.erase(std::string(changed.key));
    if (!formula.empty())
        formulas.emplace(changed.key, formula);
    const std::string rule = scenario_.rule;
    adopt(now, formulas);
    if (changed.key == "lambda" && scenario_.rule != rule)
        Q_EMIT ruleReplaced();
}

void ScenarioModel::adopt(const Scenario& scenario) {
    adopt(scenario, formulas_);
}

void ScenarioModel::adopt(const Scenario& given, const Formulas& formulas) {
    const Scenario scenario = fittedAfter(scenario_, given);
    const Formulas held = holding(formulas, scenario);
    if (scenario == scenario_ && held == formulas_)
        return;
    if (tensorsOf(scenario) != tensorsOf(scenario_))
        stated_ = statement_where_possible(scenario);
    scenario_ = scenario;
    formulas_ = held;
    Q_EMIT changed();
}

void ScenarioModel::adoptFiles(const Scenario& scenario) {
    scenario_ = fitted(scenario);
    stated_ = statement_where_possible(scenario_);
    formulas_ = holding(formulas_, scenario_);
    Q_EMIT changed();
}

void ScenarioModel::setComparison(const Comparison& comparison) {
    if (comparison == comparison_)
        return;
    comparison_ = comparison;
    Q_EMIT comparisonChanged();
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
