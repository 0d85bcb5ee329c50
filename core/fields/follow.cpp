#include "core/fields/follow.h"

#include <algorithm>
#include <utility>

#include "core/attention/vector_source.h"
#include "core/fields/fields.h"
#include "core/lab/tasks.h"
#include "core/scaling/rules/constant.h"
#include "core/scenario/scale.h"
#include "core/theory/score_model.h"

namespace attnscope {
namespace {

/// Returns the source of queries or keys that are drawn, which has the score model's law.
std::string_view drawn(const Scenario& scenario, std::string Scenario::*source) {
    const ScoreLaw& law = score_law(scenario.model);
    return source == &Scenario::keys ? law.keys : law.queries;
}

bool is_text(const Field& field, std::string Scenario::*member) {
    const auto* kind = std::get_if<TextField>(&field.kind);
    return kind && kind->member == member;
}

bool is_path(const Field& field) {
    return is_text(field, &Scenario::query_file) || is_text(field, &Scenario::key_file);
}

bool holds_one(std::string Scenario::*decider) {
    return std::holds_alternative<ChoiceField>(choice_field(decider).kind);
}

/// If only one choice reads the changed parameter, formula or path, chooses it. An emptied path
/// selects the source of drawn vectors instead. (The name of a tensor selects nothing, because it
/// means nothing without a file.)
void choose_reader(Scenario& now, const Field& changed) {
    const bool is_text_alone = std::holds_alternative<TextField>(changed.kind) &&
                               !is_path(changed) && !is_text(changed, &Scenario::scale_formula);
    if (is_text_alone)
        return;
    if (std::ranges::count_if(changed.decided_by, holds_one) != 1)
        return;
    const auto decider = *std::ranges::find_if(changed.decided_by, holds_one);
    const bool emptied = is_path(changed) && get(now, changed).empty();
    if (emptied && changed.applies(now))
        now.*decider = drawn(now, decider);
    if (emptied || changed.applies(now))
        return;
    const auto& choices = choices_in(choice_field(decider))->choices;
    const auto reads = [&](const Choice& choice) { return changed.is_read_by(choice); };
    if (std::ranges::count_if(choices, reads) == 1)
        now.*decider = std::ranges::find_if(choices, reads)->key;
}

/// Clears the name of a tensor if another file replaces its file.
void forget_tensor(Scenario& now, const Scenario& before) {
    if (!before.query_file.empty() && now.query_file != before.query_file)
        now.query_tensor.clear();
    if (!before.key_file.empty() && now.key_file != before.key_file)
        now.key_tensor.clear();
}

/// The file of a trained model makes queries and keys, unless one of them is made by it already; an
/// emptied path leaves both to the source of drawn vectors.
void choose_trained(Scenario& now) {
    const bool reads = is_trained(now.queries) || is_trained(now.keys);
    if (!reads && !now.trained_file.empty())
        now.queries = now.keys = trained_source.key;
    else if (reads && now.trained_file.empty())
        for (const auto source : {&Scenario::queries, &Scenario::keys})
            if (is_trained(now.*source))
                now.*source = drawn(now, source);
}

void keep_scale(Scenario& now, const Scenario& before) {
    if (now.rule == constant_rule.key && before.rule != now.rule)
        now = with_constant_scale(now, scale(before));
}

/// The last row stays the last one.
void keep_last_row(Scenario& now, const Scenario& before) {
    if (before.row == before.n - 1)
        now.row = now.n - 1;
}

/// Returns `now`, which differs from `before` in one field, with the consequences of the change.
Scenario followed(const Scenario& before, Scenario now, const Field& changed) {
    const auto is = [&](const auto member) {
        const auto* kind = std::get_if<ChoiceField>(&changed.kind);
        return kind && kind->member == member;
    };
    choose_reader(now, changed);
    forget_tensor(now, before);
    if (is_text(changed, &Scenario::trained_file))
        choose_trained(now);
    if (is(&Scenario::rule))
        keep_scale(now, before);
    if (changed.key == "n")
        keep_last_row(now, before);
    if (is(&Scenario::lab_task) && now.lab_steps == lab::task(before.lab_task).steps)
        now.lab_steps = lab::task(now.lab_task).steps;
    if (is(&Scenario::model))
        for (const auto source : {&Scenario::queries, &Scenario::keys})
            if (is_drawn(now.*source))
                now.*source = drawn(now, source);
    return now;
}

}  // namespace

Scenario with_field(const Scenario& before, std::string_view key, std::string_view text) {
    const Field& changed = field(key);
    Scenario now = before;
    set(now, changed, text);
    return followed(before, std::move(now), changed);
}

Scenario with_number(const Scenario& before, std::string_view key, double value) {
    const Field& changed = field(key);
    Scenario now = before;
    set_number(now, changed, value);
    return followed(before, std::move(now), changed);
}

}  // namespace attnscope
