#include "core/vectors/captured_file.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/attention/softcap.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/io/captured_names.h"
#include "core/io/tensor_file.h"
#include "core/text/errors.h"
#include "core/text/json_keys.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

using Json = nlohmann::json;

/// The choices that say how a call computes attention.
constexpr std::array stated_choices = {&Scenario::rule, &Scenario::attention, &Scenario::position,
                                       &Scenario::mask, &Scenario::normalizer};

/// The fields that follow from the file itself, or name other files.
constexpr std::array<std::string_view, 15> never_stated = {
    "n",           "d",          "queries", "keys", "query_file",   "key_file",  "query_tensor",
    "key_tensor",  "first_axis", "batch",   "head", "weights_file", "sink_file", "position_file",
    "trained_file"};

bool is_stated(const Field& field) {
    return field.key != tokens_field &&
           std::ranges::find(never_stated, field.key) == never_stated.end();
}

/// Whether a call states the field although its metadata leave it out. They may say of a choice
/// that they do not know it.
bool is_always_stated(const Field& field, const std::vector<std::string>& not_said) {
    const auto choice = stated_choice_of(field);
    return choice ? std::ranges::find(not_said, choice_field(*choice).key) == not_said.end()
                  : field.key == softcap.key;
}

bool sets_field_of_files(const std::string& setting) {
    return is_of_files(field(split_assignment(setting).first));
}

/// Thrown for metadata that cannot be used.
class Unusable : public Error {
public:
    using Error::Error;
};

[[noreturn]] void refuse_form() {
    throw Unusable(Message("captured.form", "they are not of the form that is read"));
}

/// Returns the JSON; arrays and objects that are nested deeper than those of a call are refused.
Json parsed_calls(const std::string& text) {
    constexpr int deepest = 4;
    constexpr std::size_t most_calls = 65'536;
    if (is_nested_deeper(text, deepest))
        refuse_form();
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_array())
        refuse_form();
    if (json.size() > most_calls)
        throw Unusable(Message("captured.many",
                               "they state %1 calls, more than the %2 that are read",
                               {json.size(), most_calls}));
    return json;
}

/// Returns a text in an object; empty if it has none of this name.
std::string text_in(const Json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end())
        return {};
    if (!found->is_string())
        refuse_form();
    return found->get<std::string>();
}

/// Returns the sentence as a part of another one.
std::string without_full_stop(std::string sentence) {
    if (sentence.ends_with('.'))
        sentence.pop_back();
    return sentence;
}

std::string setting_value(const Json& value) {
    if (value.is_string())
        return value.get<std::string>();
    if (!value.is_number())
        refuse_form();
    return value.is_number_float() ? to_text(value.get<double>()) : value.dump();
}

/// Returns "key=value" for each member of the object.
std::vector<std::string> settings_in(const Json& stated) {
    if (!stated.is_object())
        refuse_form();
    std::vector<std::string> settings;
    for (const auto& [key, value] : stated.items()) {
        if (!is_stated(field(key)))
            throw Unusable(Message("captured.field", "they state %1, which a file cannot decide",
                                   {in_quotes(key)}));
        settings.push_back(key + '=' + setting_value(value));
    }
    return settings;
}

/// Puts choices before their parameters, so that no parameter chooses another record.
void choices_first(std::vector<std::string>& settings) {
    std::ranges::stable_partition(settings, [](const std::string& setting) {
        return choices_in(field(split_assignment(setting).first)) != nullptr;
    });
}

/// Returns the default Scenario with these settings; those that contradict one another are refused.
Scenario said_by(std::vector<std::string> settings) {
    choices_first(settings);
    std::vector<std::string> of_files;
    std::ranges::copy_if(settings, std::back_inserter(of_files), sets_field_of_files);
    std::erase_if(settings, sets_field_of_files);
    return with_settings(scenario_with(settings), of_files);
}

std::vector<StatedField> fields_in(const Json& stated, const std::vector<std::string>& not_said) {
    const Scenario said = said_by(settings_in(stated));
    std::vector<StatedField> fields_said;
    for (const Field& each : fields())
        if (stated.contains(each.key) || (is_always_stated(each, not_said) && each.applies(said)))
            fields_said.push_back({std::string(each.key), get(said, each)});
    return fields_said;
}

/// Returns the index of a text; nothing for null.
std::optional<std::int64_t> text_index(const Json& value) {
    if (value.is_null())
        return {};
    if (!value.is_number_unsigned() || !std::in_range<std::int64_t>(value.get<std::uint64_t>()))
        refuse_form();
    return value.get<std::int64_t>();
}

std::optional<CallTexts> texts_in(const Json& object) {
    const auto keys = object.find("key_text"), queries = object.find("query_text");
    if (keys == object.end() && queries == object.end())
        return {};
    if (keys == object.end() || queries == object.end())
        refuse_form();
    return CallTexts{text_index(*keys), text_index(*queries)};
}

/// Returns the choices that a call does not know, such as "mask".
std::vector<std::string> not_said_in(const Json& object) {
    const auto found = object.find("not_said");
    if (found == object.end())
        return {};
    if (!found->is_array() ||
        !std::ranges::all_of(*found, [](const Json& key) { return key.is_string(); }))
        refuse_form();
    return found->get<std::vector<std::string>>();
}

CapturedCall call_in(const Json& object) {
    if (!object.is_object())
        refuse_form();
    const auto stated = object.find("fields");
    CapturedCall call{
        .layer = text_in(object, "layer"),
        .tensors = {text_in(object, "q"), text_in(object, "k")},
        .fields = fields_in(stated == object.end() ? Json::object() : *stated, not_said_in(object)),
        .not_shown = without_full_stop(text_in(object, "not_shown")),
        .texts = texts_in(object)};
    if (call.tensors.queries.empty() || call.tensors.keys.empty())
        refuse_form();
    return call;
}

void read_calls(const Metadata& said, CapturedFile& file) {
    constexpr std::string_view known_format = "1";
    const auto calls = said.find(captured::calls), format = said.find(captured::format);
    if (format == said.end())
        return;
    if (format->second != known_format)
        throw Unusable(Message("captured.version",
                               "they have the form %1, and this version of Attnscope reads form %2",
                               {in_quotes(format->second), known_format}));
    if (calls == said.end())
        return;
    for (const Json& object : parsed_calls(calls->second))
        file.calls.push_back(call_in(object));
}

}  // namespace

std::optional<std::string Scenario::*> stated_choice_of(const Field& field) {
    const Choices* const kind = choices_in(field);
    for (const auto member : stated_choices)
        if (kind ? kind->member == member
                 : std::ranges::find(field.decided_by, member) != field.decided_by.end())
            return member;
    return {};
}

CapturedFile captured_in(const TensorFile& file) {
    constexpr std::array names = {captured::format, captured::calls, captured::tokens};
    const Metadata said = file.metadata(names);
    CapturedFile read;
    try {
        read_calls(said, read);
        read.has_tokens = said.contains(captured::tokens);
    } catch (const Error& why) {
        read = {
            {},
            false,
            Message("captured.unusable", "%1: what its metadata say of λ and mask is not taken: %2",
                    {printable(file.path()), why.message()})};
    }
    return read;
}

bool is_of_files(const Field& field) {
    const auto decides = [&](std::string Scenario::*member) {
        return std::ranges::find(field.decided_by, member) != field.decided_by.end();
    };
    return field.read_by && (decides(&Scenario::queries) || decides(&Scenario::keys));
}

bool may_be_stated(const Field& field) {
    return is_stated(field) || field.key == tokens_field;
}

const CapturedCall* call_of(const CapturedFile& file, const TensorPair& tensors) {
    const auto found = std::ranges::find(file.calls, tensors, &CapturedCall::tensors);
    return found == file.calls.end() ? nullptr : &*found;
}

}  // namespace attnscope
