#include "core/vectors/statement.h"

#include <algorithm>

#include "core/attention/vector_source.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "core/vectors/layers.h"
#include "core/vectors/vector_files.h"

namespace attnscope {
namespace {

constexpr std::size_t longest_sentence = 300;

bool has_value(const Scenario& scenario, const StatedField& stated) {
    return get(scenario, field(stated.key)) == stated.value;
}

/// Whether a choice and its parameters, or another field, are as stated.
bool is_as_stated(const Scenario& scenario, const Statement& stated, std::string_view unit) {
    bool found = false;
    for (const StatedField& each : stated.fields)
        if (unit_of(each.key) == unit) {
            if (!has_value(scenario, each))
                return false;
            found = true;
        }
    return found;
}

bool is_among(const std::vector<std::string>& own, std::string_view unit) {
    return std::ranges::any_of(own, [&](const std::string& key) { return unit_of(key) == unit; });
}

bool is_of_one_file(const Scenario& scenario) {
    return is_file(scenario.queries) && is_file(scenario.keys) && !scenario.query_file.empty() &&
           scenario.query_file == scenario.key_file;
}

/// Whether a note names the field: it has not its default, or is a rule or a mask.
bool is_worth_naming(const StatedField& stated) {
    const Field& each = field(stated.key);
    const auto choice = stated_choice_of(each);
    return stated.key != tokens_field && (choice == &Scenario::rule || choice == &Scenario::mask ||
                                          get(Scenario(), each) != stated.value);
}

}  // namespace

std::string_view unit_of(std::string_view key) {
    const auto choice = stated_choice_of(field(key));
    return choice ? choice_field(*choice).key : key;
}

Statement statement_in(const CapturedFile& captured, const std::string& path,
                       const TensorPair& tensors) {
    Statement stated;
    stated.fault = captured.fault;
    if (!captured.calls.empty())
        stated.file = path;
    const CapturedCall* const call = call_of(captured, tensors);
    if (!call)
        return stated;
    stated.layer = call->layer;
    stated.fields = call->fields;
    stated.not_shown = call->not_shown;
    stated.texts = call->texts;
    const bool has_text = call->texts && (call->texts->keys || call->texts->queries);
    if (captured.has_tokens || has_text)
        stated.fields.push_back({std::string(tokens_field), path});
    return stated;
}

Message mask_fault(const Statement& stated) {
    if (stated.not_shown.empty())
        return {};
    return {"captured.mask",
            "the mask of this layer cannot be shown: %1",
            {printable(stated.not_shown, longest_sentence)}};
}

Statement statement_of(const Scenario& scenario) {
    if (!is_of_one_file(scenario))
        return {};
    Scenario first = with_first_layer(scenario);
    first.batch = first.head = 0;
    const FileHeads heads = open_heads(first);
    return statement_in(captured_in(heads.queries->file), scenario.query_file,
                        {heads.queries->tensor->name, heads.keys->tensor->name});
}

Statement statement_where_possible(const Scenario& scenario) {
    try {
        return statement_of(scenario);
    } catch (const Error&) {
        return {};
    }
}

bool is_by_file(const Scenario& scenario, const Statement& stated, std::string_view key) {
    if (std::ranges::find(stated.fields, key, &StatedField::key) == stated.fields.end())
        return false;
    const std::string_view unit = unit_of(key);
    const bool is_missing_mask =
        !stated.not_shown.empty() && unit == choice_field(&Scenario::mask).key;
    return !is_missing_mask && is_as_stated(scenario, stated, unit);
}

Scenario following(Scenario scenario, const Statement& before, const Statement& next,
                   const std::vector<std::string>& own) {
    const Scenario was = scenario;
    const bool is_other = before.file != next.file;
    const auto follows = [&](const StatedField& each, bool whatever) {
        const std::string_view unit = unit_of(each.key);
        return !is_among(own, unit) && (whatever || is_as_stated(was, before, unit));
    };
    for (const StatedField& each : before.fields)
        if (is_other && follows(each, false))
            set(scenario, each.key, get(Scenario(), field(each.key)));
    const auto is_untouched = [&](const StatedField& each) {
        const std::string_view unit = unit_of(each.key);
        return get(was, field(each.key)) == get(Scenario(), field(each.key)) &&
               std::ranges::none_of(before.fields, [&](const StatedField& other) {
                   return unit_of(other.key) == unit;
               });
    };
    for (const StatedField& each : next.fields)
        if (follows(each, is_other || is_untouched(each)))
            set(scenario, each.key, each.value);
    return scenario;
}

Scenario scenario_by_files(const std::vector<std::string>& settings) {
    const Statement stated = statement_where_possible(with_settings({}, settings));
    return scenario_with(settings, following({}, {}, stated));
}

void require_mask(const Statement& stated, const std::vector<std::string>& settings) {
    const std::string_view mask = choice_field(&Scenario::mask).key;
    const bool is_chosen = std::ranges::any_of(settings, [&](const std::string& setting) {
        return split_assignment(setting).first == mask;
    });
    if (!stated.not_shown.empty() && !is_chosen)
        throw InvalidRequest(
            Message("captured.mask-refused",
                    "%1: %2; set mask=none, or another mask, to show the scores without it",
                    {printable(stated.file), mask_fault(stated)}));
}

std::vector<std::string> settings_by_files(const Scenario& scenario,
                                           std::vector<std::string_view> said) {
    const Statement stated = statement_where_possible(scenario);
    const Scenario defaults;
    for (const StatedField& each : stated.fields) {
        const Field& of = field(each.key);
        const bool is_default = has_value(defaults, each) && has_value(scenario, each);
        if (of.applies(scenario) && !is_default)
            said.push_back(of.key);
    }
    const std::string_view mask = choice_field(&Scenario::mask).key;
    if (!stated.not_shown.empty())
        said.push_back(mask);
    return settings_of(scenario, said, following({}, {}, stated));
}

std::vector<std::string_view> fields_by_file(const Scenario& scenario, const Statement& stated) {
    std::vector<std::string_view> keys;
    for (const StatedField& each : stated.fields)
        if (is_worth_naming(each) && is_by_file(scenario, stated, each.key))
            keys.push_back(field(each.key).key);
    return keys;
}

std::optional<Message> by_file_note(const Scenario& scenario, const Statement& stated) {
    std::string named;
    for (const std::string_view key : fields_by_file(scenario, stated))
        named += (named.empty() ? "" : ", ") + std::string(key) + " = " +
                 printable(get(scenario, field(key)));
    if (named.empty())
        return {};
    return Message("captured.by-file", "%1: by the file %2",
                   {named, printable(stated.layer.empty() ? stated.file
                                                          : stated.file + " (" + stated.layer + ")",
                                     longest_sentence)});
}

}  // namespace attnscope
