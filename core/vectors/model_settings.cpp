#include "core/vectors/model_settings.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/models/model_config.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "core/vectors/inputs.h"
#include "core/vectors/layers.h"
#include "core/vectors/statement.h"

namespace attnscope {
namespace {

/// Takes the value of a key out of the settings; nothing if they do not have the key.
std::optional<std::string> taken(std::vector<std::string>& settings, std::string_view key) {
    std::optional<std::string> value;
    for (auto each = settings.begin(); each != settings.end();) {
        const auto [name, text] = split_assignment(*each);
        if (name != key) {
            ++each;
            continue;
        }
        if (value)
            throw InvalidRequest(Message("config.given-twice", "%1 is given twice", {name}));
        value = text;
        each = settings.erase(each);
    }
    return value;
}

std::int64_t layer_number(const std::string& text) {
    const auto number = parse_integer(text);
    if (!number || *number < 0)
        throw InvalidRequest(Message("config.layer-number",
                                     "model_layer = %1 is not a whole number from 0",
                                     {printable(text)}));
    return *number;
}

/// Returns the number of the layer whose tensors the Scenario reads; 0 if there is none.
std::int64_t layer_of_tensors(const Scenario& scenario) {
    if (!has_own_vectors(scenario))
        return 0;
    try {
        const std::vector<Layer> layers = layers_of(scenario);
        const Layer* const layer = layer_at(layers, scenario);
        return layer ? layer->number : 0;
    } catch (const Error&) {  // whoever reads the tensors says why they cannot be read
        return 0;
    }
}

}  // namespace

ModelSettings settings_by_config(const std::string& path, const Scenario& scenario,
                                 std::optional<std::int64_t> layer,
                                 const std::vector<std::string>& own) {
    ModelConfig config = model_config_in(path, layer ? *layer : layer_of_tensors(scenario));
    const Scenario configured = scenario_with(config.settings);
    const auto drop = [&](std::string_view key, std::string_view unit) {
        std::erase_if(config.settings, [&](const std::string& setting) {
            const auto name = split_assignment(setting).first;
            return name == key || unit_of(name) == unit;
        });
    };
    for (const std::string& key : own)
        drop(key, unit_of(key) == key || !field(key).applies(configured) ? unit_of(key) : "");
    for (const StatedField& each : statement_where_possible(scenario).fields)
        drop(each.key, unit_of(each.key));
    if (has_own_vectors(scenario))
        drop("d", "");
    return {config.settings, model_config_note(config)};
}

ModelSettings with_model_config(const std::vector<std::string>& settings) {
    std::vector<std::string> rest = settings;
    const auto path = taken(rest, model_config_key), layer = taken(rest, model_layer_key);
    if (!path && layer)
        throw InvalidRequest(
            Message("config.layer-alone", "model_layer takes effect with model_config alone"));
    if (!path)
        return {settings, {}};
    std::vector<std::string> own;
    for (const std::string& setting : rest)
        own.push_back(split_assignment(setting).first);
    const auto number = layer ? std::optional(layer_number(*layer)) : std::nullopt;
    ModelSettings made = settings_by_config(*path, with_settings({}, rest), number, own);
    std::ranges::copy(rest, std::back_inserter(made.settings));
    return made;
}

Scenario following_config(Scenario scenario, const std::vector<std::string>& settings) {
    const Scenario defaults;
    for (const std::string& setting : settings)
        for (const Field& each : fields())
            if (unit_of(each.key) == unit_of(split_assignment(setting).first))
                set(scenario, each, get(defaults, each));
    return with_settings(scenario, settings);
}

}  // namespace attnscope
