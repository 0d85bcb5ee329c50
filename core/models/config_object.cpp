#include "core/models/config_object.h"

#include <cmath>

#include "core/text/errors.h"
#include "core/text/json_keys.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

using Json = nlohmann::json;

constexpr double most = 1e12;

const Message a_text("config.a-text", "a text");

bool is_in_range(const Json& value, double least) {
    if (!value.is_number())
        return false;
    const double number = value.get<double>();
    return number >= least && number <= most;
}

}  // namespace

const Json* ConfigObject::find(const char* name) const {
    asked_.insert(name);
    const auto found = object_->find(name);
    return found == object_->end() || found->is_null() ? nullptr : &*found;
}

void ConfigObject::refuse(const char* name, const Message& kind) const {
    throw InvalidRequest(Message("config.kind", "%1 is not %2", {path_ + name, kind}));
}

std::optional<double> ConfigObject::number(const char* name, double least) const {
    const Json* const value = find(name);
    if (!value)
        return {};
    if (!is_in_range(*value, least))
        refuse(name, {"config.a-number", "a number from %1 to %2", {least, most}});
    return value->get<double>();
}

std::optional<std::int64_t> ConfigObject::count(const char* name, std::int64_t least) const {
    const Json* const value = find(name);
    if (!value)
        return {};
    if (!value->is_number_integer() || !is_in_range(*value, static_cast<double>(least)))
        refuse(name, {"config.a-count", "a whole number from %1 to %2", {least, most}});
    return value->get<std::int64_t>();
}

std::optional<std::string> ConfigObject::text(const char* name) const {
    const Json* const value = find(name);
    if (!value)
        return {};
    if (!value->is_string())
        refuse(name, a_text);
    return value->get<std::string>();
}

bool ConfigObject::is_true(const char* name) const {
    const Json* const value = find(name);
    if (value && !value->is_boolean())
        refuse(name, {"config.a-flag", "true or false"});
    return value && value->get<bool>();
}

bool ConfigObject::is_on(const char* name) const {
    const Json* const value = find(name);
    return value && *value != false && *value != 0;
}

std::optional<ConfigObject> ConfigObject::object(const char* name) const {
    const Json* const value = find(name);
    if (!value)
        return {};
    if (!value->is_object())
        refuse(name, {"config.an-object", "an object"});
    return ConfigObject(*value, path_ + name + '.');
}

const Json* ConfigObject::element(const char* name, std::int64_t index) const {
    const Json* const array = find(name);
    if (!array)
        return nullptr;
    if (!array->is_array())
        refuse(name, {"config.an-array", "an array"});
    const auto at = static_cast<std::size_t>(index);
    return at < array->size() ? &(*array)[at] : nullptr;
}

std::optional<std::string> ConfigObject::text_at(const char* name, std::int64_t index) const {
    const Json* const value = element(name, index);
    if (!value)
        return {};
    if (!value->is_string())
        refuse(name, {"config.texts", "an array of texts"});
    return value->get<std::string>();
}

std::optional<std::int64_t> ConfigObject::count_at(const char* name, std::int64_t index) const {
    const Json* const value = element(name, index);
    if (!value)
        return {};
    if (!value->is_number_integer() || !is_in_range(*value, 0))
        refuse(name, {"config.counts", "an array of whole numbers"});
    return value->get<std::int64_t>();
}

std::vector<std::string> ConfigObject::not_asked() const {
    std::vector<std::string> names;
    for (const auto& [name, value] : object_->items())
        if (!asked_.contains(name) && !value.empty() && value != false && value != 0)
            names.push_back(path_ + name);
    return names;
}

Json parse_config(const std::string& text) {
    constexpr int deepest = 8;
    if (is_nested_deeper(text, deepest))
        throw InvalidRequest(Message("config.deep", "it nests objects deeper than %1", {deepest}));
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        throw InvalidRequest(Message("config.object", "it is not a JSON object"));
    if (const auto twice = doubled_keys(text); twice && !twice->empty())
        throw InvalidRequest(
            Message("config.twice", "it names %1 twice", {in_quotes(twice->front())}));
    return json;
}

}  // namespace attnscope
