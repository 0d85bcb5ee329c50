#include "core/fields/fields.h"

#include <algorithm>
#include <ranges>
#include <stdexcept>

#include "core/attention/vector_source.h"
#include "core/fields/field_table.h"
#include "core/fields/number_range.h"
#include "core/scaling/rules/constant.h"
#include "core/scaling/rules/formula.h"
#include "core/scaling/typed_formula.h"
#include "core/scenario/own_curves.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/text/keyed.h"
#include "core/text/nearest.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

std::string listed(std::span<const Choice> choices) {
    std::string text;
    for (const Choice& choice : choices)
        text += (text.empty() ? "" : ", ") + std::string(choice.key);
    return text;
}

void append(std::string& keys, std::string_view key) {
    if (!keys.empty())
        keys += ',';
    keys += key;
}

/// Returns the parts between commas; none for an empty text.
std::vector<std::string_view> parts(std::string_view text) {
    std::vector<std::string_view> found;
    for (const auto part : std::views::split(text, ','))
        found.emplace_back(part.begin(), part.end());
    return found;
}

/// Whether a formula that a person typed, of λ or of a curve, names a parameter.
bool is_named(const Scenario& scenario, std::string_view parameter) {
    return (has_own_formula(scenario) && names_parameter(scenario.scale_formula, parameter)) ||
           own_curves_name(scenario, parameter);
}

void put(Scenario& scenario, const IntegerField& kind, double value) {
    scenario.*kind.member = static_cast<std::int64_t>(value);
}

void put(Scenario& scenario, const ParameterField& kind, double value) {
    scenario.parameters.set(*kind.parameter, value);
}

void assign(Scenario& scenario, const Field& field, const IntegerField& kind,
            std::string_view text) {
    put(scenario, kind, read_number(field.key, text, *number_range(field)));
}

void assign(Scenario& scenario, const Field& field, const ParameterField& kind,
            std::string_view text) {
    put(scenario, kind, read_number(field.key, text, *number_range(field)));
}

void assign(Scenario& scenario, const Field& field, const ChoiceField& kind,
            std::string_view text) {
    const auto found = std::ranges::find(kind.choices, text, &Choice::key);
    if (found == kind.choices.end()) {
        std::vector<std::string_view> keys;
        for (const Choice& choice : kind.choices)
            keys.push_back(choice.key);
        throw RefusedValue::no_choice(field.key, text, keys);
    }
    scenario.*kind.member = std::string(text);
}

/// Sets the keys, given in any order, in the table's order, each once.
void assign(Scenario& scenario, const Field& field, const ChoicesField& kind,
            std::string_view text) {
    std::vector<bool> is_named(kind.choices.size());
    for (const std::string_view key : parts(text)) {
        const auto found = std::ranges::find(kind.choices, key, &Choice::key);
        if (found == kind.choices.end())
            throw RefusedValue(field.key, key, any_of(listed(kind.choices)));
        is_named[static_cast<std::size_t>(found - kind.choices.begin())] = true;
    }
    std::string keys;
    for (std::size_t i = 0; i < kind.choices.size(); ++i)
        if (is_named[i])
            append(keys, kind.choices[i].key);
    scenario.*kind.member = keys;
}

void assign(Scenario& scenario, const Field&, const TextField& kind, std::string_view text) {
    kind.check(text);
    scenario.*kind.member = std::string(text);
}

struct ToText {
    const Scenario& scenario;

    std::string operator()(const IntegerField& kind) const {
        return std::to_string(scenario.*kind.member);
    }
    std::string operator()(const ParameterField& kind) const {
        return to_text(scenario.parameters[*kind.parameter]);
    }
    std::string operator()(const Choices& kind) const { return scenario.*kind.member; }
    std::string operator()(const TextField& kind) const { return scenario.*kind.member; }
};

}  // namespace

bool Choice::reads(std::string_view parameter) const {
    return std::ranges::find(parameters, parameter, &Parameter::key) != parameters.end();
}

bool Field::is_read_by(const Choice& choice) const {
    return read_by ? read_by(choice) : choice.reads(key);
}

bool Field::applies(const Scenario& scenario) const {
    if (std::holds_alternative<ParameterField>(kind) && is_named(scenario, key))
        return true;
    return decided_by.empty() || std::ranges::any_of(decided_by, [&](auto member) {
               const std::vector<const Choice*> made = all_chosen(scenario, member);
               return std::ranges::any_of(made, [&](auto* each) { return is_read_by(*each); });
           });
}

bool Field::is_said(const Scenario& scenario) const {
    return !is_new || get(scenario, *this) != get(Scenario(), *this);
}

bool has_own_formula(const Scenario& scenario) {
    const std::vector<std::string_view> compared = parts(scenario.compared_rules);
    return scenario.rule == formula_rule.key ||
           std::ranges::find(compared, formula_rule.key) != compared.end();
}

std::span<const Field> fields() {
    static const std::vector<Field> all_fields = make_fields();
    return all_fields;
}

const Field& field(std::string_view key) {
    const auto found = std::ranges::find(fields(), key, &Field::key);
    if (found != fields().end())
        return *found;
    std::vector<std::string_view> known;
    for (const Field& candidate : fields())
        known.push_back(candidate.key);
    const std::string_view meant = nearest(key, known);
    if (meant.empty())
        throw UnknownName(Message("field.none", "there is no field %1", {in_quotes(key)}));
    throw UnknownName(
        Message("field.none-but", "there is no field %1; is %2 meant?", {in_quotes(key), meant}));
}

const Choices* choices_in(const Field& field) {
    if (const auto* one = std::get_if<ChoiceField>(&field.kind))
        return one;
    return std::get_if<ChoicesField>(&field.kind);
}

const Field& choice_field(std::string Scenario::*member) {
    for (const Field& candidate : fields())
        if (const Choices* kind = choices_in(candidate); kind && kind->member == member)
            return candidate;
    throw std::logic_error("a member that is not chosen from a table");
}

const Choice& chosen(const Scenario& scenario, std::string Scenario::*member) {
    const auto& kind = std::get<ChoiceField>(choice_field(member).kind);
    return kind.choices[chosen_index(scenario, kind)];
}

std::vector<const Choice*> all_chosen(const Scenario& scenario, std::string Scenario::*member) {
    const Choices& kind = *choices_in(choice_field(member));
    std::vector<const Choice*> made;
    for (const std::string_view key : parts(scenario.*member))
        made.push_back(&record_of(kind.choices, kind.table, key));
    return made;
}

std::size_t chosen_index(const Scenario& scenario, const Choices& field) {
    const auto found = std::ranges::find(field.choices, scenario.*field.member, &Choice::key);
    if (found == field.choices.end())
        throw InvalidRequest(
            Message("choice.none", "%1 is not one of the %2: %3",
                    {in_quotes(scenario.*field.member), keyed({"noun", field.table}, field.table),
                     listed(field.choices)}));
    return static_cast<std::size_t>(found - field.choices.begin());
}

std::string get(const Scenario& scenario, const Field& field) {
    return std::visit(ToText{scenario}, field.kind);
}

void set(Scenario& scenario, const Field& field, std::string_view text) {
    std::visit([&](const auto& kind) { assign(scenario, field, kind, text); }, field.kind);
}

void set(Scenario& scenario, std::string_view key, std::string_view text) {
    set(scenario, field(key), text);
}

void set_number(Scenario& scenario, const Field& field, double value) {
    const auto range = number_range(field);
    if (!range)
        throw std::logic_error("a number for a field that takes none");
    checked_number(field.key, value, *range);
    if (const auto* whole = std::get_if<IntegerField>(&field.kind))
        put(scenario, *whole, value);
    else
        put(scenario, std::get<ParameterField>(field.kind), value);
}

double shown_number(const Scenario& scenario, const Field& field) {
    if (field.key == set_scale.key)
        return scale(scenario);
    return parse_real(get(scenario, field)).value_or(0);
}

Message unread_because(const Scenario& scenario, const Field& field) {
    Message reason;
    if (field.applies(scenario))
        return reason;
    for (const auto member : field.decided_by) {
        if ((scenario.*member).empty())
            continue;
        const std::string choice = std::string(choice_field(member).key) + " = " + scenario.*member;
        reason =
            reason.empty() ? Message(choice) : Message("clause.and", "%1 and %2", {reason, choice});
    }
    return reason;
}

void validate(const Scenario& scenario) {
    Scenario checked;
    for (const Field& candidate : fields())
        set(checked, candidate, get(scenario, candidate));
    if (is_file(scenario.queries) && scenario.query_file.empty())
        throw InvalidRequest(Message(
            "scenario.query-file",
            "queries = 'file' needs query_file, the path of an NPY, NPZ or safetensors file"));
    if (is_file(scenario.keys) && scenario.key_file.empty())
        throw InvalidRequest(
            Message("scenario.key-file",
                    "keys = 'file' needs key_file, the path of an NPY, NPZ or safetensors file"));
    if ((is_trained(scenario.queries) || is_trained(scenario.keys)) &&
        scenario.trained_file.empty())
        throw InvalidRequest(Message("scenario.trained-file",
                                     "queries or keys of a trained head need trained_file, the "
                                     "path of an NPZ file that the laboratory wrote"));
}

bool is_given_by_files(const Scenario& scenario, std::string_view key) {
    const bool keys = is_file(scenario.keys) && !scenario.key_file.empty();
    const bool queries = is_file(scenario.queries) && !scenario.query_file.empty();
    const bool trained = (is_trained(scenario.queries) || is_trained(scenario.keys)) &&
                         !scenario.trained_file.empty();
    return (key == "n" && keys) || (key == "d" && (keys || queries || trained));
}

std::vector<std::pair<std::string, std::string>> describe(const Scenario& scenario) {
    std::vector<std::pair<std::string, std::string>> described;
    for (const Field& candidate : fields())
        if (candidate.is_said(scenario))
            described.emplace_back(candidate.key, get(scenario, candidate));
    return described;
}

}  // namespace attnscope
